import type { FaultyServer } from './faultyServer.ts';
import { replaceAnswer, acceptRefused } from './buildAnswers.ts';

const accepts = (
  name: string,
  caughtBy: string,
  of: FaultyServer['of'],
  ...codes: readonly string[]
): FaultyServer => ({
  name,
  caughtBy,
  of,
  answer: acceptRefused(...codes),
});

const tooLong = (): Response => {
  const errors = [{ field: 'name', code: 'too_long', message: 'must be shorter' }];
  const body = JSON.stringify({ title: 'Wrong', status: 422, code: 'validation_failed', errors });
  return new Response(body, { status: 422, headers: { 'content-type': 'application/problem+json' } });
};

/** Wrong requests that are taken, and right ones that are not. */
export const aboutRequests: readonly FaultyServer[] = [
  accepts('a body without a required field is taken', 'missing', 'createView', 'required'),
  accepts('a call without its required query is taken', 'missing', 'getQuote', 'required'),
  accepts('a call without its required header is taken', 'missing', 'createProduct', 'required'),
  accepts('a text where a number belongs is taken', 'wrong-type', 'createProduct', 'wrong_type'),
  accepts('a word as page number is taken', 'wrong-type', 'listProducts', 'wrong_type'),
  accepts('a text that is too long is taken', 'beyond-limits', 'createView', 'too_long'),
  accepts('a text that is too short is taken', 'beyond-limits', 'registerUser', 'too_short'),
  accepts('a number that is too small is taken', 'beyond-limits', 'getQuote', 'too_small'),
  accepts('a number that is too large is taken', 'beyond-limits', 'getQuote', 'too_large'),
  accepts('a list that is too long is taken', 'beyond-limits', 'createView', 'too_many'),
  accepts('a list that is too short is taken', 'beyond-limits', 'validateSlabSet', 'too_few'),
  accepts('a choice that is none is taken', 'wrong-choice', 'createView', 'not_allowed'),
  accepts('a page size that is not offered is taken', 'wrong-choice', 'listProducts', 'not_allowed'),
  accepts('an e-mail that is none is taken', 'wrong-format', 'forgotPassword', 'invalid'),
  accepts('a price that is none is taken', 'wrong-format', 'validateSlabSet', 'invalid'),
  accepts('a date without its zone is taken', 'wrong-format', 'scheduleSlabSet', 'invalid'),
  accepts('a misspelt field is taken', 'extra-in-request', 'createView', 'unknown_field'),
  accepts('half a JSON is taken', 'unreadable-body', 'createView', 'unreadable'),
  accepts('any media type is taken', 'unreadable-body', 'createView', 'unsupported_type'),
  {
    name: 'one letter more than allowed is taken',
    caughtBy: 'beyond-limits',
    of: 'createCategory',
    answer: async (call) =>
      /"title":"[^"]{121}"/.test(call.text) ? acceptRefused('too_long')(call) : call.next(),
  },
  {
    name: 'the last allowed letter is refused',
    caughtBy: 'at-limits',
    of: 'createView',
    answer: replaceAnswer((response, { text }) => response.ok && /"name":"[^"]{60}"/.test(text), tooLong),
  },
  accepts('a key may be used for another body', 'idempotency', 'createProduct', 'idempotency_mismatch'),
];
