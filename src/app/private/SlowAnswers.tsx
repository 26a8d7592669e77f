import { Suspense, useSyncExternalStore } from 'react';
import { slowCalls } from '#api/slowCalls.ts';
import { lazyWithFallback } from '#app/shell/layout/lazyWithFallback.ts';

const nothing = () => null;
const SlowNote = lazyWithFallback(async () => (await import('./SlowNote.tsx')).SlowNote, nothing);

/** Where it is said that the server is slow. The region is there before its sentence, so that it is heard. */
export function SlowAnswers() {
  const isSlow = useSyncExternalStore(slowCalls.subscribe, slowCalls.isAny);
  return (
    <div aria-live="polite">
      <Suspense>{isSlow && <SlowNote />}</Suspense>
    </div>
  );
}
