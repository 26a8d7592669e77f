/** Parts of the drawer of a member. */
export const memberTabs = ['profile', 'access', 'signIns', 'history'] as const;
export type MemberTab = (typeof memberTabs)[number];
