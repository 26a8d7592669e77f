import type { Shape } from '#tests/contract/model/shape.ts';
import { markup, joinHtml, type Part } from './markup.ts';

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** `1 to 50 characters`, or one end of it. */
function range(least: unknown, most: unknown, one = '', many = one): string | undefined {
  const [from, to] = [least, most].map((end) => (end === undefined ? undefined : asText(end)));
  const last = to ?? from;
  if (last === undefined) return undefined;
  const unit = last === '1' ? one : many;
  if (from === undefined) return `at most ${last}${unit}`;
  if (to === undefined) return `at least ${last}${unit}`;
  return from === to ? `${last}${unit}` : `${from} to ${last}${unit}`;
}

/** What a schema demands beyond its type, one thing each. */
export function limitsOf({ keywords, others }: Shape): Part[] {
  const value = (key: string): unknown => keywords.get(key)?.value;
  const values = value('enum');
  const format = value('format');
  const pattern = value('pattern');
  const above = value('exclusiveMinimum');
  const below = value('exclusiveMaximum');
  const step = value('multipleOf');
  const fallback = value('default');
  const code = (one: unknown): Part => markup`<code>${asText(one)}</code>`;
  return [
    Array.isArray(values) && [values.length > 1 ? 'one of ' : 'always ', ...joinHtml(values.map(code), ', ')],
    format !== undefined && ['format ', code(format)],
    range(value('minLength'), value('maxLength'), ' character', ' characters'),
    range(undefined, value('x-max-bytes'), ' byte', ' bytes'),
    range(value('minimum'), value('maximum')),
    above !== undefined && ['above ', code(above)],
    below !== undefined && ['below ', code(below)],
    step !== undefined && ['in steps of ', code(step)],
    range(value('minItems'), value('maxItems'), ' item', ' items'),
    value('uniqueItems') === true && 'no item twice',
    range(value('minProperties'), value('maxProperties'), ' property', ' properties'),
    pattern !== undefined && ['pattern ', code(pattern)],
    fallback !== undefined && ['without it ', code(fallback)],
    value('writeOnly') === true && 'sent only',
    value('readOnly') === true && 'answered only',
    others?.value === false && 'nothing else',
  ].filter((part) => part !== false && part !== undefined);
}
