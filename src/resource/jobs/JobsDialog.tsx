import { lazyPart } from '#shared/ui/lazyPart.tsx';

/** One's own jobs: what runs, what became of each row, the files of exports, and the way back from imports. */
export const JobsDialog = lazyPart<{ onClose: () => void }>(
  'jobs-dialog',
  async () => (await import('./JobsDialogBody.tsx')).JobsDialogBody,
);
