import { createOverlay } from '@chakra-ui/react/hooks';
import { ConfirmDialog, type Question } from './ConfirmDialog.tsx';

const overlay = createOverlay<Question, boolean>(ConfirmDialog);
let count = 0;

/** Where the questions of `confirm` appear; once in the app. */
export const ConfirmViewport = overlay.Viewport;

/** Asks before something that cannot be taken back; false for Cancel, Escape and the backdrop. */
export async function confirm(question: Question): Promise<boolean> {
  count += 1;
  return (await overlay.open(`confirm ${count}`, question)) ?? false;
}

/** Says that something confirmed did not work, in a dialog with one way on (R16). */
export async function warn(warning: Pick<Question, 'title' | 'text' | 'action'>): Promise<void> {
  count += 1;
  await overlay.open(`warn ${count}`, { ...warning, warning: true });
}
