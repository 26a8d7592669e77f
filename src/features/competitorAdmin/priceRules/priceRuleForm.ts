import * as z from 'zod/mini';
import type {
  PriceRule,
  PriceRuleInput,
  PriceRulePreviewInput,
  PriceRuleUpdate,
} from '#api/generated/types.gen.ts';
import { zPriceRulePreviewInput } from '#api/generated/zod/priceRules.gen.ts';
import { readQuantities } from '#features/competitorAdmin/quantitiesText.ts';
import { decimalText } from '#shared/form/decimalText.ts';
import { ruleStates } from './priceRuleFilters.ts';

/** What people say of a rule; numbers are text, as they were typed. */
export interface PriceRuleValues {
  name: string;
  state: PriceRule['state'];
  priority: string;
  kind: PriceRule['strategy']['kind'];
  amount: string;
  unit: PriceRule['strategy']['unit'];
  /** Whole numbers with signs between; empty: where each slab begins. */
  quantities: string;
  minGpPct: string;
  maxChangePct: string;
  rounding: PriceRule['rounding'];
  categoryIds: string[];
  supplierIds: string[];
  brand: string;
  kviOnly: boolean;
  competitorMode: PriceRule['competitors']['mode'];
  competitorIds: string[];
}
export type PriceRuleKey = keyof PriceRuleValues;

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const PRICE_RULE_FORM_VERSION = 1;

export const strategyKinds = [
  ...(['matchLowest', 'belowLowest', 'belowAverage', 'stayWithin', 'hold'] as const),
] as const satisfies readonly PriceRuleValues['kind'][];
export const amountUnits = ['percent', 'money'] as const;
export const roundings = ['none', 'x9', '05'] as const;
export const competitorModes = ['all', 'only', 'except'] as const;

/** Strategies that keep a distance. */
export const hasAmount = (kind: PriceRuleValues['kind']): boolean =>
  kind !== 'matchLowest' && kind !== 'hold';

/** The quantities in a text; null: something else stands there, or one of them twice. */
export function readRuleQuantities(text: string): number[] | null {
  const found = readQuantities(text, { count: 10, quantity: 999_999_999 });
  return found && new Set(found).size === found.length ? found : null;
}

/** What a new rule begins with. */
export const newPriceRule: PriceRuleValues = {
  name: '',
  state: 'draft',
  priority: '50',
  kind: 'belowLowest',
  amount: '1',
  unit: 'percent',
  quantities: '',
  minGpPct: '',
  maxChangePct: '10',
  rounding: 'none',
  categoryIds: [],
  supplierIds: [],
  brand: '',
  kviOnly: false,
  competitorMode: 'all',
  competitorIds: [],
};

/** Ids in one order, so that one that was taken and given back is no change. */
export function priceRuleValues(rule: PriceRule): PriceRuleValues {
  const { name, state, rounding, strategy, scope, competitors } = rule;
  return {
    ...{ name, state, rounding },
    priority: String(rule.priority),
    kind: strategy.kind,
    amount: strategy.amount ?? '',
    unit: strategy.unit,
    quantities: rule.quantities.join(', '),
    minGpPct: rule.minGpPct === null ? '' : String(rule.minGpPct),
    maxChangePct: rule.maxChangePct ?? '',
    categoryIds: scope.categoryIds.toSorted(),
    supplierIds: scope.supplierIds.toSorted(),
    brand: scope.brand ?? '',
    kviOnly: scope.kviOnly,
    competitorMode: competitors.mode,
    competitorIds: competitors.ids.toSorted(),
  };
}

const isWithin = (text: string, least: number, most: number): boolean =>
  text !== '' && Number(text) >= least && Number(text) <= most;

/** Up to two decimals, the zeros that say nothing left out as the contract has it. */
const isPercentage = (text: string, least: number, most: number): boolean =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text) && isWithin(text, least, most);

const ids = z.array(z.string()).check(z.maxLength(50, 'scope.many'));

