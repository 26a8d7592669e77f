import { expect, test } from 'vitest';
import { config } from 'zod/mini';
import './zodConfig.ts';

test('zod makes no code at run time, which the content security policy forbids', () => {
  expect(config().jitless).toBe(true);
});
