/** Parts of the drawer of a competitor and of a rule. */
export const recordTabs = ['settings', 'history'] as const;
export type RecordTab = (typeof recordTabs)[number];
