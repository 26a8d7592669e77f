import type { BrokenLeaf } from './brokenValue.ts';
import { numberIn, type Schema } from './schemaOf.ts';

function lengthened(text: string, length: number): string {
  return text.padEnd(length, /[!-~]$/.exec(text)?.[0] ?? 'x');
}

/** Ways to break the rules of a text schema. */
export function brokenTexts(schema: Schema, valid: string): BrokenLeaf[] {
  // Some servers count UTF-16 units, some code points; of these letters there are as many of both.
  const text = /^[ -~]*$/.test(valid) ? valid : 'x';
  const found: BrokenLeaf[] = [];
  const [min, max] = [numberIn(schema, 'minLength', 0), numberIn(schema, 'maxLength', 0)];
  if (min > 0) found.push({ rule: 'limit', how: `is shorter than ${min}`, value: text.slice(0, min - 1) });
  if (max > 0) found.push({ rule: 'limit', how: `is longer than ${max}`, value: lengthened(text, max + 1) });
  if (typeof schema['pattern'] === 'string') {
    for (const value of [`${text}!`, `${text} §`, ' ', '\u00a7'.repeat(Math.max(min, 1))]) {
      if (!new RegExp(schema['pattern']).test(value)) {
        found.push({ rule: 'format', how: `does not match ${schema['pattern']}`, value });
        break;
      }
    }
  }
  const { format } = schema;
  if (typeof format === 'string' && !['password', 'binary', 'byte', 'uri-reference'].includes(format)) {
    found.push({ rule: 'format', how: `is no ${format}`, value: lengthened('no such thing', min) });
    if (format === 'date-time') {
      found.push({ rule: 'format', how: 'is a date-time without a zone', value: '2026-01-31T12:00:00' });
    }
  }
  return found;
}

/** Ways to break the rules of a number schema. */
export function brokenNumbers(schema: Schema, type: string): BrokenLeaf[] {
  const found: BrokenLeaf[] = [];
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  if (typeof minimum === 'number')
    found.push({ rule: 'limit', how: `is below ${minimum}`, value: minimum - 1 });
  if (typeof maximum === 'number')
    found.push({ rule: 'limit', how: `is above ${maximum}`, value: maximum + 1 });
  if (typeof exclusiveMinimum === 'number') {
    found.push({ rule: 'limit', how: `is not above ${exclusiveMinimum}`, value: exclusiveMinimum });
  }
  if (typeof exclusiveMaximum === 'number') {
    found.push({ rule: 'limit', how: `is not below ${exclusiveMaximum}`, value: exclusiveMaximum });
  }
  const whole = numberIn(schema, 'minimum', 1);
  if (type === 'integer') found.push({ rule: 'type', how: 'is no whole number', value: whole + 0.5 });
  return found;
}
