import * as z from 'zod/mini';
import type { BulkParams, Category, CategoryTargets } from '#api/generated/types.gen.ts';
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

/** What becomes of a margin of several categories: it stays, is set, or is inherited from now on. */
export const targetModes = ['keep', 'set', 'inherit'] as const;
type TargetMode = (typeof targetModes)[number];

/** The margins of several categories as they are typed. */
export interface BulkTargetValues extends TargetValues {
  targetGpPctMode: TargetMode;
  minGpPctMode: TargetMode;
}

const isGiven = (mode: TargetMode, text: string): boolean => mode !== 'set' || text.trim() !== '';

/** Messages are keys of `productCategory.json`, but for what is no number. */
export const bulkTargetSchema: z.ZodMiniType<BulkTargetValues, BulkTargetValues> = z
  .object({
    targetGpPct: pctText,
    minGpPct: pctText,
    targetGpPctMode: z.enum(targetModes),
    minGpPctMode: z.enum(targetModes),
  })
  .check(
    z.refine((values) => values.targetGpPctMode !== 'keep' || values.minGpPctMode !== 'keep', {
      error: 'targets.bulkMissing',
      path: ['targetGpPctMode'],
    }),
    z.refine((values) => isGiven(values.targetGpPctMode, values.targetGpPct), {
      error: 'targets.missing',
      path: ['targetGpPct'],
    }),
    z.refine((values) => isGiven(values.minGpPctMode, values.minGpPct), {
      error: 'targets.missing',
      path: ['minGpPct'],
    }),
  );

/** What is sent of it: what stays is left out. */
export function bulkTargetParams(values: BulkTargetValues): BulkParams {
  const { targetGpPctMode, minGpPctMode } = values;
  const valueOf = (key: TargetKey, mode: TargetMode): number | null =>
    mode === 'set' ? toNumber(values[key]) : null;
  return {
    ...(targetGpPctMode === 'keep' ? {} : { targetGpPct: valueOf('targetGpPct', targetGpPctMode) }),
    ...(minGpPctMode === 'keep' ? {} : { minGpPct: valueOf('minGpPct', minGpPctMode) }),
  };
}
