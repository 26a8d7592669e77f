import { isRecord } from '#mocks/contract/homes.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** A text as servers keep it: without what nobody sees, on one line. */
const kept = (text: string): string =>
  text.normalize().replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim();

function sameText(one: string, other: string): boolean {
  if (kept(one) === kept(other)) return true;
  if (INSTANT.test(one) && INSTANT.test(other)) return Date.parse(one) === Date.parse(other);
  if (DECIMAL.test(one) && DECIMAL.test(other)) return Number(one) === Number(other);
  return one.includes('@') && kept(one).toLowerCase() === kept(other).toLowerCase();
}

/**
 * Whether a value that was sent is the one that is read. Nothing is the same as null; of objects what both have counts;
 * what is of another kind in the answer cannot be compared.
 */
export function isSame(sent: unknown, read: unknown): boolean {
  if (sent === null || sent === undefined || sent === '')
    return read === null || read === undefined || read === '';
  if (typeof sent === 'string' && typeof read === 'string') return sameText(sent, read);
  if (Array.isArray(sent) && Array.isArray(read)) {
    return sent.length === read.length && sent.every((one, index) => isSame(one, read[index]));
  }
  if (isRecord(sent) && isRecord(read)) {
    return Object.entries(sent).every(([name, one]) => !(name in read) || isSame(one, read[name]));
  }
  // Another kind of value under the same name is another thing: a supplier and its id.
  return typeof sent !== typeof read || isRecord(sent) !== isRecord(read) ? read !== null : sent === read;
}

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** The first thing that was sent and is not read, as a sentence; undefined when all is there. */
export function difference(sent: unknown, read: unknown, ...but: readonly string[]): string | undefined {
  if (!isRecord(sent) || !isRecord(read)) return undefined;
  const found = Object.entries(sent).find(
    ([name, one]) => name in read && !but.includes(name) && !isSame(one, read[name]),
  );
  return found && `${found[0]} was sent as ${shown(found[1])} and is ${shown(read[found[0]])}`;
}
