import { useOverList, withOnly } from '#resource/list/useOverList.ts';

export const competitorTabs = ['settings', 'history'] as const;
export type CompetitorTab = (typeof competitorTabs)[number];

const only = withOnly(['open', 'tab', 'dialog']);

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
    openCompetitor: (id: string, replace = false): void => open(only({ open: id }), replace),
    openCreation: (): void => open(only({ dialog: 'create' })),
    showTab: (tab: CompetitorTab): void => turn(only({ open: competitorId ?? '', tab })),
    close: (): void => close(only({})),
  };
}
