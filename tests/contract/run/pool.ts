import { at, isRecord } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { collectionOf, homeOf } from '#tests/contract/model/pathParts.ts';

const MOST = 12;
const ID = /(^id|Id|_id|ID)$/;

/** Ids and versions that replies have named, so that later calls ask for what there is. */
export interface Pool {
  /** Texts that were given for this name by whoever started the run. */
  given: (name: string) => readonly string[];
  /** Values known for a property or parameter of this name, the newest first; where some were given, these alone. */
  named: (name: string) => readonly unknown[];
  /** Values known for a placeholder of a path. */
  placed: (path: string, name: string) => readonly unknown[];
  /** The placeholders of the path at which the thing with this id was found: what it is part of. */
  parentsOf: (id: unknown) => Readonly<Record<string, unknown>>;
  /** The version last seen at this address, or of the thing with this id. */
  versionOf: (path: string, request: ApiRequest) => number | undefined;
  /** Learns the version of a record that a conflict shows as it is now. */
  learnVersion: (path: string, request: ApiRequest, record: unknown) => void;
  /** Learns from an answer that succeeded. */
  learn: (operation: Operation, request: ApiRequest, body: unknown) => void;
  /** Grows whenever a version that was read may no longer be the right one. */
  changes: () => number;
}

/** `user_id` and `userId` are the same name. */
const keyOf = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** What has no id of its own is known by where it is. */
const addressOf = (path: string, request: ApiRequest): string => JSON.stringify([path, request.path]);

/**
 * @param texts what was given, by name
 * @param logins names of the accounts that sign in during the run: no call is to be about their records, or it might lock
 * them out
 */
export function createPool(
  texts: Readonly<Record<string, readonly string[]>> = {},
  logins: readonly string[] = [],
): Pool {
  const values = new Map<string, unknown[]>();
  const versions = new Map<unknown, number>();
  const parents = new Map<unknown, ApiRequest['path']>();
  const dead = new Set<unknown>();
  const isValue = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
  let changes = 0;
  const given = (name: string): readonly string[] => texts[name] ?? [];
  const asKnown = (name: string): readonly unknown[] =>
    given(name).flatMap((text) => (Number.isNaN(Number(text)) ? [text] : [text, Number(text)]));
  const learnt = (name: string): readonly unknown[] =>
    (values.get(keyOf(name)) ?? []).filter((one) => !dead.has(one));
  const get = (name: string): readonly unknown[] => (name in texts ? asKnown(name) : learnt(name));

  function put(name: string, value: unknown): void {
    if (!isValue(value) || value === '') return;
    const key = keyOf(name);
    const others = (values.get(key) ?? []).filter((one) => one !== value);
    values.set(key, [value, ...others].slice(0, MOST));
  }

  /**
   * @param home what the things at this place are called: the path's collection, or the property they stand under
   * @param path placeholders of the path, where the things are what it names
   */
  function read(value: unknown, home: string, under: string, path?: ApiRequest['path']): void {
    if (Array.isArray(value)) {
      // Backwards, so that the first one counts as the newest.
      for (const one of value.slice(0, MOST).toReversed()) read(one, home, under, path);
      return;
    }
    if (!isRecord(value)) return;
    for (const [name, one] of Object.entries(value)) {
      if (ID.test(name) && name !== 'id') put(name, one);
      if (isRecord(one)) read(one, name, `${name}Id`);
      if (!Array.isArray(one)) continue;
      if (name === 'items' || name === 'data') read(one, home, `${name}Id`, path);
      else read(one, name, `${name}Id`);
    }
    const { id, version } = value;
    const isLogin = logins.includes(String(value['email'])) || logins.includes(String(value['username']));
    if (!isValue(id) || isLogin) return;
    put(home, id);
    put(under, id);
    if (path) parents.set(id, path);
    if (typeof version === 'number') versions.set(id, version);
  }

  function putVersion(path: string, request: ApiRequest, record: unknown): void {
    const [id, version] = [at(record, 'id') ?? addressOf(path, request), at(record, 'version')];
    if (isValue(id) && typeof version === 'number') versions.set(id, version);
  }

  return {
    given,
    named: get,
    placed: (path, name) => (name in texts ? get(name) : [...learnt(homeOf(path, name)), ...get(name)]),
    parentsOf: (id) => parents.get(id) ?? {},
    versionOf: (path, request) =>
      versions.get(addressOf(path, request)) ??
      versions.get(Object.values(request.path).at(-1) ?? at(request.body, 'id')),
    changes: () => changes,
    learnVersion: (path, request, record) => {
      changes += 1;
      putVersion(path, request, record);
    },
    learn: ({ method, path }, request, body) => {
      if (method !== 'GET') changes += 1;
      const home = collectionOf(path);
      const ends = path.endsWith('}');
      if (method === 'DELETE' && ends) dead.add(Object.values(request.path).at(-1));
      else {
        read(body, home, '', request.path);
        if (at(body, 'id') === undefined) putVersion(path, request, body);
      }
    },
  };
}
