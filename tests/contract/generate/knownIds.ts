import { isRecord } from '#mocks/contract/homes.ts';

/** What is known for a property or a list of this name. */
type Known = (name: string) => readonly unknown[];

/** Ids that a list of ids may name: for `alertIds` those that stood under `alertId`, or in the list `/alerts`. */
export function knownIds(known: Known, name: string): readonly unknown[] {
  const [, stem] = /^(\w+)Ids$/.exec(name) ?? [];
  return stem === undefined ? [] : [...new Set([...known(`${stem}Id`), ...known(`${stem}s`)])];
}

/** A body with ids that are there in place of those that its example made up. */
export function withKnownIds(known: Known, body: unknown): unknown {
  if (!isRecord(body)) return body;
  const renewed = Object.entries(body).map(([name, value]) => {
    const ids = Array.isArray(value) ? knownIds(known, name) : [];
    return [name, Array.isArray(value) && ids.length >= value.length ? ids.slice(0, value.length) : value];
  });
  return Object.fromEntries(renewed);
}
