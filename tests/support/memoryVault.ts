import type { DraftVault } from '#session/draftVault.ts';
import type { Draft } from '#shared/lib/storageKeys.ts';

/** A vault that outlives pages but not the test, for what does not ask how drafts are sealed. */
export function createMemoryVault(): DraftVault & { drafts: Map<string, Draft> } {
  const drafts = new Map<string, Draft>();
  const toKey = (userId: string, name: string): string => `${userId} ${name}`;
  return {
    drafts,
    keep: (newDrafts) => {
      for (const draft of newDrafts) drafts.set(toKey(draft.userId, `${draft.formId}@${draft.route}`), draft);
      return Promise.resolve();
    },
    of: (userId) => Promise.resolve([...drafts.values()].filter((draft) => draft.userId === userId)),
    remove: (userId, name) => {
      drafts.delete(toKey(userId, name));
      return Promise.resolve();
    },
    removeAll: (userId) => {
      for (const [name, draft] of drafts) if (draft.userId === userId) drafts.delete(name);
      return Promise.resolve();
    },
  };
}
