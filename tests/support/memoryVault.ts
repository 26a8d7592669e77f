import type { DraftVault } from '#session/draftVault.ts';
import type { Draft } from '#shared/lib/storageKeys.ts';

/** A vault that outlives pages but not the test, for what does not ask how drafts are sealed. */
export function createMemoryVault(): DraftVault & { kept: Map<string, Draft> } {
  const kept = new Map<string, Draft>();
  const toKey = (userId: string, name: string): string => `${userId} ${name}`;
  return {
    kept,
    keep: (drafts) => {
      for (const draft of drafts) kept.set(toKey(draft.userId, `${draft.formId}@${draft.route}`), draft);
      return Promise.resolve();
    },
    of: (userId) => Promise.resolve([...kept.values()].filter((draft) => draft.userId === userId)),
    remove: (userId, name) => {
      kept.delete(toKey(userId, name));
      return Promise.resolve();
    },
    removeAll: (userId) => {
      for (const [name, draft] of kept) if (draft.userId === userId) kept.delete(name);
      return Promise.resolve();
    },
  };
}
