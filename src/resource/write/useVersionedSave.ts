import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isStaleWrite } from '#api/staleWrite.ts';
import { useSameValues } from '#shared/form/useSameValues.ts';
import { useSave, type SaveOptions } from './useSave.ts';

/** Two people's work on one record (D12): theirs is saved, mine is in the form. */
export interface Conflict<Saved, Mine, Key extends string = string> {
  /** What the refused save was made on; after "Keep mine" that is what they had saved by then. */
  base: Saved;
  theirs: Saved;
  mine: Mine;
  /** Fields or lines that I changed and that are something else now. */
  keys: readonly Key[];
}

/** A conflict, and the answers to it. */
export interface ConflictAnswers<Saved, Mine, Key extends string = string> {
  conflict: Conflict<Saved, Mine, Key> | null;
  takeTheirs: (theirs: Saved) => void;
  /** Saves my values of some keys, and theirs of the others. */
  keepMine: (conflict: Conflict<Saved, Mine, Key>, keys: readonly Key[]) => void;
  closeConflict: () => void;
}

export interface VersionedSaveOptions<Values extends FieldValues, Saved, Mine, Key extends string>
  extends SaveOptions<Values> {
  /** Sends mine on top of a version. Null: the person thought better of it. */
  write: (on: Saved, mine: Mine) => Promise<Saved | null>;
  onSaved: (saved: Saved) => void;
  /** The record as somebody else has left it, after the refusal of a stale write. */
  readTheirs: (error: unknown) => Saved | Promise<Saved>;
  /** What I changed and is something else in theirs; empty where they say the same. */
  differingKeys: (sides: { base: Saved; theirs: Saved; mine: Mine }) => readonly Key[];
  /** Theirs is what is worked on from now on. */
  onTheirs: (theirs: Saved) => void;
}

/** A save on top of a version: when somebody was faster, what differs is asked about, and what says the same is saved. */
export function useVersionedSave<Values extends FieldValues, Saved, Mine, Key extends string>({
  write,
  onSaved,
  readTheirs,
  differingKeys,
  onTheirs,
  ...options
}: VersionedSaveOptions<Values, Saved, Mine, Key>) {
  const saySame = useSameValues();
  const { save, ...rest } = useSave(options);
  const [conflict, setConflict] = useState<Conflict<Saved, Mine, Key> | null>(null);

  const takeTheirs = (theirs: Saved): void => {
    setConflict(null);
    onTheirs(theirs);
  };

  const handleConflict = async (error: unknown, base: Saved, mine: Mine): Promise<void> => {
    const theirs = await readTheirs(error);
    const keys = differingKeys({ base, theirs, mine });
    if (keys.length > 0) {
      setConflict({ base, theirs, mine, keys });
      return;
    }
    takeTheirs(theirs);
    saySame();
  };

  return {
    ...rest,
    conflict,
    takeTheirs,
    closeConflict: () => setConflict(null),
    save: (on: Saved, mine: Mine): Promise<void> =>
      save(async () => {
        setConflict(null);
        try {
          const saved = await write(on, mine);
          if (saved !== null) onSaved(saved);
        } catch (error) {
          if (!isStaleWrite(error)) throw error;
          await handleConflict(error, on, mine);
        }
      }),
  };
}
