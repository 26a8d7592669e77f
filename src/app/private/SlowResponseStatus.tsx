import { Suspense, useSyncExternalStore } from 'react';
import { slowCalls } from '#api/slowCalls.ts';
import { lazyWithFallback } from '#app/shell/layout/lazyWithFallback.ts';

const nothing = () => null;
const SlowResponseNotice = lazyWithFallback(
  async () => (await import('./SlowResponseNotice.tsx')).SlowResponseNotice,
  nothing,
);

/** Where it is said that the server is slow. The region is there before its sentence, so that it is heard. */
export function SlowResponseStatus() {
  const isSlow = useSyncExternalStore(slowCalls.subscribe, slowCalls.isAny);
  return (
    <div aria-live="polite">
      <Suspense>{isSlow && <SlowResponseNotice />}</Suspense>
    </div>
  );
}
