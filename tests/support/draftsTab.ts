import { createDrafts } from '#session/drafts.ts';
import type { Drafts } from '#session/drafts.ts';
import { createStorage } from '#shared/lib/storage.ts';
import { MemoryStorage } from './browserTabs.ts';
import { createMemoryVault } from './memoryVault.ts';

export const draftKey = { formId: 'slab', route: '/slabs/7', schemaVersion: 2 };

/** Drafts of a tab in which Ana is signed in; `reload` is the next page of this tab. */
export function openDrafts(session: Storage = new MemoryStorage()) {
  const local = new MemoryStorage();
  const storage = createStorage({ local: () => local, session: () => session, events: () => window });
  const vault = createMemoryVault();
  const reload = (): Drafts => createDrafts({ storage, vault: () => Promise.resolve(vault), now: Date.now });
  const drafts = reload();
  drafts.open('ana');
  return {
    session,
    storage,
    vault,
    drafts,
    reload,
    save: (values: unknown) => drafts.save(draftKey, 'ana', values),
  };
}
