import { createOverlay } from '@chakra-ui/react/hooks';
import { createElement, useEffect, type ReactNode } from 'react';
import { ConfirmDialog, type Question } from './ConfirmDialog.tsx';

const overlay = createOverlay<Question, boolean>(ConfirmDialog);
const asked = new Set<string>();
let count = 0;

/**
 * Where the questions of `confirm` and `warn` appear; once in the app. What is open when it goes, as at the end of a
 * session, is answered with no, and does not wait for whoever signs in next.
 */
export function ConfirmViewport(): ReactNode {
  useEffect(() => dismissAll, []);
  return createElement(overlay.Viewport);
}

/** Asks before something that cannot be taken back; false for Cancel, Escape and the backdrop. */
export function confirm(question: Question): Promise<boolean> {
  return ask(question);
}

/**
 * Says that something did not work, in a dialog with one way on (R16). Resolves when the dialog is gone, so that a form
 * below it knows until when Escape and clicks are not meant for it.
 */
export async function warn(warning: Pick<Question, 'title' | 'text' | 'action' | 'failure'>): Promise<void> {
  await ask({ ...warning, warning: true });
}

async function ask(question: Question): Promise<boolean> {
  count += 1;
  const id = `question ${count}`;
  asked.add(id);
  const answer: boolean | undefined = await overlay.open(id, question);
  asked.delete(id);
  if (question.warning) await overlay.waitForExit(id);
  return answer ?? false;
}

function dismissAll(): void {
  for (const id of asked) void overlay.close(id);
  overlay.removeAll();
}
