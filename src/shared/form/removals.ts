import { isSameNumber } from './numberFilters.ts';

/** What was dropped of a number that was typed, and nobody has settled yet (D29). */
export interface Removal {
  label: string;
  /** What is held since. */
  value: string;
  /** The dropped characters. */
  removed: readonly string[];
}

/** A removal in a form: of the field with this name. */
export interface FieldRemoval extends Removal {
  name: string;
}

/** What the numbers of one form have to tell. */
export interface Removals {
  subscribe: (listener: () => void) => () => void;
  /** Of a box as it is now; null once it was given another number. */
  of: (input: HTMLInputElement) => FieldRemoval | null;
  set: (input: HTMLInputElement, removal: Removal | null) => void;
  /** Those of fields that still hold the number, on the page or not. An empty field holds none. */
  list: (valueOf: (name: string) => unknown) => FieldRemoval[];
  focus: (removal: FieldRemoval) => void;
  /** Everything that was told is right. */
  clear: () => void;
  /** What a draft kept of them. */
  restore: (removals: readonly FieldRemoval[]) => void;
}

interface Entry extends FieldRemoval {
  input: HTMLInputElement | null;
}

export function createRemovals(): Removals {
  let entries: readonly Entry[] = [];
  const listeners = new Set<() => void>();
  const update = (next: readonly Entry[]): void => {
    entries = next;
    for (const listener of listeners) listener();
  };
  // A box may have left the page and come back as another; one in a list is given another name with the rows before it.
  const isOf = (input: HTMLInputElement) => (entry: Entry) =>
    entry.input === input || (entry.input?.isConnected !== true && entry.name === input.name);
  const named = (entry: Entry): Entry =>
    entry.input?.isConnected === true ? { ...entry, name: entry.input.name } : entry;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    of: (input) => {
      const entry = entries.find(isOf(input));
      // A draft knows the box by its name alone.
      if (entry) entry.input = input;
      return entry && isSameNumber(entry.value, input.value) ? entry : null;
    },
    set: (input, removal) => {
      const others = entries.filter((entry) => !isOf(input)(entry));
      if (removal) update([...others, { ...removal, input, name: input.name }]);
      else if (others.length < entries.length) update(others);
    },
    list: (valueOf) =>
      entries.map(named).filter(({ name, value }) => {
        const now = valueOf(name);
        return typeof now === 'string' && now !== '' && isSameNumber(now, value);
      }),
    focus: ({ name }) =>
      entries
        .map(named)
        .find((entry) => entry.name === name)
        ?.input?.focus(),
    clear: () => update([]),
    restore: (removals) => update(removals.map((removal) => ({ ...removal, input: null }))),
  };
}

const ofForms = new WeakMap<object, Removals>();

/** The removals of the form that a field belongs to; a form has one `onChange` for all of its fields. */
export function getRemovals({ onChange }: { onChange: object }): Removals {
  const found = ofForms.get(onChange) ?? createRemovals();
  ofForms.set(onChange, found);
  return found;
}

/** Makes the removals of a form those of its fields. */
export function linkRemovals({ onChange }: { onChange: object }, removals: Removals): void {
  if (!ofForms.has(onChange)) ofForms.set(onChange, removals);
}

/** The numbers of boxes outside of a form that are not what was typed; an empty box holds none. */
export function removalsOfInputs(
  boxes: readonly { name: string; label: string; text: string; removed?: readonly string[] | undefined }[],
): FieldRemoval[] {
  return boxes.flatMap(({ name, label, text, removed = [] }) =>
    removed.length > 0 && text !== '' ? [{ name, label, value: text, removed }] : [],
  );
}

/** A draft was written by this panel, but not necessarily by this edition of it. */
export function isFieldRemoval(value: unknown): value is FieldRemoval {
  if (typeof value !== 'object' || value === null) return false;
  const { name, label, value: number, removed }: Partial<Record<keyof FieldRemoval, unknown>> = value;
  return [name, label, number].every((text) => typeof text === 'string') && isRemovedList(removed);
}

/** Dropped characters, as a draft holds them. */
export function isRemovedList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((sign) => typeof sign === 'string');
}
