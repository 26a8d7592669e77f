import * as z from 'zod/mini';
import type { Competitor, CompetitorInput, CompetitorUpdate } from '#api/generated/types.gen.ts';
import { zCurrency } from '#api/currency.ts';
import { zCompetitorDomain } from '#api/generated/zod/competitors.gen.ts';
import { decimalText } from '#shared/form/decimalText.ts';

/** What people say of a competitor; numbers are text, as they were typed. */
export interface CompetitorValues {
  name: string;
  domain: string;
  country: string;
  currency: Competitor['currency'];
  type: Competitor['type'];
  scanFrequency: Competitor['scanFrequency'];
  setup: boolean;
  oneColor: boolean;
  shipping: boolean;
  taxIncluded: boolean;
  taxPct: string;
  shippingNote: string;
  colorToken: string;
  notes: string;
}
export type CompetitorKey = keyof CompetitorValues;

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const COMPETITOR_FORM_VERSION = 1;

export const competitorTypes = ['online', 'catalog', 'marketplace'] as const;
export const scanFrequencies = ['daily', 'weekly', 'manual'] as const;
/** Colors of charts, but for ours. */
export const colorTokens = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((place) => `series.${place}`);

/** What a new competitor begins with. */
export const newCompetitor: CompetitorValues = {
  name: '',
  domain: '',
  country: 'US',
  currency: 'USD',
  type: 'online',
  scanFrequency: 'daily',
  setup: false,
  oneColor: true,
  shipping: false,
  taxIncluded: false,
  taxPct: '0',
  shippingNote: '',
  colorToken: 'series.2',
  notes: '',
};

export function competitorValues(competitor: Competitor): CompetitorValues {
  const { includes, taxPct, shippingNote, notes } = competitor;
  const { name, domain, country, currency, type, scanFrequency, taxIncluded, colorToken } = competitor;
  return {
    ...{ name, domain, country, currency, type, scanFrequency, ...includes, taxIncluded, colorToken },
    taxPct: String(taxPct),
    shippingNote: shippingNote ?? '',
    notes: notes ?? '',
  };
}

/**
 * The domain in what was pasted: an address, a host, with `www.` or without, in any case, letters of other languages as
 * IDNA writes them. What is no host is returned as it is read.
 */
export function readDomain(text: string): string {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#:].*$/, '');
  const ascii = URL.parse(`https://${host}`)?.hostname ?? host;
  return ascii.replace(/^www\./, '').replace(/\.$/, '');
}

/** Messages are keys of `competitorAdmin.json`. */
export const competitorSchema: z.ZodMiniType<CompetitorValues, CompetitorValues> = z.object({
  name: z.string().check(
    z.refine((text) => text.trim() !== '', 'name.missing'),
    z.maxLength(80, 'name.long'),
  ),
  domain: z
    .string()
    .check(z.refine((text) => zCompetitorDomain.safeParse(readDomain(text)).success, 'domain.wrong')),
  country: z.string(),
  currency: zCurrency,
  type: z.enum(competitorTypes),
  scanFrequency: z.enum(scanFrequencies),
  setup: z.boolean(),
  oneColor: z.boolean(),
  shipping: z.boolean(),
  taxIncluded: z.boolean(),
  taxPct: decimalText.check(z.refine((text) => text.trim() !== '' && Number(text) <= 100, 'taxPct.wrong')),
  shippingNote: z.string().check(z.maxLength(200, 'shippingNote.long')),
  colorToken: z.enum(colorTokens),
  notes: z.string().check(z.maxLength(2000, 'notes.long')),
});

const competitorKeys = Object.keys(newCompetitor).filter((key): key is CompetitorKey => key in newCompetitor);

/** What one form says otherwise than the other. */
export const differingKeys = (one: CompetitorValues, other: CompetitorValues): CompetitorKey[] => {
  const [here, there] = [toFields(one), toFields(other)];
  return competitorKeys.filter((key) => here[key] !== there[key]);
};

/** The values as they are sent: texts without blanks around them, numbers as numbers. */
function toFields(values: CompetitorValues) {
  const { name, domain, taxPct, shippingNote, notes, ...others } = values;
  return {
    ...others,
    name: name.trim(),
    domain: readDomain(domain),
    taxPct: Number(taxPct),
    shippingNote: shippingNote.trim() || null,
    notes: notes.trim() || null,
  };
}

/** What a new competitor is sent as. */
export function competitorInput(values: CompetitorValues): CompetitorInput {
  const { setup, oneColor, shipping, ...fields } = toFields(values);
  return { ...fields, includes: { setup, oneColor, shipping } };
}

/** What is sent of a change: the fields that were changed; of what prices include all or nothing. */
export function competitorUpdate(on: Competitor, values: CompetitorValues): CompetitorUpdate {
  const changed = new Set<string>(differingKeys(competitorValues(on), values));
  const { includes, ...fields } = competitorInput(values);
  const isIncludesChanged = ['setup', 'oneColor', 'shipping'].some((key) => changed.has(key));
  return {
    version: on.version,
    ...Object.fromEntries(Object.entries(fields).filter(([key]) => changed.has(key))),
    ...(isIncludesChanged ? { includes } : {}),
  };
}

/** The form's name of a field that the server refused, or null for one it does not have. */
export const findCompetitorField = (wireName: string): CompetitorKey | null =>
  competitorKeys.find((key) => key === wireName.replace('includes.', '')) ?? null;

const logNames = {
  setup: 'includesSetup',
  oneColor: 'includesOneColor',
  shipping: 'includesShipping',
} as const;

/** What the log calls a field of the form. */
export const toLogName = (key: CompetitorKey): string =>
  key === 'setup' || key === 'oneColor' || key === 'shipping' ? logNames[key] : key;
