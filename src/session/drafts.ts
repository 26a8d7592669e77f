import { DRAFT_KEPT_MS, DRAFT_MAX_CHARS, DRAFT_SEALED_MS } from '#shared/lib/constants.ts';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import { storage as pageStorage } from '#shared/lib/storage.ts';
import type { PanelStorage } from '#shared/lib/storage.ts';
import type { Draft } from '#shared/lib/storageKeys.ts';
import { omitSecrets } from './draftValues.ts';
import type { DraftVault } from './draftVault.ts';
import { lazyDrafts } from './lazyDrafts.ts';
import type { EndReason } from './sessionState.ts';

/** Which form of which page; a draft of another schema version is not offered. */
export type DraftKey = Pick<Draft, 'formId' | 'route' | 'schemaVersion'>;

interface DraftsDeps {
  storage: PanelStorage;
  /** Where drafts outlive the page; it comes when it is asked for. */
  vault: () => Promise<DraftVault>;
  now: () => number;
}

const draftName = ({ formId, route }: Pick<Draft, 'formId' | 'route'>): string => `${formId}@${route}`;

/** What a draft holds beside its values. */
interface DraftExtra {
  /** Fields that are not written. */
  omit?: readonly string[];
  /** What the form has to say of the values. */
  notes?: unknown;
  /** The last key, ms since 1970. */
  typedAt?: number;
  /** The page with what is open on it, to come back to. */
  address?: string;
  title?: string;
}

/** Typed work that outlives the end of a session where it should (edge-cases §2, "Drafts"). */
export function createDrafts({ storage, vault, now }: DraftsDeps) {
  /** Drafts of a session that fell idle or ended in another tab, and those that came out of the vault. */
  const memory = new Map<string, Draft>();
  const sources = new Set<() => void>();
  const arrivals = new Set<() => void>();
  let owner: string | null = null;
  let leaving = false;
  let onDisk: Promise<unknown> = Promise.resolve();

  /** One task after the other. Where the browser cannot seal, drafts live as long as the page. */
  const inVault = (task: (kept: DraftVault) => Promise<void>): void => {
    onDisk = onDisk.then(async () => task(await vault())).catch(() => undefined);
  };
  const seal = (drafts: readonly Draft[]): void => {
    if (drafts.length === 0) return;
    inVault(async (kept) => {
      await kept.keep(drafts);
      const ending = storage.session.get('ending');
      if (ending) storage.session.set('ending', { ...ending, keptUntil: now() + DRAFT_SEALED_MS });
    });
  };

  const drop = (name: string): void => {
    memory.delete(name);
    storage.drafts.remove(name);
  };
  const stored = (): [string, Draft][] =>
    storage.drafts.names().flatMap((name) => {
      const draft = storage.drafts.get(name);
      return draft ? [[name, draft]] : [];
    });
  /** Drafts stay unencrypted in storage for 15 minutes after their form was last open. */
  const purge = (): void => {
    const old = stored().filter(([, { savedAt }]) => Math.abs(now() - savedAt) >= DRAFT_KEPT_MS);
    for (const [name] of old) storage.drafts.remove(name);
    seal(old.map(([, draft]) => draft));
  };
  const flush = (): void => {
    for (const write of sources) write();
  };
  const dropAll = (): void => {
    memory.clear();
    for (const name of storage.drafts.names()) storage.drafts.remove(name);
  };
  const discard = (key: DraftKey): void => {
    const name = draftName(key);
    drop(name);
    const writer = owner;
    if (writer !== null) inVault((kept) => kept.remove(writer, name));
  };
  const unseal = (userId: string): void =>
    inVault(async (kept) => {
      const found = await kept.of(userId);
      if (owner !== userId) return;
      for (const draft of found) {
        const name = draftName(draft);
        if (!memory.has(name) && storage.drafts.get(name) === null) memory.set(name, draft);
      }
      for (const arrived of arrivals) arrived();
    });

  return {
    flush,
    dropAll,
    /** Whose drafts are written and offered; null while nobody is signed in. */
    owner: (): string | null => owner,
    /**
     * A person is signed in: what others left in this tab is deleted (T16), their own comes out of the vault. What others
     * left open is sealed for them first: their session may have fallen idle while this tab was thrown away.
     */
    open: (userId: string): void => {
      const isNew = owner !== userId;
      owner = userId;
      seal(stored().flatMap(([, draft]) => (draft.userId === userId ? [] : [draft])));
      for (const [name, draft] of [...stored(), ...memory]) if (draft.userId !== userId) drop(name);
      purge();
      if (isNew) unseal(userId);
    },
    /**
     * Calls back when drafts have come out of the vault.
     * @returns ends it
     */
    onArrival: (arrived: () => void): (() => void) => {
      arrivals.add(arrived);
      return () => arrivals.delete(arrived);
    },
    /**
     * Writes the values of a form, without its secrets. False when the browser refuses or the draft is over 200 KB:
     * the form then says that nothing is saved locally. A form of an earlier session writes nothing.
     * @param writer owner at the time the form was filled in
     */
    save: (
      key: DraftKey,
      writer: string | null,
      values: unknown,
      { omit = [], notes, typedAt = now(), address = key.route, title = '' }: DraftExtra = {},
    ): boolean => {
      if (owner === null || writer !== owner) return true;
      const { route, formId, schemaVersion } = key;
      const kept = omitSecrets(values, omit);
      const draft: Draft = {
        ...{ route, formId, schemaVersion, userId: owner, values: kept, typedAt, savedAt: now() },
        ...{ address, title },
        ...(notes === undefined ? {} : { notes }),
      };
      const name = draftName(key);
      if (JSON.stringify(draft).length > DRAFT_MAX_CHARS) return false;
      if (!storage.drafts.set(name, draft)) return false;
      memory.delete(name);
      return true;
    },
    /** The draft to offer, if there is one of this person, form, page and schema version. */
    find: (key: DraftKey): Draft | null => {
      purge();
      const name = draftName(key);
      const draft = memory.get(name) ?? storage.drafts.get(name);
      if (draft === null || draft.userId !== owner) return null;
      if (draft.schemaVersion === key.schemaVersion) return draft;
      discard(key);
      return null;
    },
    /** What this person typed and has not saved, the latest first. */
    list: (): Draft[] =>
      [...stored(), ...memory]
        .flatMap(([, draft]) => (draft.userId === owner ? [draft] : []))
        .sort((one, other) => other.typedAt - one.typedAt),
    /** Saved on the server or given up. */
    discard,
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
     * the storage wiped, because the chair may be empty; idle, sealed too. Otherwise left open for 15 minutes.
     */
    endSession: (reason: EndReason): void => {
      if (reason === 'signedOut' || reason === 'disabled') {
        dropAll();
        const leaver = owner;
        if (leaver !== null) inVault((kept) => kept.removeAll(leaver));
      } else {
        flush();
        if (reason === 'expired' || reason === 'needLogin') {
          setTimeout(purge, DRAFT_KEPT_MS);
        } else {
          for (const [name, draft] of stored()) {
            memory.set(name, draft);
            storage.drafts.remove(name);
          }
          if (reason === 'idle') seal([...memory.values()]);
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

const loadVault = async (): Promise<DraftVault> =>
  (await loadExtra(() => import('./draftVault.ts'))).openDraftVault();

export const drafts: Drafts = lazyDrafts.provide(
  createDrafts({ storage: pageStorage, vault: loadVault, now: () => Date.now() }),
);
