import type { NumberSigns } from '#shared/i18n/numberSigns.ts';
import { decimalFilter, integerFilter, signedFilter, INVISIBLE } from './numberFilters.ts';
import { isGrouped, plainSign, readPasted } from './readNumber.ts';

export type NumberKind = 'integer' | 'decimal' | 'signed';

/** A number while it is typed: what is left of it, and what was dropped on the way, with its place in what is left. */
export interface NumberInput {
  value: string;
  dropped: readonly { sign: string; at: number }[];
}

/** One change of a box. */
export interface NumberEdit {
  /** All that stands in the box after it. */
  text: string;
  /** Where the caret stands after it. */
  caret: number;
  /** What was selected before it, where that is known. */
  selection: readonly [start: number, end: number] | null;
  /** The text came as a whole, by paste, drop or autofill, and is read by the signs in force (D33). */
  isPasted: boolean;
  /** What was copied, where that is known: a box makes one line of several cells. */
  copied?: string;
}

export interface EditedNumber extends NumberInput {
  caret: number;
  /** What the notice tells of: each dropped character once, without blanks and grouping. */
  removed: readonly string[];
}

/** How the notice shows what stands between cells that were copied together. */
const BREAK = '↵';
const TAB = '⇥';

const filters = { integer: integerFilter, decimal: decimalFilter, signed: signedFilter } as const;

/** What a change makes of a number: read by the signs in force (D33), then filtered (spec §5). */
export function editNumber(
  before: NumberInput,
  edit: NumberEdit,
  kind: NumberKind,
  signs: NumberSigns,
): EditedNumber {
  const [start, end] = findRange(before.value, edit);
  const inserted = edit.text.slice(start, edit.text.length - (before.value.length - end));
  const whole = edit.isPasted ? withBreaks(edit.copied) : undefined;
  const read = readInserted(whole ?? inserted, edit.isPasted, kind, signs);
  const text = before.value.slice(0, start) + read + before.value.slice(end);
  const { value } = filters[kind](text);
  const fresh = droppedIn(text, value);
  const caret = edit.caret === start + inserted.length ? start + read.length : edit.caret;
  const kept = keepDropped(before, { start, end, read, value });
  const dropped = [...kept, ...fresh].sort((a, b) => a.at - b.at);
  return {
    value,
    dropped,
    caret: fresh.reduce((left, { sign, place }) => (place < caret ? left - sign.length : left), caret),
    removed: findRemoved({ value, dropped }, kind, signs),
  };
}

/** The part of the text before that the change took the place of. */
function findRange(before: string, { text, caret, selection }: NumberEdit): [start: number, end: number] {
  if (selection) {
    const [start, end] = selection;
    const fits = text.startsWith(before.slice(0, start)) && text.endsWith(before.slice(end));
    if (fits && text.length >= start + before.length - end) return [start, end];
  }
  const behind = text.slice(caret);
  const end = before.endsWith(behind) ? before.length - behind.length : before.length;
  const most = Math.min(end, text.length - (before.length - end));
  let start = 0;
  while (start < most && before[start] === text[start]) start += 1;
  return [start, end];
}

/**
 * Several cells or lines with what parts them in sight: they are no number together, and what parts them is no blank
 * (D29). Undefined: it is one.
 */
function withBreaks(copied = ''): string | undefined {
  const text = copied.trim();
  if (!/[\t\r\n]/.test(text)) return undefined;
  return text.replaceAll(/\s*[\r\n]\s*/g, BREAK).replaceAll('\t', TAB);
}

/** D33: a decimal comma is a dot, typed or pasted. */
function readInserted(text: string, isPasted: boolean, kind: NumberKind, signs: NumberSigns): string {
  if (isPasted) return readPasted(text, signs);
  const isComma = kind !== 'integer' && signs.decimal === ',';
  return isComma ? text.replaceAll(',', '.') : text;
}

/** Characters of a text that a filter dropped; `at` is their place in what it left. */
function droppedIn(text: string, left: string) {
  const dropped: { sign: string; at: number; place: number }[] = [];
  let at = 0;
  let place = 0;
  for (const sign of text) {
    if (sign === left[at]) at += 1;
    else dropped.push({ sign, at, place });
    place += sign.length;
  }
  return dropped;
}

interface Change {
  start: number;
  end: number;
  read: string;
  value: string;
}

/**
 * What was dropped before and is still news: not what stood in or beside a part that was deleted or typed over, nor a
 * comma in whose place a dot is typed now.
 */
function keepDropped({ value: before, dropped }: NumberInput, { start, end, read, value }: Change) {
  const moved = value.length - before.length;
  return dropped.flatMap(({ sign, at }) => {
    if (at < start) return [{ sign, at }];
    if (at > end) return [{ sign, at: at + moved }];
    return end > start || (sign === ',' && read.includes('.')) ? [] : [{ sign, at }];
  });
}

/** D33: a sign that groups digits by three, is no news; D29: nor are blanks. */
function findRemoved({ value, dropped }: NumberInput, kind: NumberKind, signs: NumberSigns): string[] {
  const group = plainSign(signs.group);
  // Where the dot groups, it is still the decimal sign of what is typed into the panel.
  const canGroup = kind === 'integer' || group !== '.';
  const end = kind === 'integer' ? '$' : '(?:\\.\\d*)?$';
  const isGrouping = canGroup && isGrouped(withSigns(value, dropped, group).replace(/^-/, ''), group, end);
  const news = dropped.map(({ sign }) => sign).filter((sign) => !(isGrouping && plainSign(sign) === group));
  return [...new Set(news)].filter((sign) => !INVISIBLE.test(sign));
}

/** The number with one kind of what was dropped put back in its place. */
function withSigns(value: string, dropped: NumberInput['dropped'], group: string): string {
  const places = dropped.filter(({ sign }) => plainSign(sign) === group).map(({ at }) => at);
  let text = '';
  let done = 0;
  for (const at of places) {
    text += value.slice(done, at) + group;
    done = at;
  }
  return text + value.slice(done);
}
