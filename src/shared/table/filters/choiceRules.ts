/** One thing that can be ticked. */
export interface Option {
  id: string;
  label: string;
  /** How many rows it stands for, where that is known. */
  count?: number;
}

/** How a choice follows from the one before. */
export type NextChoice = (now: readonly string[]) => string[];

export type MasterState = 'all' | 'some' | 'none';

/** Several choices as one text of an address, and back; blanks and doubles are left out. */
export const formatList = (ids: readonly string[]): string => [...new Set(ids)].join(',');
export const parseList = (text: string): string[] => [...new Set(text.split(',').filter((id) => id !== ''))];

/** The known values of a list; an address may contain anything. */
export function parseEnumList<T extends string>(text: string, known: readonly T[]): T[] {
  const values = parseList(text);
  return known.filter((one) => values.includes(one));
}

/** A text without case and accents, for finding. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether each word of a query stands somewhere in a label. */
export function fits(label: string, query: string): boolean {
  const text = folded(label);
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Ticks or unticks some ids and leaves the others; in the order in which they were ticked. */
export function toggleOptions(chosen: readonly string[], ids: readonly string[], on: boolean): string[] {
  const others = chosen.filter((id) => !ids.includes(id));
  return on ? [...others, ...ids] : others;
}

/** What the box above a list of these ids shows. */
export function masterState(chosen: readonly string[], ids: readonly string[]): MasterState {
  const found = ids.filter((id) => chosen.includes(id)).length;
  if (found === 0) return 'none';
  return found === ids.length ? 'all' : 'some';
}
