import type { FaultyServer } from './faultyServer.ts';
import { instead, taking } from './ways.ts';

const takes = (
  name: string,
  caughtBy: string,
  of: FaultyServer['of'],
  ...codes: readonly string[]
): FaultyServer => ({
  name,
  caughtBy,
  of,
  tell: taking(...codes),
});

const tooLong = (): Response => {
  const errors = [{ field: 'name', code: 'too_long', message: 'must be shorter' }];
  const body = JSON.stringify({ title: 'Wrong', status: 422, code: 'validation_failed', errors });
  return new Response(body, { status: 422, headers: { 'content-type': 'application/problem+json' } });
};

/** Wrong requests that are taken, and right ones that are not. */
export const aboutRequests: readonly FaultyServer[] = [
  takes('a body without a required field is taken', 'missing', 'createView', 'required'),
  takes('a call without its required query is taken', 'missing', 'getQuote', 'required'),
  takes('a call without its required header is taken', 'missing', 'createProduct', 'required'),
  takes('a text where a number belongs is taken', 'wrong-type', 'createProduct', 'wrong_type'),
  takes('a word as page number is taken', 'wrong-type', 'listProducts', 'wrong_type'),
  takes('a text that is too long is taken', 'beyond-limits', 'createView', 'too_long'),
  takes('a text that is too short is taken', 'beyond-limits', 'registerUser', 'too_short'),
  takes('a number that is too small is taken', 'beyond-limits', 'getQuote', 'too_small'),
  takes('a number that is too large is taken', 'beyond-limits', 'getQuote', 'too_large'),
  takes('a list that is too long is taken', 'beyond-limits', 'createView', 'too_many'),
  takes('a list that is too short is taken', 'beyond-limits', 'validateSlabSet', 'too_few'),
  takes('a choice that is none is taken', 'wrong-choice', 'createView', 'not_allowed'),
  takes('a page size that is not offered is taken', 'wrong-choice', 'listProducts', 'not_allowed'),
  takes('an e-mail that is none is taken', 'wrong-format', 'forgotPassword', 'invalid'),
  takes('a price that is none is taken', 'wrong-format', 'validateSlabSet', 'invalid'),
  takes('a date without its zone is taken', 'wrong-format', 'scheduleSlabSet', 'invalid'),
  takes('a misspelt field is taken', 'extra-in-request', 'createView', 'unknown_field'),
  takes('half a JSON is taken', 'unreadable-body', 'createView', 'unreadable'),
  takes('any media type is taken', 'unreadable-body', 'createView', 'unsupported_type'),
  {
    name: 'one letter more than allowed is taken',
    caughtBy: 'beyond-limits',
    of: 'createCategory',
    tell: async (asked) =>
      /"title":"[^"]{121}"/.test(asked.text) ? taking('too_long')(asked) : asked.next(),
  },
  {
    name: 'the last allowed letter is refused',
    caughtBy: 'at-limits',
    of: 'createView',
    tell: instead((response, { text }) => response.ok && /"name":"[^"]{60}"/.test(text), tooLong),
  },
  takes('a key may be used for another body', 'idempotency', 'createProduct', 'idempotency_mismatch'),
];
