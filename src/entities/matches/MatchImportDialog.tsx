import type { ImportDialogProps } from '#resource/imports/ImportDialog.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';

const kinds = [{ kind: 'matches' }, { kind: 'readings' }] as const;

/** Import of matches or of price readings from a CSV file, a workbook or pasted rows: dry run row by row, writing, undoing. */
export const MatchImportDialog = lazyPart<Pick<ImportDialogProps, 'onClose'>>('import-dialog', async () => {
  const [{ ImportDialog }, { matches }] = await Promise.all([
    import('#resource/imports/ImportDialog.tsx'),
    import('./matches.ts'),
  ]);
  return (props) => <ImportDialog {...props} kind="matches" kinds={kinds} records={matches} />;
});
