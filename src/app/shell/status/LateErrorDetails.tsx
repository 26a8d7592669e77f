import { Suspense } from 'react';
import { optionalPart } from '#app/shell/layout/optionalPart.ts';
import type { ErrorDetailsProps } from './ErrorDetails.tsx';

const ErrorDetails = optionalPart(
  async () => (await import('./ErrorDetails.tsx')).ErrorDetails,
  () => null,
);

/** The details of an error, fetched with the first error: most days have none. */
export function LateErrorDetails(props: ErrorDetailsProps) {
  return (
    <Suspense>
      <ErrorDetails {...props} />
    </Suspense>
  );
}
