import * as z from 'zod/mini';
import type { Category, CategoryTargets } from '#api/generated/types.gen.ts';
import { decimalText } from '#shared/form/decimalText.ts';

/** The margins of a category as they are typed, in percent; empty: inherited. */
export interface TargetValues {
  targetGpPct: string;
  minGpPct: string;
}
export const targetKeys = ['targetGpPct', 'minGpPct'] as const;
export type TargetKey = (typeof targetKeys)[number];

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const TARGET_FORM_VERSION = 1;

/** The contract's limit. */
const MAX_PCT = 95;

/** A margin that a category would have without its own, and which category it comes from. */
export interface Inherited {
  readonly value: number;
  readonly title: string;
}

/** The margin of the nearest category above one that has its own; null: none has. */
export function inheritedOf(
  categories: readonly Category[],
  { parentId }: Pick<Category, 'parentId'>,
  key: TargetKey,
): Inherited | null {
  const parent = categories.find(({ id }) => id === parentId);
  if (!parent) return null;
  const own = parent[key] ?? null;
  return own === null ? inheritedOf(categories, parent, key) : { value: own, title: parent.title };
}

const isPct = (text: string): boolean => text === '' || Number(text) <= MAX_PCT;
const pctText = decimalText.check(z.refine(isPct, 'targets.tooHigh'));

/** Messages are keys of `productCategory.json`, but for what is no number. */
export function targetSchema(
  inherited: Readonly<Record<TargetKey, Inherited | null>>,
): z.ZodMiniType<TargetValues, TargetValues> {
  const applies = (text: string, key: TargetKey): number | null =>
    text === '' ? (inherited[key]?.value ?? null) : Number(text);
  return z.object({ targetGpPct: pctText, minGpPct: pctText }).check(
    z.refine(
      (values) => {
        const target = applies(values.targetGpPct, 'targetGpPct');
        return target === null || (applies(values.minGpPct, 'minGpPct') ?? 0) <= target;
      },
      { error: 'targets.aboveTarget', path: ['minGpPct'] },
    ),
  );
}

const toText = (value: number | null | undefined): string => (value == null ? '' : String(value));
const toNumber = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export const targetValues = ({ targetGpPct, minGpPct }: Category): TargetValues => ({
  targetGpPct: toText(targetGpPct),
  minGpPct: toText(minGpPct),
});

/** What a form says otherwise than a category. */
export const changedTargets = (category: Category, values: TargetValues): TargetKey[] =>
  targetKeys.filter((key) => toNumber(values[key]) !== (category[key] ?? null));

export const targetInput = (
  { version }: Pick<Category, 'version'>,
  { targetGpPct, minGpPct }: TargetValues,
): CategoryTargets => ({
  targetGpPct: toNumber(targetGpPct),
  minGpPct: toNumber(minGpPct),
  version,
});
