import type { JobsDialogProps } from '#resource/jobs/JobsDialog.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';

/** One's own jobs: what runs, what became of each row, the files of exports, and the way back from imports. */
export const JobsDialog = lazyPart<Omit<JobsDialogProps, 'refresh'>>('jobs-dialog', async () => {
  const [{ JobsDialog }, { catalogueChanged }] = await Promise.all([
    import('#resource/jobs/JobsDialog.tsx'),
    import('./catalogueChanged.ts'),
  ]);
  return (props) => <JobsDialog {...props} refresh={catalogueChanged} />;
});
