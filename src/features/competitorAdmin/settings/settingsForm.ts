import * as z from 'zod/mini';
import { zCurrency } from '#api/currency.ts';
import type { MarketSettings, MarketSettingsInput } from '#api/generated/types.gen.ts';
import { findSettingsProblems, type SettingsProblem } from '#entities/market/settingsRules.ts';
import { readQuantities } from '#features/competitorAdmin/quantitiesText.ts';

/** Settings as they are typed: numbers are text, the quantities one text with signs between. */
export interface SettingsValues {
  standardQuantities: string;
  listQuantity: string;
  tieTolerancePct: string;
  suspiciousPct: string;
  freshIntervals: string;
  expiredDays: string;
  fixedRates: { currency: MarketSettingsInput['fixedRates'][number]['currency']; rate: string }[];
}
export type SettingsKey = keyof SettingsValues;

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const SETTINGS_FORM_VERSION = 1;
/** The contract's limit of fixed rates. */
export const MAX_RATES = 20;
/** What rates are beside. */
export const OUR_CURRENCY = 'USD';

const settingsKeys = [
  'standardQuantities',
  'listQuantity',
  'tieTolerancePct',
  'suspiciousPct',
  'freshIntervals',
  'expiredDays',
  'fixedRates',
] as const satisfies readonly SettingsKey[];

export function settingsValues(settings: MarketSettingsInput): SettingsValues {
  const { standardQuantities, listQuantity, tieTolerancePct, fixedRates } = settings;
  return {
    standardQuantities: standardQuantities.join(', '),
    listQuantity: String(listQuantity),
    tieTolerancePct,
    suspiciousPct: String(settings.suspiciousPct),
    freshIntervals: String(settings.freshIntervals),
    expiredDays: String(settings.expiredDays),
    fixedRates: fixedRates.map(({ currency, rate }) => ({ currency, rate })),
  };
}

/** The standard quantities in a text; null: something else stands there. */
export function readStandardQuantities(text: string): number[] | null {
  const found = readQuantities(text, { count: 8, quantity: 1_000_000 });
  return found && found.length > 0 ? found : null;
}

const whole = (most: number, message: string) =>
  z
    .string()
    .check(
      z.refine((text) => /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most, message),
    );

const messages = {
  not_ascending: 'quantities.wrong',
  unknown: 'listQuantity.wrong',
  not_allowed: 'rates.taken',
  duplicate: 'rates.taken',
  not_positive: 'rates.wrong',
} as const satisfies Record<SettingsProblem['code'], string>;

/** Where the form shows a problem: a quantity has no field of its own. */
const pathOf = ({ field }: SettingsProblem): (string | number)[] =>
  field.startsWith('standardQuantities')
    ? ['standardQuantities']
    : field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Messages are keys of `marketSettings.json`. */
export const settingsSchema: z.ZodMiniType<SettingsValues, SettingsValues> = z
  .object({
    standardQuantities: z
      .string()
      .check(z.refine((text) => readStandardQuantities(text) !== null, 'quantities.wrong')),
    listQuantity: z.string(),
    tieTolerancePct: z
      .string()
      .check(z.refine((text) => /^\d{1,2}(\.\d{1,2})?$/.test(text.trim()), 'tolerance.wrong')),
    suspiciousPct: whole(500, 'suspicious.wrong'),
    freshIntervals: whole(30, 'fresh.wrong'),
    expiredDays: whole(365, 'expired.wrong'),
    fixedRates: z.array(
      z.object({
        currency: zCurrency,
        rate: z.string().check(z.refine((text) => /^\d{1,9}(\.\d{1,8})?$/.test(text.trim()), 'rates.wrong')),
      }),
    ),
  })
  .check(({ value, issues }) => {
    if (issues.length > 0) return;
    const { standardQuantities, listQuantity, fixedRates } = toFields(value);
    const problems = findSettingsProblems({ standardQuantities, listQuantity, fixedRates }, OUR_CURRENCY);
    for (const problem of problems)
      issues.push({ code: 'custom', path: pathOf(problem), message: messages[problem.code], input: value });
  });

function toFields(values: SettingsValues): MarketSettingsInput {
  return {
    standardQuantities: readStandardQuantities(values.standardQuantities) ?? [],
    listQuantity: Number(values.listQuantity),
    tieTolerancePct: values.tieTolerancePct.trim(),
    suspiciousPct: Number(values.suspiciousPct),
    freshIntervals: Number(values.freshIntervals),
    expiredDays: Number(values.expiredDays),
    fixedRates: values.fixedRates.map(({ currency, rate }) => ({ currency, rate: rate.trim() })),
  };
}

/** The settings as they are sent; null: what is typed is none. */
export const settingsInput = (values: SettingsValues): MarketSettingsInput | null =>
  settingsSchema.safeParse(values).success ? toFields(values) : null;

/** What a form says otherwise than a record. */
export function changedKeys(settings: MarketSettings, values: SettingsValues): SettingsKey[] {
  const typed = toFields(values);
  return settingsKeys.filter((key) => JSON.stringify(settings[key]) !== JSON.stringify(typed[key]));
}

/** What the form says of one key, in one line. */
export const settingText = (key: SettingsKey, values: SettingsValues): string =>
  key === 'fixedRates'
    ? values.fixedRates.map(({ currency, rate }) => `${currency} ${rate}`).join(', ')
    : values[key];

/** The form's name of a field that the server refused, or null for one it does not have. */
export const findSettingsField = (wireName: string): SettingsKey | null =>
  settingsKeys.find((key) => key === wireName.split('.')[0]) ?? null;
