import type { ReplyCheck } from './check.ts';

/** Whatever a caller sends is the caller's mistake, or none; it is never the server's. */
export const check: ReplyCheck = {
  id: 'server-error',
  rule: 'No request makes the server fail with a 5xx.',
  appliesTo: () => true,
  inspect: ({ answer }) =>
    answer.status < 500 ? [] : [{ message: `the server failed with ${answer.status}` }],
};
