import type { BulkDialogProps } from '#resource/bulk/BulkDialog.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';

/** What a bulk action would do, row by row, then doing it: preview, progress, result, retry of what is left. */
export const BulkDialog = lazyPart<Omit<BulkDialogProps, 'records'>>('bulk-dialog', async () => {
  const [{ BulkDialog }, { catalogue }] = await Promise.all([
    import('#resource/bulk/BulkDialog.tsx'),
    import('./catalogue.ts'),
  ]);
  return (props) => <BulkDialog {...props} records={catalogue} />;
});
