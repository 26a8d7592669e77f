import { isRecord } from '#mocks/contract/homes.ts';

import { type ApiRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { listOf, plain, schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { listCallOf, type ListPage, listPageIn } from '#tests/contract/model/conventions.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

export interface AskedPage {
  exchange: Exchange;
  /** Undefined when the answer is no page. */
  page: ListPage | undefined;
}

/** Asks for one page of a list. */
export async function askPage(
  probe: Probe,
  request: ApiRequest,
  wanted: Readonly<Record<string, unknown>>,
): Promise<AskedPage> {
  const asked = Object.entries(wanted).reduce(
    (soFar, [name, value]) => withParameter(soFar, 'query', name, value),
    request,
  );
  const exchange = await probe.send(asked);
  return { exchange, page: exchange.answer.status === 200 ? listPageIn(exchange.answer.json) : undefined };
}

/** The page sizes a list takes, the smallest first; its own choices where it names some. */
export function pageSizesOf(probe: Probe): number[] {
  const schema = listCallOf(probe.operation)?.pageSize.schema;
  if (schema === undefined) return [];
  const choices = schemaAt(probe.contract.document, schema)['enum'];
  const made = Array.from({ length: 8 }, (_, turn) => probe.valid.one(schema, turn + 1));
  const seen: readonly unknown[] = Array.isArray(choices) ? choices : made;
  return [...new Set(seen.filter((one) => typeof one === 'number'))].sort((one, other) => one - other);
}

/** The fields that a list may be sorted by: those that its parameter names, else those that rows show. */
export function sortFieldsOf(probe: Probe, rows: readonly unknown[]): string[] {
  const sort = listCallOf(probe.operation)?.sort;
  if (!sort) return [];
  const { document } = probe.contract;
  const schema = schemaAt(document, sort.schema);
  const named = [...listOf(schema['enum']), ...listOf(plain(document, schema['items'])['enum'])];
  const fields = named.filter((one) => typeof one === 'string').map((one) => one.replace(/^[-+]/, ''));
  const shown = rows.flatMap((row) =>
    Object.entries(isRecord(row) ? row : {})
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name]) => name),
  );
  // A reference sorts by a name that its row shows elsewhere.
  const isShown = new Set(shown);
  return fields.length > 0 ? [...new Set(fields)].filter((name) => isShown.has(name)) : [...isShown];
}
