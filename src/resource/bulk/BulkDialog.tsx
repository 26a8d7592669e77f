import type { BulkRequest, Job } from '#api/generated/types.gen.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';

export interface BulkDialogProps {
  /** What is to be done to which rows. Another request is another dialog: give it a `key`. */
  request: BulkRequest;
  /** The action as a verb with its object: "Change the category". */
  title: string;
  /** The action takes something away: archiving. */
  danger?: boolean;
  onClose: () => void;
  /** Called once when the job is over, however it ended, also when the dialog was closed meanwhile. Lists are read again before. */
  onDone?: (job: Job) => void;
}

/** What a bulk action would do, row by row, then doing it: preview, progress, result, retry of what is left. */
export const BulkDialog = lazyPart<BulkDialogProps>(
  'bulk-dialog',
  async () => (await import('./BulkDialogBody.tsx')).BulkDialogBody,
);
