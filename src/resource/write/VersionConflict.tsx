import { Suspense } from 'react';
import type { ConflictField } from '#shared/form/ConflictDialog.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import type { Conflict } from './useVersionedSave.ts';

const ConflictDialog = lazyPart(
  'conflict-dialog',
  async () => (await import('#shared/form/ConflictDialog.tsx')).ConflictDialog,
);

interface VersionConflictProps<Saved, Mine, Key extends string> {
  form: {
    conflict: Conflict<Saved, Mine, Key> | null;
    takeTheirs: (theirs: Saved) => void;
    /** Saves my values of some keys, and theirs of the others. */
    keepMine: (conflict: Conflict<Saved, Mine, Key>, keys: readonly Key[]) => void;
    closeConflict: () => void;
  };
  /** Who saved theirs, where the server says so. */
  by?: (theirs: Saved) => string;
  /** The words for one key of a conflict. */
  fieldOf: (conflict: Conflict<Saved, Mine, Key>) => (key: Key) => Omit<ConflictField, 'id'>;
}

/** D12: what two people have changed in the record of a versioned form, and the four answers to it. */
export function VersionConflict<Saved, Mine, Key extends string>({
  form,
  by,
  fieldOf,
}: VersionConflictProps<Saved, Mine, Key>) {
  const { conflict, takeTheirs, keepMine, closeConflict } = form;
  if (!conflict) return null;
  const { theirs, keys } = conflict;
  const toField = fieldOf(conflict);
  return (
    <Suspense>
      <ConflictDialog
        by={by?.(theirs)}
        fields={keys.map((key) => ({ id: key, ...toField(key) }))}
        onTakeTheirs={() => takeTheirs(theirs)}
        onKeepMine={() => keepMine(conflict, keys)}
        onChoose={(chosen) =>
          keepMine(
            conflict,
            keys.filter((key) => chosen.includes(key)),
          )
        }
        onClose={closeConflict}
      />
    </Suspense>
  );
}
