import { FocusKeeper } from './FocusKeeper.tsx';
import { OfflineMark } from './OfflineMark.tsx';

/** What the frame does without until the page is usable. */
export function LateParts() {
  return (
    <>
      <OfflineMark />
      <FocusKeeper />
    </>
  );
}
