import { useOverList, withOnly } from '#resource/list/useOverList.ts';

export const alertRuleTabs = ['settings', 'history'] as const;
export type AlertRuleTab = (typeof alertRuleTabs)[number];

const only = withOnly(['open', 'tab', 'dialog']);

/** What lies over the list of rules, in its address (ADR 21): the drawer of one with its tab, or the dialog of a new one. */
export function useAlertRuleOverlay() {
  const { search, open, close, turn } = useOverList();
  const query = new URLSearchParams(search);
  const alertRuleId = query.get('open');
  return {
    alertRuleId,
    tab: alertRuleTabs.find((tab) => tab === query.get('tab')) ?? 'settings',
    isCreating: query.get('dialog') === 'create',
    /** @param replace takes the place of the dialog that is open in the history */
    openRule: (id: string, replace = false): void => open(only({ open: id }), replace),
    openCreation: (): void => open(only({ dialog: 'create' })),
    showTab: (tab: AlertRuleTab): void => turn(only({ open: alertRuleId ?? '', tab })),
    close: (): void => close(only({})),
  };
}
