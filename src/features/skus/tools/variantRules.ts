import type { PlannedVariant, Variant } from '#api/generated/types.gen.ts';

/** What the contract takes: colours and sizes of a choice, variants of an order, characters of each. */
export const LIMITS = { colors: 80, sizes: 20, variants: 800, color: 60, size: 20, number: 64 } as const;

const folded = (word: string): string => word.trim().toLowerCase();

/** Each word once, as it was first written; case and spaces around it do not count. */
export function distinct(words: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const word of words) {
    const clean = word.trim().replaceAll(/\s+/g, ' ');
    if (clean !== '' && !seen.has(folded(clean))) seen.set(folded(clean), clean);
  }
  return [...seen.values()];
}

/** Words of a typed or pasted list: one a line, or with commas, semicolons or tabs between them. */
export function wordsIn(text: string): string[] {
  return distinct(text.split(/[\n\r\t,;]+/));
}

export const includesWord = (words: readonly string[], word: string): boolean =>
  words.some((one) => folded(one) === folded(word));

/** What the product has, then what is usual, then what was typed. */
export function offeredWords(...lists: readonly (readonly (string | null)[])[]): string[] {
  return distinct(lists.flat().filter((word) => word !== null));
}

export interface Choice {
  colors: readonly string[];
  sizes: readonly string[];
}

/** How many variants a choice makes; goods without sizes have one of each colour. */
export function variantCount({ colors, sizes }: Choice): number {
  return colors.length * Math.max(1, sizes.length);
}

export type ChoiceProblem = 'noColor' | 'tooManyColors' | 'tooManySizes' | 'colorTooLong' | 'sizeTooLong';

/** Why a choice cannot be planned, or null. */
export function choiceProblem({ colors, sizes }: Choice): ChoiceProblem | null {
  if (colors.length === 0) return 'noColor';
  if (colors.length > LIMITS.colors) return 'tooManyColors';
  if (sizes.length > LIMITS.sizes) return 'tooManySizes';
  if (colors.some((color) => color.length > LIMITS.color)) return 'colorTooLong';
  return sizes.some((size) => size.length > LIMITS.size) ? 'sizeTooLong' : null;
}

/** A planned variant as the person has it now: its numbers may be typed over, and it may be left out. */
export interface PlanRow {
  /** Place in the plan; stays the same while rows are edited. */
  at: number;
  state: PlannedVariant['state'];
  variant: Variant;
  chosen: boolean;
}

/** New ones are taken unless one says otherwise, as far as an order may hold; what is there or taken is not. */
export function planRows(plan: readonly PlannedVariant[]): PlanRow[] {
  let room: number = LIMITS.variants;
  return plan.map(({ variant, state }, at) => {
    const chosen = state === 'new' && room > 0;
    if (chosen) room -= 1;
    return { at, state, variant, chosen };
  });
}

/** What is there already cannot be made once more. */
export const canChoose = ({ state }: PlanRow): boolean => state !== 'exists';

export type RowProblem =
  | 'skuMissing'
  | 'skuSigns'
  | 'skuLong'
  | 'skuTwice'
  | 'skuTaken'
  | 'partMissing'
  | 'partLong'
  | 'partTwice';

/** What is wrong with the chosen rows, by place; of each the first thing that is. */
export function planProblems(
  rows: readonly PlanRow[],
  plan: readonly PlannedVariant[],
): Map<number, RowProblem> {
  const chosen = rows.filter((row) => row.chosen);
  const skus = counts(chosen.map(({ variant }) => variant.sku));
  const parts = counts(chosen.map(({ variant }) => variant.partId));
  const problems = new Map<number, RowProblem>();
  for (const { at, state, variant } of chosen) {
    const sku = folded(variant.sku);
    const isTaken = state === 'skuTaken' && folded(plan[at]?.variant.sku ?? '') === sku;
    const problem = isTaken
      ? 'skuTaken'
      : (skuProblem(sku, skus.get(sku)) ?? partProblem(variant.partId, parts.get(folded(variant.partId))));
    if (problem) problems.set(at, problem);
  }
  return problems;
}

function skuProblem(sku: string, times = 1): RowProblem | null {
  if (sku === '') return 'skuMissing';
  if (sku.length > LIMITS.number) return 'skuLong';
  if (!/^[a-z0-9._-]+$/.test(sku)) return 'skuSigns';
  return times > 1 ? 'skuTwice' : null;
}

function partProblem(partId: string, times = 1): RowProblem | null {
  const part = partId.trim();
  if (part === '') return 'partMissing';
  if (part.length > LIMITS.number) return 'partLong';
  return times > 1 ? 'partTwice' : null;
}

function counts(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of words) found.set(folded(word), (found.get(folded(word)) ?? 0) + 1);
  return found;
}

/** The chosen rows as they are sent, trimmed. */
export function toVariants(rows: readonly PlanRow[]): Variant[] {
  return rows
    .filter(({ chosen }) => chosen)
    .map(({ variant }) => ({ ...variant, sku: variant.sku.trim(), partId: variant.partId.trim() }));
}

/** What is wrong with a row, and in which of its two boxes. */
export interface RowFault {
  box: 'sku' | 'partId';
  text: string;
}

/** Sentences of a refusal by the place of their row in the plan: the server counts within what was sent. */
export function refusedRows(
  rows: readonly PlanRow[],
  fields: readonly { field: string; message: string }[],
): Map<number, RowFault> {
  const sent = rows.filter(({ chosen }) => chosen);
  const refused = new Map<number, RowFault>();
  for (const { field, message } of fields) {
    const [, place, name] = /^variants\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const row = sent[Number(place ?? Number.NaN)];
    if (row && !refused.has(row.at)) {
      refused.set(row.at, { box: name === 'partId' ? 'partId' : 'sku', text: message });
    }
  }
  return refused;
}
