import { expect, test } from 'vitest';
import { answerChecked } from '#mocks/adapters/checked.ts';
import { operations, type Operation } from '#mocks/contract/operations.gen.ts';

const all: readonly (readonly [string, Operation])[] = Object.entries(operations);

test.each(all)('%s is answered by the mock as the contract describes', async (_id, operation) => {
  const path = operation.path.replace(/\{[^}]+\}/g, 'x');
  const body = operation.method === 'POST' || operation.method === 'PATCH' ? { body: '{}' } : {};
  const request = new Request(`http://localhost/api${path}`, {
    method: operation.method,
    headers: { 'content-type': 'application/json' },
    ...body,
  });
  const { status } = await answerChecked(request);
  expect(Object.keys(operation.replies)).toContain(String(status));
  if (operation.secured) expect(status).toBe(401);
});

test('the mock answers no call that the contract does not have', async () => {
  const { status } = await answerChecked(new Request('http://localhost/api/unheard-of'));
  expect(status).toBe(404);
});
