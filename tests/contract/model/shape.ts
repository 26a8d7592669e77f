import { isRecord } from '#mocks/contract/homes.ts';

import { listOf, typesOf } from '#tests/contract/generate/schemaOf.ts';
import { follow, type Found } from './follow.ts';
import { joinParts } from './joinParts.ts';
import { below, partsOf, waysOf } from './parts.ts';
import { WORDS } from './words.ts';

/** A schema with references followed and its parts joined. */
export interface Shape {
  /** That of the component it refers to, if it does nothing else. */
  pointer: string;
  /** Without `null`; undefined when any type is allowed. */
  types: ReadonlySet<string> | undefined;
  nullable: boolean;
  properties: ReadonlyMap<string, Found>;
  required: ReadonlySet<string>;
  items: Found | undefined;
  /** What stands under `additionalProperties`. */
  others: Found | undefined;
  /** The schemas of `oneOf` or `anyOf` when there are several, `null` left out. */
  variants: readonly Found[];
  /** All other keywords by name, and where they stand. */
  keywords: ReadonlyMap<string, Found>;
}

const DEEPEST = 20;
const APART = ['type', 'items', 'additionalProperties', 'nullable', 'oneOf', 'anyOf'];

const onlyHas = (schema: Record<string, unknown>, name: string | undefined): boolean =>
  Object.keys(schema).every((key) => key === name || WORDS.test(key));

/** Variants that are themselves nothing but variants count as theirs. */
function variantsOf(document: unknown, ways: Found, depth = 0): Found[] {
  return listOf(ways.value).flatMap((one, index): Found[] => {
    const found = follow(document, below(ways, one, String(index)));
    if (!isRecord(found.value) || depth > DEEPEST) return [found];
    const key = waysOf(found.value);
    if (key === undefined || !onlyHas(found.value, key)) return [found];
    return variantsOf(document, below(found, found.value[key], key), depth + 1);
  });
}

/** @throws {UnusableContract} when a reference leads nowhere */
export function shapeOf(document: unknown, found: Found): Shape {
  const parts = partsOf(document, found);
  const { keywords, properties, required } = joinParts(parts);
  const value = (key: string): unknown => keywords.get(key)?.value;
  const ways = keywords.get('oneOf') ?? keywords.get('anyOf');
  const said = keywords.has('type') ? listOf(value('type')).map(String) : undefined;
  const values = Object.fromEntries([...keywords].map(([key, one]) => [key, one.value]));
  const types = said ?? typesOf(properties.size > 0 ? { ...values, properties } : values);
  const isListed = !keywords.has('enum') || listOf(value('enum')).includes(null);
  const allowsNull = isListed && (types.includes('null') || (types.length === 0 && keywords.has('enum')));
  const [own, target] = parts;
  const refers = isRecord(own?.value) && onlyHas(own.value, undefined) ? target : undefined;
  return {
    pointer: refers?.pointer ?? found.pointer,
    types: said || types.length > 0 ? new Set(types.filter((type) => type !== 'null')) : undefined,
    nullable: value('nullable') === true || allowsNull,
    properties,
    required,
    items: keywords.get('items'),
    others: keywords.get('additionalProperties'),
    variants: ways ? variantsOf(document, ways) : [],
    keywords: new Map([...keywords].filter(([key]) => !APART.includes(key))),
  };
}
