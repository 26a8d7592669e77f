import { isRecord } from '#mocks/contract/homes.ts';

import { listOf } from '#tests/contract/generate/schemaOf.ts';
import type { Found } from './follow.ts';
import { below } from './parts.ts';
import { WORDS } from './words.ts';

const HIGHER: ReadonlySet<string> = new Set([
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minContains', 'minProperties'],
]);
const LOWER: ReadonlySet<string> = new Set([
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxContains', 'maxProperties'],
  'x-max-bytes',
]);
const SAME: Readonly<Record<string, string>> = {
  const: 'enum',
  unevaluatedProperties: 'additionalProperties',
};

/** What the parts of a schema say together, keyword by keyword. */
export interface Joined {
  /**
   * `const` stands under `enum`, `unevaluatedProperties` under `additionalProperties`, further variants of which one has to
   * fit under `allOf`.
   */
  keywords: Map<string, Found>;
  properties: Map<string, Found>;
  required: Set<string>;
}

const withIntegers = (types: readonly unknown[]): unknown[] =>
  types.includes('number') ? [...types, 'integer'] : [...types];

/** A keyword that two parts have: what both allow, as far as that can be said in one value. */
function both(key: string, one: Found, other: Found): Found {
  const [a, b] = [one.value, other.value];
  if (JSON.stringify(a) === JSON.stringify(b) || WORDS.test(key)) return one;
  if (HIGHER.has(key)) return Number(a) >= Number(b) ? one : other;
  if (LOWER.has(key)) return Number(a) <= Number(b) ? one : other;
  if (key === 'type') {
    const [these, those] = [listOf(a), listOf(b)];
    const value = [
      ...new Set([
        ...these.filter((type) => withIntegers(those).includes(type)),
        ...those.filter((type) => withIntegers(these).includes(type)),
      ]),
    ];
    return { ...one, value };
  }
  if (key === 'enum') return { ...one, value: listOf(a).filter((value) => listOf(b).includes(value)) };
  return { ...one, value: [a, b] };
}

/** Whether a value has to fit variants of two parts at once, which cannot be said in one list. */
const isSecondChoice = ({ keywords }: Joined, key: string): boolean =>
  (key === 'oneOf' || key === 'anyOf') && (keywords.has('oneOf') || keywords.has('anyOf'));

export function joinParts(parts: readonly Found[]): Joined {
  const joined: Joined = { keywords: new Map(), properties: new Map(), required: new Set() };
  for (const part of parts) {
    if (!isRecord(part.value)) continue;
    for (const [key, value] of Object.entries(part.value)) {
      if (key === 'required') for (const name of listOf(value)) joined.required.add(String(name));
      else if (key === 'properties' && isRecord(value)) {
        for (const [name, schema] of Object.entries(value)) {
          const known = joined.properties.get(name);
          const one = below(part, schema, 'properties', name);
          joined.properties.set(name, known ? { ...one, value: { allOf: [known.value, schema] } } : one);
        }
      } else if (isSecondChoice(joined, key)) {
        const known = joined.keywords.get('allOf');
        const value = [...listOf(known?.value), { [key]: part.value[key] }];
        joined.keywords.set('allOf', known ? { ...known, value } : below(part, value, key));
      } else {
        const name = SAME[key] ?? key;
        const one = below(part, key === 'const' ? [value] : value, key);
        const known = joined.keywords.get(name);
        joined.keywords.set(name, known ? both(name, known, one) : one);
      }
    }
  }
  return joined;
}
