import { guardedIn } from '#mocks/contract/guarded.ts';

import { withParameter } from '#tests/contract/generate/apiRequest.ts';
import { listOf, plain, schemaAt } from '#tests/contract/generate/schemaOf.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';

import { askSecond } from './askSecond.ts';
import type { ProbeCheck } from './check.ts';

/** A choice of a parameter that asks about what not everybody may know: an order, a flag. */
interface Question {
  parameter: string;
  value: unknown;
  permission: string;
}

/** The word of a choice without the sign that reverses an order. */
const wordOf = (choice: unknown): string => String(choice).replace(/^-/, '');

function questionsOf({ document }: Contract, { parameters }: Operation): Question[] {
  const { words } = guardedIn(document);
  return parameters.flatMap(({ in: place, name, schema }) => {
    if (place !== 'query') return [];
    const own = schemaAt(document, schema);
    const isList = 'items' in own;
    const choices = listOf((isList ? plain(document, own['items']) : own)['enum']);
    return choices.flatMap((choice) => {
      const permission = Object.hasOwn(words, wordOf(choice)) ? words[wordOf(choice)] : undefined;
      return permission === undefined
        ? []
        : [{ parameter: name, value: isList ? [choice] : choice, permission }];
    });
  });
}

/** Neither an order nor a count reveals what a permission withholds. */
export const withheldQuestions: ProbeCheck = {
  id: 'withheld-question',
  proposed: true,
  rule: 'A read that sorts or filters by what needs a permission is refused with 403 to an account without it.',
  appliesTo: (operation, contract) =>
    operation.method === 'GET' && operation.schemes.length > 0 && questionsOf(contract, operation).length > 0,
  run: async (probe) => {
    const token = await askSecond(probe);
    if (token === undefined) return;
    const [first, second] = [await probe.permissions(), await probe.permissions(token)];
    const { request } = await probe.base();
    for (const { parameter, value, permission } of questionsOf(probe.contract, probe.operation)) {
      if (second.size === 0 || !first.has(permission) || second.has(permission)) continue;
      const asked = withParameter(request, 'query', parameter, value);
      const exchange = await probe.send(asked, { proof: 'unknown', token });
      const { status } = exchange.answer;
      if (isSuccess(exchange)) {
        const message = `an account without \`${permission}\` may ask for ${parameter} ${String(value)}`;
        probe.note(exchange, [{ message }]);
      } else if (status === 403) probe.note(exchange, []);
      else probe.untried(`it is answered with ${status}`);
    }
  },
};
