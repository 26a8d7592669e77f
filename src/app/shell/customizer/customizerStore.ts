import { layoutStore } from '#app/shell/layoutStore.ts';
import { session } from '#session/session.ts';
import type { LayoutSettings } from '#shared/lib/storageKeys.ts';

/** `preview`: the panel has stepped aside for a small bar (D28). */
export type CustomizerStage = 'closed' | 'open' | 'preview';

let stage: CustomizerStage = 'closed';
/** The settings as they were when the panel was opened (D28). */
let before: LayoutSettings | null = null;
let wantsFocus = false;
let button: HTMLElement | null = null;
const listeners = new Set<() => void>();

function enter(next: CustomizerStage): void {
  if (stage === 'closed') before = layoutStore.getSnapshot().settings;
  stage = next;
  wantsFocus = next !== 'closed';
  for (const listener of listeners) listener();
}

/** Where the focus goes when the customizer closes. */
export function keepButton(element: HTMLElement | null): void {
  button = element;
}

/**
 * Whether the customizer is open. It lives beside the components, so that a change of the layout or of the address
 * finds it as it was (spec §2, E133).
 */
export const customizerStore = {
  getSnapshot: (): CustomizerStage => stage,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  open: (): void => enter('open'),
  /** The focus goes back to the button, unless the person is busy elsewhere on the page. */
  close: (andFocus = false): void => {
    enter('closed');
    if (andFocus) button?.focus({ preventScroll: true });
  },
  preview: (): void => enter('preview'),
  /** Back to the settings that the opened panel found, and closed. */
  undo: (): void => {
    if (before) layoutStore.set(before);
    customizerStore.close(true);
  },
  /** True once after each step a person took: whoever shows the step takes the focus then, and not when shown anew. */
  takeFocus: (): boolean => {
    const wanted = wantsFocus;
    wantsFocus = false;
    return wanted;
  },
};

// Whoever signs in begins with the page, not with the panel of the one before.
session.onSignedIn(() => customizerStore.close());
