import { toSearch, useOverList } from '#resource/list/useOverList.ts';

export const memberTabs = ['profile', 'access', 'signIns', 'history'] as const;
export type MemberTab = (typeof memberTabs)[number];

function without(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of ['open', 'tab', 'dialog']) query.delete(name);
  return query;
}

const withValue =
  (name: 'open' | 'dialog', value: string) =>
  (search: string): string => {
    const query = without(search);
    query.set(name, value);
    return toSearch(query);
  };

/** What lies over the list of the team, in its address (ADR 21): the drawer of a member with its tab, or a dialog. */
export function useTeamOverlay() {
  const { search, open, close, turn } = useOverList();
  const query = new URLSearchParams(search);
  return {
    memberId: query.get('open'),
    tab: memberTabs.find((tab) => tab === query.get('tab')) ?? 'profile',
    dialog: query.get('dialog'),
    openMember: (id: string): void => open(withValue('open', id)),
    openDialog: (dialog: 'invite' | 'import'): void => open(withValue('dialog', dialog)),
    showTab: (tab: MemberTab): void =>
      turn((now) => {
        const next = new URLSearchParams(now);
        next.set('tab', tab);
        return toSearch(next);
      }),
    close: (): void => close((now) => toSearch(without(now))),
  };
}
