import { useOverList, withOnly } from '#resource/list/useOverList.ts';

const only = withOnly(['open', 'dialog']);

/** What lies over the list of runs, in its address (ADR 21): one run in its drawer, or the dialog that begins one. */
export function useScanOverlay() {
  const { search, open, close } = useOverList();
  const query = new URLSearchParams(search);
  return {
    scanRunId: query.get('open'),
    isStarting: query.get('dialog') === 'scan',
    openRun: (id: string): void => open(only({ open: id })),
    openStart: (): void => open(only({ dialog: 'scan' })),
    close: (): void => close(only({})),
  };
}
