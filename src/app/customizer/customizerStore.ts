import { layoutStore } from '#app/shell/layout/layoutStore.ts';
import { session } from '#session/session.ts';
import { storage } from '#shared/lib/storage.ts';
import type { LayoutSettings } from '#shared/lib/storageKeys.ts';
import { emptyVisit, toUndoPatch, recordChoice } from './customizerVisit.ts';

/** `preview`: the panel has stepped aside for a small bar (D28). */
export type CustomizerStage = 'closed' | 'open' | 'preview';

let stage: CustomizerStage = 'closed';
/** What was chosen since the panel was opened (D28). */
let visit = emptyVisit;
let wantsFocus = false;
let button: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setStage(next: CustomizerStage): void {
  if (stage === 'closed') visit = emptyVisit;
  stage = next;
  wantsFocus = next !== 'closed';
  for (const listener of listeners) listener();
}

/** The settings as any tab stored them last; this tab may not have followed yet. */
const readSettings = (): LayoutSettings => storage.get('layout') ?? layoutStore.getSnapshot().settings;

/** Where the focus goes when the customizer closes. */
export function setReturnFocus(element: HTMLElement | null): void {
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
  open: (): void => setStage('open'),
  /** The focus goes back to the button, unless the person is busy elsewhere on the page. */
  close: (andFocus = false): void => {
    setStage('closed');
    if (andFocus) button?.focus({ preventScroll: true });
  },
  preview: (): void => setStage('preview'),
  /** Applies a choice at once, and keeps in mind what it replaces. */
  choose: (patch: Partial<LayoutSettings>): void => {
    visit = recordChoice(visit, readSettings(), patch);
    layoutStore.set(patch);
  },
  /** What was chosen in this visit goes back to what it replaced (D28); what another tab chose stays. */
  undo: (): void => {
    layoutStore.set(toUndoPatch(visit, readSettings()));
    customizerStore.close(true);
  },
  /** True once after each change of stage by a person: the component then takes the focus, not on a remount. */
  takeFocus: (): boolean => {
    const wanted = wantsFocus;
    wantsFocus = false;
    return wanted;
  },
};

// The next person starts with the panel closed.
session.onSignedIn(() => customizerStore.close());
