import type { Contract, Operation, Reply } from './contract.ts';

const UNJUDGED: Reply = { kinds: {}, headers: [] };

/** An answer that is only proposed stands for any other of its class: `403` becomes `4XX`, of which nothing is known. */
function observedReplies({ replies }: Operation): Operation['replies'] {
  const shown = Object.entries(replies).map(([status, reply]): [string, Reply] =>
    reply.origin === 'proposed' ? [`${status[0] ?? ''}XX`, UNJUDGED] : [status, reply],
  );
  return { '4XX': UNJUDGED, ...Object.fromEntries(shown) };
}

/** D4: the contract without what is proposed of answers, so that no server is accused of what nobody saw it promise. */
export function observedPart(contract: Contract): Contract {
  const document = Object.fromEntries(
    Object.entries(contract.document).filter(([name]) => name !== 'x-every-answer'),
  );
  const operations = contract.operations.map((one) => ({ ...one, replies: observedReplies(one) }));
  return { ...contract, document, operations };
}
