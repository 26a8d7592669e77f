import { Suspense } from 'react';
import { lazyWithFallback } from '#app/shell/layout/lazyWithFallback.ts';
import type { ErrorDetailsProps } from './ErrorDetails.tsx';

const ErrorDetails = lazyWithFallback(
  async () => (await import('./ErrorDetails.tsx')).ErrorDetails,
  () => null,
);

/** The details of an error, fetched with the first error: most days have none. */
export function LazyErrorDetails(props: ErrorDetailsProps) {
  return (
    <Suspense>
      <ErrorDetails {...props} />
    </Suspense>
  );
}
