import { useOverList, withOnly } from './useOverList.ts';

const only = withOnly(['open', 'tab', 'dialog']);

/**
 * What lies over a list, in its address (ADR 21): the drawer of a record with its tab, or a dialog.
 *
 * @param tabs of the drawer, the first one being shown where the address names none of them
 */
export function useRecordOverlay<Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const { search, open, close, turn } = useOverList();
  const query = new URLSearchParams(search);
  const openId = query.get('open');
  return {
    /** The record whose drawer is open; null: none is. */
    openId,
    tab: tabs.find((tab) => tab === query.get('tab')) ?? tabs[0],
    /** The dialog that is open; null: none is. */
    dialog: query.get('dialog'),
    /** @param replace takes the place of the dialog that is open in the history */
    openRecord: (id: string, replace = false): void => open(only({ open: id }), replace),
    openDialog: (dialog: string): void => open(only({ dialog })),
    showTab: (tab: Tab): void => turn(only({ open: openId ?? '', tab })),
    close: (): void => close(only({})),
  };
}
