import { withParameter } from '#tests/contract/generate/apiRequest.ts';
import { schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { cacheBusterOf, endsSession } from '#tests/contract/model/conventions.ts';
import type { Contract, Operation, Parameter } from '#tests/contract/model/contract.ts';

import type { ProbeCheck } from './check.ts';

interface Defaulted {
  parameter: Parameter;
  value: unknown;
}

function defaultedIn({ document }: Contract, operation: Operation): Defaulted[] {
  return operation.parameters.flatMap((parameter) => {
    const value = schemaAt(document, parameter.schema)['default'];
    const isSent = parameter.in === 'query' && !parameter.required && parameter !== cacheBusterOf(operation);
    return isSent && value !== undefined ? [{ parameter, value }] : [];
  });
}

/** What a read assumes when it is not told. */
export const defaultValue: ProbeCheck = {
  id: 'default-value',
  rule: 'A parameter of a read that is sent with its default does the same as leaving it out.',
  appliesTo: (operation, contract) =>
    operation.method === 'GET' && !endsSession(operation) && defaultedIn(contract, operation).length > 0,
  run: async (probe) => {
    const { request, succeeded } = await probe.base();
    if (!succeeded) {
      probe.untried('no call succeeds');
      return;
    }
    const bare = await probe.send(request);
    for (const { parameter, value } of defaultedIn(probe.contract, probe.operation)) {
      if (request.query[parameter.name] !== undefined) continue;
      const sent = await probe.send(withParameter(request, 'query', parameter.name, value));
      const isSame = sent.answer.text === bare.answer.text;
      // What changes by itself is another thing at each reading.
      const isSteady = isSame || (await probe.send(request)).answer.text === bare.answer.text;
      const message = `${parameter.name}=${String(value)} is answered otherwise than without it, and it is the default`;
      probe.note(sent, isSame || !isSteady ? [] : [{ message }]);
    }
  },
};
