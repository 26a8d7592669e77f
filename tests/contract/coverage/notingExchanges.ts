import { createRecorder } from '#mocks/adapters/recorder.ts';

import type { Contract } from '#tests/contract/model/contract.ts';
import { replyOf } from '#tests/contract/model/replyOf.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';

/** Notes the answers of a server that is verified. */
export function notingExchanges({ fingerprint }: Contract): (exchange: Exchange) => void {
  const recorder = createRecorder('verify', fingerprint);
  return ({ operation, answer: { status, contentType, text, json } }) => {
    const reply = replyOf(operation, status);
    const examples = reply?.kinds[contentType]?.examples ?? {};
    if (reply) recorder.note({ operation: operation.id, status, asked: false, examples }, json ?? text);
  };
}
