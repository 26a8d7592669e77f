import { isRecord } from '#mocks/contract/homes.ts';

import { textOf as text } from '#tests/contract/generate/textOf.ts';
import type { Parameter } from '#tests/contract/model/contract.ts';

/** Between the items of a list in one value. */
const BETWEEN: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

function pairs(value: Record<string, unknown>): [string, string][] {
  return Object.entries(value).map(([key, one]) => [key, text(one)]);
}

/**
 * A parameter as the names and texts that stand for it, before anything is escaped (OpenAPI 3, "Style Values").
 * A list in a query is several pairs of the same name, unless it is not exploded.
 */
export function styledPairs({ name, style, explode }: Parameter, value: unknown): [string, string][] {
  if (style === 'json') return [[name, JSON.stringify(value)]];
  if (Array.isArray(value)) {
    if (explode && style === 'form') return value.map((one) => [name, text(one)]);
    return [[name, value.map(text).join(BETWEEN[style] ?? ',')]];
  }
  if (!isRecord(value)) return [[name, text(value)]];
  if (style === 'deepObject') return pairs(value).map(([key, one]) => [`${name}[${key}]`, one]);
  if (explode && style === 'form') return pairs(value);
  return [
    [
      name,
      pairs(value)
        .map(([key, one]) => (explode ? `${key}=${one}` : `${key},${one}`))
        .join(','),
    ],
  ];
}

/** A path parameter, escaped, with the mark that its style puts before it. */
export function styledPath(parameter: Parameter, value: unknown): string {
  const { name, style, explode } = parameter;
  if (style === 'matrix' || style === 'label') {
    const items = Array.isArray(value) ? value.map(text) : [text(value)];
    const escaped = items.map(encodeURIComponent);
    if (style === 'label') return `.${escaped.join(explode ? '.' : ',')}`;
    return explode ? escaped.map((one) => `;${name}=${one}`).join('') : `;${name}=${escaped.join(',')}`;
  }
  const [[, whole] = ['', '']] = styledPairs(parameter, value);
  return whole.split(',').map(encodeURIComponent).join(',');
}
