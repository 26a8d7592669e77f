import type { ConflictField } from '#shared/form/ConflictDialog.tsx';
import type { Conflict } from './useVersionedSave.ts';

interface FormTexts<Saved, Values, Key extends string> {
  /** A record as the form holds it. */
  valuesOf: (saved: Saved) => Values;
  /** What values say differently than a record. */
  changedKeys: (saved: Saved, values: Values) => readonly Key[];
  label: (key: Key) => string;
  text: (key: Key, values: Values) => string;
}

/** The two sides of each field of a form, and whether both people have changed it. */
export const formConflict =
  <Saved, Values, Key extends string>({
    valuesOf,
    changedKeys,
    label,
    text,
  }: FormTexts<Saved, Values, Key>) =>
  ({ base, theirs, mine }: Conflict<Saved, Values, Key>) => {
    const there = valuesOf(theirs);
    const changedByThem = changedKeys(base, there);
    return (key: Key): Omit<ConflictField, 'id'> => ({
      label: label(key),
      theirs: text(key, there),
      mine: text(key, mine),
      changedBy: changedByThem.includes(key) ? 'both' : 'mine',
    });
  };
