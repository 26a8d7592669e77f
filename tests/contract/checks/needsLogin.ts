import { at } from '#mocks/contract/homes.ts';

import { saysSignIn } from '#tests/contract/model/conventions.ts';

import type { ReplyCheck } from './check.ts';

/** The panel ends the session at such an answer, so it must be said as promised, and never by accident. */
export const check: ReplyCheck = {
  id: 'needs-login',
  rule: 'An answer that says "sign in" has the status 0 as a number, and is not said to somebody signed in.',
  appliesTo: ({ schemes }, { document }) =>
    schemes.length > 0 && at(document, 'components', 'schemas', 'NeedsLogin') !== undefined,
  inspect: ({ answer, proof, foreignMethod }, { contract }) => {
    if (foreignMethod || !saysSignIn(contract, answer.json)) return [];
    if (at(answer.json, 'status') !== 0)
      return [{ message: 'the status is a text, not the number 0', pointer: '/status' }];
    return proof === 'token' ? [{ message: 'a call with a living token is told to sign in' }] : [];
  },
};
