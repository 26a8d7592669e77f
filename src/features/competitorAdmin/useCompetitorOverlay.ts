import { toSearch, useOverList } from '#resource/list/useOverList.ts';

export const competitorTabs = ['settings', 'history'] as const;
export type CompetitorTab = (typeof competitorTabs)[number];

const withOnly =
  (values: Readonly<Record<string, string>>) =>
  (search: string): string => {
    const query = new URLSearchParams(search);
    for (const name of ['open', 'tab', 'dialog']) query.delete(name);
    for (const [name, value] of Object.entries(values)) query.set(name, value);
    return toSearch(query);
  };

/** What lies over the list of competitors, in its address (ADR 21): the drawer of one with its tab, or a dialog. */
export function useCompetitorOverlay() {
  const { search, open, close, turn } = useOverList();
  const query = new URLSearchParams(search);
  const competitorId = query.get('open');
  return {
    competitorId,
    tab: competitorTabs.find((tab) => tab === query.get('tab')) ?? 'settings',
    isCreating: query.get('dialog') === 'create',
    /** @param replace takes the place of the dialog that is open in the history */
    openCompetitor: (id: string, replace = false): void => open(withOnly({ open: id }), replace),
    openCreation: (): void => open(withOnly({ dialog: 'create' })),
    showTab: (tab: CompetitorTab): void => turn(withOnly({ open: competitorId ?? '', tab })),
    close: (): void => close(withOnly({})),
  };
}
