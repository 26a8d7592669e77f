import type { ImportDialogProps } from '#resource/imports/ImportDialog.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';

/** Import of margins from a CSV file, a workbook or pasted rows: dry run row by row, writing, undoing. */
export const TargetsImportDialog = lazyPart<Pick<ImportDialogProps, 'onClose'>>('import-dialog', async () => {
  const [{ ImportDialog }, { categories }] = await Promise.all([
    import('#resource/imports/ImportDialog.tsx'),
    import('./targetRecords.ts'),
  ]);
  return (props) => <ImportDialog {...props} kind="targets" records={categories} />;
});
