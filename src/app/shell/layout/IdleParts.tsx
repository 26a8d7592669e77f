import { OfflineMark } from '#app/shell/status/OfflineMark.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';

/** What the frame does without until the page is usable. */
export function IdleParts() {
  return (
    <>
      <OfflineMark />
      <FocusKeeper />
    </>
  );
}
