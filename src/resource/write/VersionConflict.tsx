import { Suspense } from 'react';
import type { ConflictField, ConflictWords } from '#shared/form/ConflictDialog.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import type { Conflict, ConflictAnswers } from './useVersionedSave.ts';

const ConflictDialog = lazyPart(
  'conflict-dialog',
  async () => (await import('#shared/form/ConflictDialog.tsx')).ConflictDialog,
);

interface VersionConflictProps<Saved, Mine, Key extends string> {
  form: ConflictAnswers<Saved, Mine, Key>;
  /** Who saved theirs, where the server says so. */
  by?: (theirs: Saved) => string | null;
  words?: ConflictWords | undefined;
  /** The words for one key of a conflict; undefined: there is nothing to show. */
  fieldOf: (conflict: Conflict<Saved, Mine, Key>) => (key: Key) => Omit<ConflictField, 'id'> | undefined;
}

/** D12: what two people have changed in one record, and the four answers to it. Fetches the dialog when it is needed. */
export function VersionConflict<Saved, Mine, Key extends string>({
  form,
  by,
  words,
  fieldOf,
}: VersionConflictProps<Saved, Mine, Key>) {
  const { conflict, takeTheirs, keepMine, closeConflict } = form;
  if (!conflict) return null;
  const { theirs, keys } = conflict;
  const toField = fieldOf(conflict);
  const fields = keys.flatMap((key) => {
    const field = toField(key);
    return field ? [{ id: key, ...field }] : [];
  });
  const keep = (chosen: readonly string[]): void =>
    keepMine(
      conflict,
      keys.filter((key) => chosen.includes(key)),
    );
  return (
    <Suspense>
      <ConflictDialog
        by={by?.(theirs)}
        words={words}
        fields={fields}
        onTakeTheirs={() => takeTheirs(theirs)}
        // Mine is what was changed here; what only they changed stays theirs.
        onKeepMine={() => keep(fields.flatMap(({ id, changedBy }) => (changedBy === 'theirs' ? [] : [id])))}
        onChoose={keep}
        onClose={closeConflict}
      />
    </Suspense>
  );
}
