import { DEFAULT_LANGUAGE, PSEUDO } from './languages.ts';
import { NO_VALUE } from './noValue.ts';
import { chosenSigns, type NumberFormat } from './numberSigns.ts';

type Decimal = `${number}`;

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

// Making an Intl object costs far more than using it, and a list screen formats hundreds of cells.
function cached<T>(cache: Map<string, T>, lng: string, options: object, make: (tag: string) => T): T {
  const tag = lng === PSEUDO ? DEFAULT_LANGUAGE : lng;
  const key = `${tag} ${JSON.stringify(options)}`;
  const found = cache.get(key) ?? make(tag);
  cache.set(key, found);
  return found;
}

function figureFormat(lng: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(numberFormats, lng, options, (tag) => new Intl.NumberFormat(tag, options));
}

function fixed(decimals: number | undefined): Intl.NumberFormatOptions {
  return decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}

export interface FigureOptions {
  /** Exactly this many. */
  decimals?: number;
  /** Of a change: more than nothing has its plus. */
  signed?: boolean;
}

interface WrittenFigure extends FigureOptions {
  /** What the person chose over the signs of the language. */
  numberFormat?: NumberFormat | null;
}

/**
 * One way for every figure: grouped from 1,000 on, where some languages would begin at 10,000 and 1000 would stand
 * beside 1,999, and with the one minus sign. What rounds to nothing has no sign. A chosen number format has its own signs;
 * where a currency stands and what a percent is called remain the language's.
 */
function write(
  value: number | Decimal,
  lng: string,
  { signed = false, numberFormat = null }: WrittenFigure,
  options: Intl.NumberFormatOptions,
) {
  const signDisplay = signed ? 'exceptZero' : 'negative';
  const format = figureFormat(lng, { useGrouping: 'always', signDisplay, ...options });
  const text =
    numberFormat === null ? format.format(value) : withSigns(format.formatToParts(value), numberFormat);
  return text.replace('-', '\u2212');
}

function withSigns(parts: readonly Intl.NumberFormatPart[], numberFormat: NumberFormat): string {
  const { decimal, group } = chosenSigns[numberFormat];
  return parts
    .map(({ type, value }) => (type === 'group' ? group : type === 'decimal' ? decimal : value))
    .join('');
}

function isDecimal(value: string): value is Decimal {
  return /^-?\d+(\.\d+)?$/.test(value);
}

/** A number in the language's digits grouping and decimal mark; without `decimals` up to three. */
export function formatNumber(
  value: number | null | undefined,
  lng: string,
  figure: WrittenFigure = {},
): string {
  if (!Number.isFinite(value)) return NO_VALUE;
  return write(value ?? 0, lng, figure, fixed(figure.decimals));
}

/** A share as a percentage: 0.365 is 36.5 %; without `decimals` at most one. */
export function formatPercent(
  value: number | null | undefined,
  lng: string,
  figure: WrittenFigure = {},
): string {
  if (!Number.isFinite(value)) return NO_VALUE;
  const places = figure.decimals === undefined ? { maximumFractionDigits: 1 } : fixed(figure.decimals);
  return write(value ?? 0, lng, figure, { style: 'percent', ...places });
}

/**
 * An amount of money as the contract sends it (D12): a decimal string, never a float, with its ISO 4217
 * currency. Digits are kept exactly; unit prices show up to four decimals.
 *
 * @param options.decimals so that a column lines up; rounded half away from zero
 */
export function formatMoney(
  value: string | null | undefined,
  lng: string,
  { currency, ...figure }: WrittenFigure & { currency: string },
): string {
  if (typeof value !== 'string' || !isDecimal(value) || !/^[A-Z]{3}$/.test(currency)) return NO_VALUE;
  const places = figure.decimals === undefined ? { maximumFractionDigits: 4 } : fixed(figure.decimals);
  return write(value, lng, figure, { style: 'currency', currency, ...places });
}

/** Which way something moved, for people who do not see the colour of a change. */
export function changeArrow(change: number): string {
  return change > 0 ? '▲' : change < 0 ? '▼' : '=';
}

/** A moment: ISO 8601 text as the contract sends it, milliseconds, or a Date. */
export type Moment = string | number | Date | null | undefined;

/** A moment with the parts of it that are wanted. */
export function dateText(value: Moment, lng: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return NO_VALUE;
  return cached(dateFormats, lng, options, (tag) => new Intl.DateTimeFormat(tag, options)).format(date);
}

/** The calendar day of a moment in an IANA time zone. */
export function formatDate(value: Moment, lng: string, { timeZone }: { timeZone: string }): string {
  return dateText(value, lng, { dateStyle: 'medium', timeZone });
}

/** The calendar day of a moment in full, with its weekday, in an IANA time zone. */
export function formatFullDate(value: Moment, lng: string, { timeZone }: { timeZone: string }): string {
  return dateText(value, lng, { dateStyle: 'full', timeZone });
}

/** The time of day of a moment, hours and minutes, in an IANA time zone. */
export function formatTime(value: Moment, lng: string, { timeZone }: { timeZone: string }): string {
  return dateText(value, lng, { timeStyle: 'short', timeZone });
}

/** Day and time of a moment in an IANA time zone. */
export function formatDateTime(value: Moment, lng: string, { timeZone }: { timeZone: string }): string {
  return dateText(value, lng, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * How long ago or ahead a moment is, in its largest whole unit: "3 days ago", "yesterday", "in 2 hours"; under a
 * minute it is "now".
 *
 * @param options.now milliseconds; the moment is compared with it
 */
export function formatRelative(value: Moment, lng: string, { now }: { now: number }): string {
  const distance = new Date(value ?? Number.NaN).getTime() - now;
  if (Number.isNaN(distance)) return NO_VALUE;
  const [unit, size] = units.find(([, milliseconds]) => Math.abs(distance) >= milliseconds) ?? [
    'second',
    Infinity,
  ];
  const options = { numeric: 'auto' } as const;
  const format = cached(relativeFormats, lng, options, (tag) => new Intl.RelativeTimeFormat(tag, options));
  return format.format(Math.trunc(distance / size), unit);
}
