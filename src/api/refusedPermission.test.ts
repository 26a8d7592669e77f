import { expect, test } from 'vitest';
import { ApiError } from './errors.ts';
import { refusedPermission } from './refusedPermission.ts';

test.each([
  [new ApiError('http', { status: 403, body: { node: 'View Costs' } }), { permission: 'View Costs' }],
  [new ApiError('http', { status: 403, body: { node: 7 } }), { permission: null }],
  [new ApiError('http', { status: 403, body: null }), { permission: null }],
  [new ApiError('http', { status: 404, body: { node: 'View Costs' } }), null],
  [new Error('403'), null],
  [null, null],
])('the refusal %s names the missing permission %j', (error, refused) => {
  expect(refusedPermission(error)).toEqual(refused);
});
