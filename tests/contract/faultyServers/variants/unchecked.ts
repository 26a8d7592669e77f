import { createApi } from '#mocks/adapters/handlers.ts';
import { askCluster } from '#mocks/doubles/typesense/cluster.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import { answerByExample } from '#tests/contract/faultyServers/buildAnswers.ts';

/** The mock without its checks of requests, in the same state as the one with them. */
const answerUnchecked = createApi({ ask: askCluster });

/** Uses whatever is sent, and answers an example where that cannot be used. */
export async function answerUncheckedCall(call: Call): Promise<Response> {
  const response = await answerUnchecked(call.request.clone());
  return response.status >= 500 || response.status === 422 ? answerByExample(call) : response;
}
