import './idleTexts.ts';
import { AlertBell } from '#app/shell/topbar/AlertBell.tsx';
import { IdleWarning } from '#app/shell/status/IdleWarning.tsx';
import { OfflineBadge } from '#app/shell/status/OfflineBadge.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';

/** What the frame does without until the page is usable. */
export function IdleParts() {
  return (
    <>
      <OfflineBadge />
      <FocusKeeper />
      <IdleWarning />
      <AlertBell />
    </>
  );
}
