import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutStreams } from './leanClient.ts';

const generated = join(import.meta.dirname, '../api/generated');

test('no call of the contract is a stream', () => {
  expect(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8')).not.toContain(
    'text/event-stream',
  );
});

test('the generated client asks for what the stand-in gives, and for nothing else', () => {
  const client = readFileSync(join(generated, 'client/client.gen.ts'), 'utf8');
  const [, names = ''] = /import \{([^}]*)\} from '\.\.\/core\/serverSentEvents\.gen\.ts'/.exec(client) ?? [];
  expect(names.trim()).toBe('createSseClient');
  expect(withoutStreams).toContain('export const createSseClient');
});
