import { everyAnswerSays } from '#tests/contract/model/conventions.ts';
import { replyOf } from '#tests/contract/model/replyOf.ts';

import type { ReplyCheck } from './check.ts';

const NUMBER = /^-?\d+(\.\d+)?$/;

type Values = (header: string | null | undefined) => string[];
const wholeValue: Values = (header) => [(header ?? '').trim().toLowerCase()];
const listedValues: Values = (header) => (header ?? '').split(',').flatMap(wholeValue);

/** A header that the contract promises for every answer. */
function everyAnswer(
  described: Pick<ReplyCheck, 'id' | 'rule'>,
  header: string,
  wanted: string,
  valuesIn: Values,
): ReplyCheck {
  return {
    ...described,
    appliesTo: (_operation, contract) => valuesIn(everyAnswerSays(contract, header)).includes(wanted),
    inspect: ({ answer, foreignMethod }) => {
      if (answer.status === 0 || answer.status >= 500 || foreignMethod) return [];
      const value = answer.headers.get(header);
      if (valuesIn(value).includes(wanted)) return [];
      return [{ message: `the header ${header} is ${value ?? 'missing'}, not ${wanted}` }];
    },
  };
}

/** About the headers of every answer. */
export const headerChecks: readonly ReplyCheck[] = [
  // A text that looks like a page must not become one.
  everyAnswer(
    {
      id: 'no-sniff',
      rule: 'Nobody may guess what an answer is: it says `X-Content-Type-Options: nosniff`.',
    },
    'X-Content-Type-Options',
    'nosniff',
    wholeValue,
  ),
  // What one person was answered must not stay on a shared computer.
  everyAnswer(
    { id: 'no-store', rule: 'Nobody may keep an answer: it says `Cache-Control: no-store`.' },
    'Cache-Control',
    'no-store',
    listedValues,
  ),
  {
    // Such as `Retry-After`.
    id: 'reply-headers',
    rule: 'The described headers of an answer fit their schema, and the required ones are there.',
    appliesTo: ({ replies }) => Object.values(replies).some(({ headers }) => headers.length > 0),
    inspect: ({ answer, operation }, { errors }) =>
      (replyOf(operation, answer.status)?.headers ?? []).flatMap(({ name, required, schema }) => {
        const text = answer.headers.get(name);
        if (text === null) return required ? [{ message: `the header ${name} is missing` }] : [];
        const wrongs = errors(schema, NUMBER.test(text) ? Number(text) : text);
        return wrongs.map(({ message }) => ({ message: `the header ${name} is wrong: ${message}` }));
      }),
  },
];
