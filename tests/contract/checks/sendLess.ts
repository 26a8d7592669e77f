import { at } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { listOf } from '#tests/contract/generate/schemaOf.ts';
import { without } from '#tests/contract/generate/without.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import { type Fields } from './readBack.ts';

const MOST_TRIES = 4;

/** The names of the fields that a refusal is about. */
const refusedFields = ({ answer: { json } }: Exchange): string[] =>
  listOf(at(json, 'errors')).map((error) => String(at(error, 'field')).split('.')[0] ?? '');

/**
 * Sends as many of these fields as the server takes: those that it refuses by name are left out the next time.
 * @returns undefined when it refuses for anything else, or when none is left
 */
export async function sendLess(
  probe: Probe,
  fields: Fields,
  toRequest: (fields: Fields) => Promise<ApiRequest>,
): Promise<Exchange | undefined> {
  let left = fields;
  for (let turn = 0; turn < MOST_TRIES && Object.keys(left).length > 0; turn += 1) {
    const exchange = await probe.send(await toRequest(left));
    if (isSuccess(exchange)) return exchange;
    const refused = refusedFields(exchange).filter((name) => name in left);
    if (refused.length === 0) return undefined;
    left = without(left, ...refused);
  }
  return undefined;
}
