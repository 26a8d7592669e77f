import { DRAFT_KEPT_MS, DRAFT_MAX_CHARS } from '#shared/lib/constants.ts';
import { storage as pageStorage } from '#shared/lib/storage.ts';
import type { PanelStorage } from '#shared/lib/storage.ts';
import type { Draft } from '#shared/lib/storageKeys.ts';
import { withoutSecrets } from './draftValues.ts';
import type { EndReason } from './sessionState.ts';

/** Which form of which page; a draft of another schema version is not offered. */
export type DraftKey = Pick<Draft, 'formId' | 'route' | 'schemaVersion'>;

interface DraftsDeps {
  storage: PanelStorage;
  now: () => number;
}

const nameOf = ({ formId, route }: DraftKey): string => `${formId}@${route}`;

/** Typed work that outlives the end of a session where it should (edge-cases §2, "Drafts"). */
export function createDrafts({ storage, now }: DraftsDeps) {
  /** Drafts of a session that fell idle or ended in another tab: they survive signing in again, not a reload. */
  const memory = new Map<string, Draft>();
  const sources = new Set<() => void>();
  let owner: string | null = null;
  let leaving = false;

  const drop = (name: string): void => {
    memory.delete(name);
    storage.drafts.remove(name);
  };
  const stored = (): [string, Draft][] =>
    storage.drafts.names().flatMap((name) => {
      const draft = storage.drafts.get(name);
      return draft ? [[name, draft]] : [];
    });
  /** Drafts in storage are kept for 15 minutes after their form last lived. */
  const purge = (): void => {
    for (const [name, draft] of stored()) {
      if (Math.abs(now() - draft.savedAt) >= DRAFT_KEPT_MS) storage.drafts.remove(name);
    }
  };
  const flush = (): void => {
    for (const write of sources) write();
  };
  const dropAll = (): void => {
    memory.clear();
    for (const name of storage.drafts.names()) storage.drafts.remove(name);
  };

  return {
    flush,
    dropAll,
    purge,
    /** Whose drafts are written and offered; null while nobody is signed in. */
    owner: (): string | null => owner,
    /** A person is signed in: what others left is deleted (T16). */
    open: (userId: string): void => {
      owner = userId;
      for (const [name, draft] of [...stored(), ...memory]) if (draft.userId !== userId) drop(name);
      purge();
    },
    /**
     * Writes the values of a form, without its secrets. False when the browser refuses or the draft is over 200 KB:
     * the form then says that nothing is saved locally. A form of an earlier session writes nothing.
     * @param writer owner at the time the form was filled in
     * @param extra fields that are not written, and what the form has to say of the others
     */
    save: (
      key: DraftKey,
      writer: string | null,
      values: unknown,
      { omit = [], notes }: { omit?: readonly string[]; notes?: unknown } = {},
    ): boolean => {
      if (owner === null || writer !== owner) return true;
      const { route, formId, schemaVersion } = key;
      const kept = withoutSecrets(values, omit);
      const draft: Draft = {
        ...{ route, formId, schemaVersion, userId: owner, values: kept, savedAt: now() },
        ...(notes === undefined ? {} : { notes }),
      };
      const name = nameOf(key);
      if (JSON.stringify(draft).length > DRAFT_MAX_CHARS) return false;
      if (!storage.drafts.set(name, draft)) return false;
      memory.delete(name);
      return true;
    },
    /** The draft to offer, if there is one of this person, form, page and schema version. */
    find: (key: DraftKey): Draft | null => {
      purge();
      const name = nameOf(key);
      const draft = memory.get(name) ?? storage.drafts.get(name);
      if (draft === null || draft.userId !== owner) return null;
      if (draft.schemaVersion === key.schemaVersion) return draft;
      drop(name);
      return null;
    },
    /** Saved on the server or given up. */
    discard: (key: DraftKey): void => drop(nameOf(key)),
    /**
     * A mounted form: `write` saves it at once, whatever its debounce.
     * @returns takes the form off the list
     */
    register: (write: () => void): (() => void) => {
      sources.add(write);
      return () => sources.delete(write);
    },
    /**
     * The end of a session (D17). Signed out or disabled: deleted. Idle or ended in another tab: moved to memory and
     * the storage wiped, because the chair may be empty. Otherwise kept for 15 minutes.
     */
    settle: (reason: EndReason): void => {
      if (reason === 'signedOut' || reason === 'disabled') {
        dropAll();
      } else {
        flush();
        if (reason === 'expired') {
          setTimeout(purge, DRAFT_KEPT_MS);
        } else {
          for (const [name, draft] of stored()) {
            memory.set(name, draft);
            storage.drafts.remove(name);
          }
        }
      }
      owner = null;
    },
    /** Before the page reloads itself (E142): everything is written, and no form asks whether to leave. */
    prepareReload: (): void => {
      flush();
      leaving = true;
    },
    isLeaving: (): boolean => leaving,
    /** Whether there is anything to come back to: the login page says so. */
    isEmpty: (): boolean => memory.size === 0 && stored().length === 0,
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

export const drafts: Drafts = createDrafts({ storage: pageStorage, now: () => Date.now() });
