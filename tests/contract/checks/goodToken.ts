import type { ReplyCheck } from './check.ts';

/** A session that ends by itself costs people their work. */
export const check: ReplyCheck = {
  id: 'good-token',
  rule: 'A call with a living token is not refused as if nobody had signed in.',
  appliesTo: ({ schemes }) => schemes.length > 0,
  inspect: ({ answer, proof, foreignMethod }) =>
    proof === 'token' && answer.status === 401 && !foreignMethod
      ? [{ message: 'a call with a living token is answered with 401' }]
      : [],
};
