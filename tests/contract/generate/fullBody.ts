import { isRecord } from '#mocks/contract/homes.ts';

import { follow } from '#tests/contract/model/follow.ts';
import type { Probe } from '#tests/contract/run/probe.ts';
import { listOf, numberIn, plain, type Schema, schemaAt, typesOf } from './schemaOf.ts';

const LONG = 3000;
const DAY_MS = 86_400_000;
const NAMES_OTHERS = /(^id|Id|_id|By|Of)$/;
const NEVER = /^version$|password|token|key/i;
/** One of the values made may be null. */
const SEEDS = [1, 2, 3, 4];
/** What makes a decimal more exact, if its schema lets it be so. */
const DIGITS = ['01', '1'];

function valueOf(probe: Probe, pointer: string, schema: Schema): unknown {
  const usual = schema['default'];
  const choices = listOf(schema['enum']).filter((one) => one !== usual && one !== null);
  // The first one is often what is there anyway.
  const choice = choices.at(-1);
  if (choice !== undefined) return choice;
  const [type] = typesOf(schema).filter((one) => one !== 'null');
  if (type === 'boolean') return usual !== true;
  if (type === 'integer') return numberIn(schema, 'minimum', 1) + 1;
  if (type === 'number') return numberIn(schema, 'minimum', 1) + 1.25;
  if (type === 'array' || type === 'object') return undefined;
  if (schema['format'] === 'date-time') return `${new Date(Date.now() + DAY_MS).toISOString().slice(0, 19)}Z`;
  const isFree = type === 'string' && schema['format'] === undefined && schema['pattern'] === undefined;
  // As long as it may be: it must not be cut.
  const long = probe.unique().padEnd(Math.min(numberIn(schema, 'maxLength', 0), LONG), 'x');
  const made = isFree ? [long] : SEEDS.map((seed) => probe.valid.one(pointer, seed));
  return made.find((one) => one !== null && !isRecord(one) && !Array.isArray(one));
}

/** Whether a field does not count beside another one that is sent (`x-only-without`). */
function isReplaced(schema: Schema, body: object): boolean {
  const other = schema['x-only-without'];
  return typeof other === 'string' && other in body;
}

/** What a body might say besides what it says: a value for each field that may be left out and names nothing else. */
export function extraFields(probe: Probe, schema: string, body: object): Readonly<Record<string, unknown>> {
  const { document } = probe.contract;
  const { pointer } = follow(document, { pointer: schema, value: { $ref: `#${encodeURI(schema)}` } });
  const { properties } = schemaAt(document, pointer);
  const missing = Object.entries(isRecord(properties) ? properties : {}).filter(
    ([name, inner]) =>
      !(name in body) &&
      !NAMES_OTHERS.test(name) &&
      !NEVER.test(name) &&
      !isReplaced(plain(document, inner), body),
  );
  return missing.reduce<Record<string, unknown>>((soFar, [name, inner]) => {
    const value = valueOf(probe, `${pointer}/properties/${name}`, plain(document, inner));
    const more = { ...soFar, [name]: value };
    return value !== undefined && probe.fits(schema, { ...body, ...more }) ? more : soFar;
  }, {});
}

/** The value with its decimals as exact as the whole may be. */
export function asExact(value: unknown, may: (value: unknown) => boolean): unknown {
  if (typeof value === 'string' && /^\d+\.\d+$/.test(value)) {
    return DIGITS.map((digits) => `${value}${digits}`).find(may) ?? value;
  }
  if (typeof value === 'number') return may(value + 0.25) ? value + 0.25 : value;
  if (Array.isArray(value)) {
    return value.reduce<unknown[]>((soFar, one, index) => {
      return soFar.with(
        index,
        asExact(one, (other) => may(soFar.with(index, other))),
      );
    }, value);
  }
  if (!isRecord(value)) return value;
  return Object.entries(value).reduce<Record<string, unknown>>((soFar, [name, one]) => {
    return { ...soFar, [name]: asExact(one, (other) => may({ ...soFar, [name]: other })) };
  }, value);
}
