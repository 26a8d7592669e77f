import { replyOf } from '#tests/contract/model/replyOf.ts';

import type { ReplyCheck } from './check.ts';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Such as `Retry-After`. */
export const check: ReplyCheck = {
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
};
