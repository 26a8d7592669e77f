import type { ImportDialogProps } from '#resource/imports/ImportDialog.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';

/** Import of a CSV file or a workbook: template, choice of file, mapping, dry run row by row, writing, undoing. */
export const ImportDialog = lazyPart<Omit<ImportDialogProps, 'records'>>('import-dialog', async () => {
  const [{ ImportDialog }, { catalogue }] = await Promise.all([
    import('#resource/imports/ImportDialog.tsx'),
    import('./catalogue.ts'),
  ]);
  return (props) => <ImportDialog {...props} records={catalogue} />;
});
