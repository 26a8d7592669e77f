import { STORAGE_PREFIX } from './constants.ts';
import { createDeviceCookie } from './deviceCookie.ts';
import type { CookieJar } from './deviceCookie.ts';
import { draftCodec, localCodecs, sessionCodecs } from './storageKeys.ts';
import type { Codec, Draft, LocalValues, SessionValues } from './storageKeys.ts';

export type LocalKey = keyof LocalValues;
export type SessionKey = keyof SessionValues;

/** Where the values live; a test gives areas of its own, one set per tab. */
export interface StorageAreas {
  local: () => Storage;
  session: () => Storage;
  /** Where `storage` events arrive. */
  events: () => EventTarget;
  /** Where the cookie of the device lives (D34). */
  cookies?: () => CookieJar;
}

const DRAFT = `${STORAGE_PREFIX}draft.`;
const PROBE = `${STORAGE_PREFIX}probe`;

/** One storage area that never throws: what cannot be written lives in memory as long as the page (E16). */
function createArea(open: () => Storage) {
  const memory = new Map<string, string>();
  const attempt = <T>(task: (area: Storage) => T, otherwise: T): T => {
    try {
      return task(open());
    } catch {
      return otherwise;
    }
  };
  const put = (key: string, raw: string): boolean =>
    attempt((area) => {
      area.setItem(key, raw);
      return true;
    }, false);
  const drop = (key: string): void => {
    memory.delete(key);
    attempt((area) => area.removeItem(key), undefined);
  };
  const write = (key: string, raw: string): boolean => {
    const kept = put(key, raw);
    if (kept) memory.delete(key);
    else memory.set(key, raw);
    return kept;
  };
  return {
    drop,
    read<T>(key: string, codec: Codec<T>): T | null {
      const raw = memory.get(key) ?? attempt((area) => area.getItem(key), null);
      if (raw === null) return null;
      const value = codec.read(raw);
      // D13: a corrupt value is repaired where it lies.
      if (value === null) drop(key);
      else if (codec.write(value) !== raw) write(key, codec.write(value));
      return value;
    },
    write,
    clear(): void {
      memory.clear();
      attempt((area) => area.clear(), undefined);
    },
    keys: (): string[] => {
      const stored = attempt(
        (area) => Array.from({ length: area.length }, (_, at) => area.key(at) ?? ''),
        [],
      );
      return [...new Set([...stored, ...memory.keys()])];
    },
    /** Another tab changed this key (null: all of them): its word goes before what this page kept in memory. */
    forget: (key: string | null): void => {
      if (key === null) memory.clear();
      else memory.delete(key);
    },
    works(): boolean {
      const kept = put(PROBE, '1');
      drop(PROBE);
      return kept;
    },
  };
}

function isLocalKey(name: string): name is LocalKey {
  return Object.hasOwn(localCodecs, name);
}

/** The one owner of local storage, session storage and the cookie of the device (D13, D34). */
export function createStorage({
  local: openLocal,
  session: openSession,
  events,
  cookies = () => document,
}: StorageAreas) {
  const local = createArea(openLocal);
  const session = createArea(openSession);
  const device = createDeviceCookie(cookies);
  return {
    /** The stored value, or null when there is none that can be used. A corrupt value is repaired on the way. */
    get<Key extends LocalKey>(key: Key): LocalValues[Key] | null {
      const codec: Codec<LocalValues[Key]> = localCodecs[key];
      const stored = local.read(STORAGE_PREFIX + key, codec);
      if (stored !== null) return stored;
      const raw = device.get(key);
      return raw === null ? null : codec.read(raw);
    },
    /** False when the browser refused; the value then lives as long as the page. */
    set<Key extends LocalKey>(key: Key, value: LocalValues[Key]): boolean {
      const raw = localCodecs[key].write(value);
      device.set(key, raw);
      return local.write(STORAGE_PREFIX + key, raw);
    },
    remove: (key: LocalKey): void => local.drop(STORAGE_PREFIX + key),
    /** spec §4, D14: all of local storage, literally. The choices of the device come back from its cookie. */
    clearLocal: (): void => local.clear(),
    clearSessionUser: (): void => session.drop(`${STORAGE_PREFIX}authUser`),

    /** Values of this tab alone. */
    session: {
      get<Key extends SessionKey>(key: Key): SessionValues[Key] | null {
        return session.read(STORAGE_PREFIX + key, sessionCodecs[key]);
      },
      set<Key extends SessionKey>(key: Key, value: SessionValues[Key]): boolean {
        return session.write(STORAGE_PREFIX + key, sessionCodecs[key].write(value));
      },
      remove: (key: SessionKey): void => session.drop(STORAGE_PREFIX + key),
    },

    /** Typed work of this tab, by a name that the caller makes. */
    drafts: {
      names: (): string[] =>
        session.keys().flatMap((key) => (key.startsWith(DRAFT) ? [key.slice(DRAFT.length)] : [])),
      get: (name: string): Draft | null => session.read(DRAFT + name, draftCodec),
      set: (name: string, draft: Draft): boolean => session.write(DRAFT + name, draftCodec.write(draft)),
      remove: (name: string): void => session.drop(DRAFT + name),
    },

    /**
     * Tells when another tab changes a key of ours. `null` is everything at once: `localStorage.clear()` arrives
     * as an event without a key (E17).
     * @returns ends the listening
     */
    onChange(listener: (key: LocalKey | null) => void): () => void {
      const heard = (event: Event): void => {
        if (!(event instanceof StorageEvent)) return;
        const name = event.key?.startsWith(STORAGE_PREFIX) ? event.key.slice(STORAGE_PREFIX.length) : '';
        if (event.key !== null && !isLocalKey(name)) return;
        local.forget(event.key);
        listener(isLocalKey(name) ? name : null);
      };
      const target = events();
      target.addEventListener('storage', heard);
      return () => target.removeEventListener('storage', heard);
    },

    /** False when the browser keeps nothing between pages (E16, E144). */
    available: (): boolean => local.works() && session.works(),
  };
}

export type PanelStorage = ReturnType<typeof createStorage>;

export const storage: PanelStorage = createStorage({
  local: () => window.localStorage,
  session: () => window.sessionStorage,
  events: () => window,
});
