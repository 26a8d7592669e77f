import { isRecord } from '#mocks/contract/homes.ts';

import { type Schema, typesOf } from '#tests/contract/generate/schemaOf.ts';
import type { Parameter } from '#tests/contract/model/contract.ts';

/** Between the items of a list in one value. */
const BETWEEN: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** Names and texts in the order in which they came, unescaped. */
export type Pairs = readonly (readonly [string, string])[];

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}

/** `x,1,y,2`, or `x=1,y=2` when exploded. */
function objectIn(text: string, explode: boolean): Record<string, string> {
  const parts = text.split(',');
  if (explode)
    return Object.fromEntries(
      parts.map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=', 2);
        return [name, value];
      }),
    );
  const names = parts.filter((_part, index) => index % 2 === 0);
  return Object.fromEntries(names.map((name, index) => [name, parts[index * 2 + 1] ?? '']));
}

/** What stands after the mark that a path style puts before a value. */
function unmarked({ name, style, explode }: Parameter, text: string): string {
  if (style === 'label') return explode ? text.slice(1).replaceAll('.', ',') : text.slice(1);
  if (style !== 'matrix') return text;
  return explode
    ? text.slice(1).replaceAll(';', ',').replaceAll(`${name}=`, '')
    : text.slice(name.length + 2);
}

function objectFrom({ name, style, explode }: Parameter, schema: Schema, pairs: Pairs): unknown {
  if (style === 'deepObject') {
    const inner = pairs.flatMap(([key, text]) => {
      const [, field] = key.startsWith(`${name}[`) ? (/\[([^\]]*)\]$/.exec(key) ?? []) : [];
      return field === undefined ? [] : [[field, text] as const];
    });
    return inner.length > 0 ? Object.fromEntries(inner) : undefined;
  }
  if (!explode || style !== 'form') return undefined;
  const { properties } = schema;
  const own = pairs.filter(([key]) => isRecord(properties) && key in properties);
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/**
 * The value that the texts of a parameter stand for (OpenAPI 3, "Style Values"): a text, or a list or object of texts.
 * @param schema of the parameter, its references followed
 * @param pairs what travelled at the parameter's place
 * @returns undefined when the parameter was not sent
 */
export function unstyled(parameter: Parameter, schema: Schema, pairs: Pairs): unknown {
  const { name, style, explode } = parameter;
  const texts = pairs.filter(([key]) => key === name).map(([, text]) => text);
  const types = typesOf(schema);
  const [first] = texts;
  if (types.includes('object') && texts.length === 0) return objectFrom(parameter, schema, pairs);
  if (first === undefined) return undefined;
  if (style === 'json') return parsed(first);
  const text = unmarked(parameter, first);
  if (types.includes('array')) {
    if (style === 'form' && explode) return texts;
    return text.split(BETWEEN[style] ?? ',');
  }
  if (types.includes('object') && style !== 'deepObject') return objectIn(text, explode);
  // Several values where one is meant are no value of any kind.
  return texts.length > 1 ? texts : text;
}
