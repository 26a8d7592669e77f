import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import type { WrongRequest } from '#tests/contract/generate/wrongRequests.ts';
import { saysSignIn } from '#tests/contract/model/conventions.ts';
import type { Probe } from '#tests/contract/run/probe.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';

import type { ProbeCheck } from './check.ts';
import { namesField, otherField } from './namesField.ts';

interface Refusal extends Pick<ProbeCheck, 'id' | 'rule'> {
  /** The rules that its requests break, one at a time. */
  breaks: readonly WrongRequest['rule'][];
}

const refusals: readonly Refusal[] = [
  {
    // Fields of bodies, parameters of queries and headers, and whole bodies.
    id: 'missing',
    rule: 'A request without what is required is refused with a described 4xx.',
    breaks: ['missing'],
  },
  {
    // Also null where it is not allowed.
    id: 'wrong-type',
    rule: 'A value of the wrong type is refused with a described 4xx.',
    breaks: ['type', 'null'],
  },
  {
    // Enumerations and constants.
    id: 'wrong-choice',
    rule: 'A value that is none of the allowed ones is refused with a described 4xx.',
    breaks: ['choice'],
  },
  {
    // E-mail addresses, dates with their zone, patterns.
    id: 'wrong-format',
    rule: 'A text that does not have the stated format or pattern is refused with a described 4xx.',
    breaks: ['format'],
  },
  {
    // Lengths, counts, numbers, and bytes of files; what lies at the limit is the check `at-limits`.
    id: 'beyond-limits',
    rule: 'A value one beyond a stated limit is refused with a described 4xx.',
    breaks: ['limit', 'size'],
  },
  {
    // A misspelt field must not be lost in silence. Only where the schema forbids more.
    id: 'extra-in-request',
    rule: 'A field that the request may not have is refused with a described 4xx.',
    breaks: ['extra'],
  },
  {
    // Half a JSON text must not end in a 500.
    id: 'unreadable-body',
    rule: 'A body that cannot be read, or is of another media type, is refused with a described 4xx.',
    breaks: ['unreadable', 'media type'],
  },
];

/** Rules about one value, whatever the others are. */
const OF_ONE_FIELD: ReadonlySet<string> = new Set(['type', 'limit', 'format']);

/**
 * Asks the same with the rule kept, at once after a refusal: when that is accepted, only the broken rule can have been
 * the reason.
 */
async function isTwinAccepted(probe: Probe, base: ApiRequest): Promise<boolean> {
  if (isSuccess(await probe.send(await probe.renewed(base)))) return true;
  // What the base was about may be used up.
  const other = await probe.succeed(base);
  return other !== undefined && isSuccess(other);
}

/** Each sends requests with its rules broken, everything else fresh, and wants every one of them refused for it. */
export const refusalChecks: readonly ProbeCheck[] = refusals.map(({ id, rule, breaks }) => ({
  id,
  rule,
  proposed: true,
  appliesTo: ({ parameters, body }) => parameters.length > 0 || body !== undefined,
  run: async (probe) => {
    const wrong = (await probe.wrong()).filter((one) => breaks.includes(one.rule));
    const { request: base, succeeded } = await probe.base();
    const unproven: string[] = [];
    for (const one of wrong) {
      const exchange = await probe.send(one.onto(await probe.renewed(base)));
      const { status, json } = exchange.answer;
      // A 5xx, a broken connection and a sign-in that got lost are other checks' to name.
      const accepted = status > 0 && status < 400 && !saysSignIn(probe.contract, json);
      if (accepted) {
        probe.note(exchange, [{ message: `${one.what}, and the answer is ${status}` }]);
        continue;
      }
      if (namesField(exchange.answer, one)) probe.note(exchange, []);
      else if (succeeded && (await isTwinAccepted(probe, base))) {
        const other = OF_ONE_FIELD.has(one.rule) ? otherField(exchange) : undefined;
        const message = `${one.what}, and the refusal names ${String(other)} instead`;
        probe.note(exchange, other === undefined ? [] : [{ message, pointer: '/errors' }]);
      } else unproven.push(`${one.what}: ${status}`);
    }
    const [first] = unproven;
    if (first !== undefined) {
      probe.untried(
        `refused, and nothing shows that it was for the broken rule (${unproven.length} of ${wrong.length}, such as "${first}")`,
      );
    }
  },
}));
