import { createApi } from '#mocks/adapters/handlers.ts';
import { askCluster } from '#mocks/doubles/typesense/cluster.ts';
import type { Asked } from '#tests/contract/faultyServers/faultyServer.ts';
import { success } from '#tests/contract/faultyServers/ways.ts';

/** The mock without its checks of requests, in the same state as the one with them. */
const answerUnchecked = createApi({ ask: askCluster });

/** Uses whatever is sent, and answers an example where that cannot be used. */
export async function answerUncheckedCall(asked: Asked): Promise<Response> {
  const response = await answerUnchecked(asked.request.clone());
  return response.status >= 500 || response.status === 422 ? success(asked) : response;
}
