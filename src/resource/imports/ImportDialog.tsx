import type { ImportKind, Job } from '#api/generated/types.gen.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';

export interface ImportDialogProps {
  kind: ImportKind;
  /** What else the screen can import; the person chooses. */
  kinds?: readonly ImportKind[];
  onClose: () => void;
  /** Called once when rows were written or taken back, also when the dialog was closed meanwhile. Lists are read again before. */
  onApplied?: (job: Job) => void;
}

/** Import of a CSV file or a workbook: template, choice of file, mapping, dry run row by row, writing, undoing. */
export const ImportDialog = lazyPart<ImportDialogProps>(
  'import-dialog',
  async () => (await import('./ImportDialogBody.tsx')).ImportDialogBody,
);
