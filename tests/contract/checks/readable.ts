import type { ReplyCheck } from './check.ts';

/** Half a JSON text and an empty body are none. */
export const check: ReplyCheck = {
  id: 'readable',
  rule: 'A body that is called JSON is JSON.',
  appliesTo: () => true,
  inspect: ({ answer }) => {
    if (!/[/+]json$/.test(answer.contentType) || answer.json !== undefined) return [];
    return [{ message: answer.text === '' ? 'the body is empty' : 'the body is no JSON' }];
  },
};
