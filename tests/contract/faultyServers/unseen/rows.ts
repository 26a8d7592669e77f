import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import type { Fields } from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve } from '#tests/contract/faultyServers/variants/variant.ts';

import { answerPage, listAll } from './tools.ts';

export const queryOf = ({ request }: Call): URLSearchParams => new URL(request.url).searchParams;

/** Answers the page of a list that has been ordered or filtered anew. */
export function changeRows(
  applies: (call: Call) => boolean,
  change: (rows: readonly Fields[], call: Call) => readonly Fields[],
): Serve {
  return async (call) => {
    const response = await call.next();
    return response.ok && applies(call) ? answerPage(response, change(await listAll(call), call)) : response;
  };
}
