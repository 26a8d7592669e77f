import { at, isRecord } from '#mocks/contract/homes.ts';

import type { Contract, Operation, Reply } from './contract.ts';

const UNJUDGED: Reply = { kinds: {}, headers: [] };

/** An answer that is only proposed stands for any other of its class: `403` becomes `4XX`, of which nothing is known. */
function observedReplies({ replies }: Operation): Operation['replies'] {
  const shown = Object.entries(replies).map(([status, reply]): [string, Reply] =>
    reply.origin === 'proposed' ? [`${status[0] ?? ''}XX`, UNJUDGED] : [status, reply],
  );
  return { '4XX': UNJUDGED, ...Object.fromEntries(shown) };
}

/** A field that we propose may hold anything: the existing server may use its name for something else. */
function observedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(observedFields);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== 'properties' || !isRecord(inner)) return [key, observedFields(inner)];
      const fields = Object.entries(inner).map(([name, field]) => [
        name,
        at(field, 'x-origin') === 'proposed' ? {} : observedFields(field),
      ]);
      return [key, Object.fromEntries(fields)];
    }),
  );
}

/** D4: the contract without what is proposed of answers, so that no server is accused of what nobody saw it promise. */
export function observedPart(contract: Contract): Contract {
  const document = Object.fromEntries(
    Object.entries(contract.document)
      .filter(([name]) => name !== 'x-every-answer')
      .map(([name, part]) => [name, observedFields(part)]),
  );
  const operations = contract.operations.map((one) => ({ ...one, replies: observedReplies(one) }));
  return { ...contract, document, operations };
}