/** Messages are keys of `priceRules.json`. */
export const priceRuleSchema: z.ZodMiniType<PriceRuleValues, PriceRuleValues> = z
  .object({
    name: z.string().check(
      z.refine((text) => text.trim() !== '', 'name.missing'),
      z.maxLength(80, 'name.long'),
    ),
    state: z.enum(ruleStates),
    priority: z.string().check(z.refine((text) => isWithin(text, 1, 999), 'priority.wrong')),
    kind: z.enum(strategyKinds),
    amount: decimalText,
    unit: z.enum(amountUnits),
    quantities: z.string().check(z.refine((text) => readRuleQuantities(text) !== null, 'quantities.wrong')),
    minGpPct: decimalText.check(
      z.refine((text) => text === '' || isPercentage(text, 0, 95), 'minGpPct.wrong'),
    ),
    maxChangePct: decimalText.check(
      z.refine((text) => text === '' || isPercentage(text, 0.01, 99.99), 'maxChangePct.wrong'),
    ),
    rounding: z.enum(roundings),
    categoryIds: ids,
    supplierIds: ids,
    brand: z.string().check(z.maxLength(64, 'brand.long')),
    kviOnly: z.boolean(),
    competitorMode: z.enum(competitorModes),
    competitorIds: ids,
  })
  .check(
    z.refine(({ kind, amount }) => !hasAmount(kind) || isPercentage(amount, 0.01, 999.99), {
      path: ['amount'],
      error: 'amount.wrong',
    }),
    z.refine(({ kind, amount, unit }) => !hasAmount(kind) || unit === 'money' || Number(amount) < 100, {
      path: ['amount'],
      error: 'amount.tooLarge',
    }),
    z.refine(({ competitorMode, competitorIds }) => competitorMode === 'all' || competitorIds.length > 0, {
      path: ['competitorIds'],
      error: 'competitorIds.none',
    }),
  );

/** Without zeros that say nothing: the contract has one text for a number. */
const plainNumber = (text: string): string => String(Number(text));

/** The terms that the values say. What the strategy does not take is left out. */
function termsOf(values: PriceRuleValues): Omit<PriceRuleInput, 'name'> {
  const { kind, amount, unit, categoryIds, supplierIds, brand, kviOnly, competitorMode } = values;
  return {
    priority: Number(values.priority),
    scope: { categoryIds, supplierIds, brand: brand.trim() === '' ? null : brand.trim(), kviOnly },
    competitors: { mode: competitorMode, ids: competitorMode === 'all' ? [] : values.competitorIds },
    strategy: { kind, amount: hasAmount(kind) ? plainNumber(amount) : null, unit },
    quantities: readRuleQuantities(values.quantities) ?? [],
    minGpPct: values.minGpPct === '' ? null : Number(values.minGpPct),
    maxChangePct: values.maxChangePct === '' ? null : plainNumber(values.maxChangePct),
    rounding: values.rounding,
  };
}

/** What is to be tried out; null: something is missing or wrong, but for the name. */
export function readPreview(values: PriceRuleValues, ruleId: string | null): PriceRulePreviewInput | null {
  if (!priceRuleSchema.safeParse({ ...values, name: values.name || '-' }).success) return null;
  const input = { ruleId, ...termsOf(values) };
  return zPriceRulePreviewInput.safeParse(input).success ? input : null;
}

/** What a new rule is sent as. */
export const priceRuleInput = (values: PriceRuleValues): PriceRuleInput => ({
  ...termsOf(values),
  name: values.name.trim(),
});

/** The whole rule as it is to be. */
export const priceRuleUpdate = ({ version }: PriceRule, values: PriceRuleValues): PriceRuleUpdate => ({
  ...priceRuleInput(values),
  state: values.state,
  version,
});

const keys = Object.keys(newPriceRule).filter((key): key is PriceRuleKey => key in newPriceRule);

/** What one form says otherwise than the other. */
export const differingKeys = (one: PriceRuleValues, other: PriceRuleValues): PriceRuleKey[] =>
  keys.filter((key) => String(one[key]) !== String(other[key]));

/** The form's name of a field that the server refused, or null for one it does not have. */
export function findPriceRuleField(wireName: string): PriceRuleKey | null {
  if (wireName.startsWith('competitors.ids')) return 'competitorIds';
  const name = wireName.replace(/^(strategy|scope)\./, '').replace(/\.\d+$/, '');
  return keys.find((key) => key === name) ?? null;
}

const logNames: Partial<Record<PriceRuleKey, string>> = {
  kind: 'strategy',
  categoryIds: 'categories',
  supplierIds: 'suppliers',
  competitorIds: 'competitors',
};

/** What the log calls a field of the form. */
export const toLogName = (key: PriceRuleKey): string => logNames[key] ?? key;
