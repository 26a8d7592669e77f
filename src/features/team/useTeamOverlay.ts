import { useOverList, withOnly } from '#resource/list/useOverList.ts';

export const memberTabs = ['profile', 'access', 'signIns', 'history'] as const;
export type MemberTab = (typeof memberTabs)[number];

const only = withOnly(['open', 'tab', 'dialog']);

/** What lies over the list of the team, in its address (ADR 21): the drawer of a member with its tab, or a dialog. */
export function useTeamOverlay() {
  const { search, open, close, turn } = useOverList();
  const query = new URLSearchParams(search);
  const memberId = query.get('open');
  return {
    memberId,
    tab: memberTabs.find((tab) => tab === query.get('tab')) ?? 'profile',
    dialog: query.get('dialog'),
    openMember: (id: string): void => open(only({ open: id })),
    openDialog: (dialog: 'invite' | 'import'): void => open(only({ dialog })),
    showTab: (tab: MemberTab): void => turn(only({ open: memberId ?? '', tab })),
    close: (): void => close(only({})),
  };
}
