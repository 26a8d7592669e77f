/** What a number field dropped of what was typed into it, and nobody has settled yet (D29). */
export interface Removal {
  label: string;
  /** What the field has held since. */
  value: string;
  /** The dropped characters. */
  removed: readonly string[];
}

const removals = new WeakMap<Element, Removal>();
const listeners = new Set<() => void>();

/** Says of a field what it dropped; null when that is settled. */
export function setRemoval(input: HTMLInputElement, removal: Removal | null): void {
  if (removal) removals.set(input, removal);
  else removals.delete(input);
  for (const listener of listeners) listener();
}

/** What a field has to tell; nothing once it was given another value, as by a form that starts anew. */
export function removalOf(input: HTMLInputElement): Removal | null {
  const removal = lastRemovalOf(input);
  return removal?.value === input.value ? removal : null;
}

/** What a field had to tell before the edit that is going on. */
export function lastRemovalOf(input: HTMLInputElement): Removal | null {
  return removals.get(input) ?? null;
}

/**
 * What a field has to tell after an edit: what it dropped before and what it dropped now. To empty it settles that, and
 * so does the dot that was asked for in place of a comma.
 */
export function removalAfter(before: Removal | null, edit: Removal): Removal | null {
  const { value, removed } = edit;
  if (before && removed.length === 0) {
    const emptied = value === '' && before.value !== '';
    const corrected =
      before.removed.every((sign) => sign === ',') && value.includes('.') && !before.value.includes('.');
    if (emptied || corrected) return null;
  }
  const all = [...new Set([...(before?.removed ?? []), ...removed])];
  return all.length === 0 ? null : { ...edit, removed: all };
}

/** Fields of a form that hold another number than was typed, in their order. An empty one holds none. */
export function removalsIn(form: HTMLFormElement): { input: HTMLInputElement; removal: Removal }[] {
  return [...form.elements].flatMap((input) => {
    if (!(input instanceof HTMLInputElement) || input.value === '') return [];
    const removal = removalOf(input);
    return removal ? [{ input, removal }] : [];
  });
}

export function subscribeRemovals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
