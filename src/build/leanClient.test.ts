import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leaner, withoutStreams } from './leanClient.ts';

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

test.each([
  ['pathSerializer', 'serializeObjectParam', 'serializePrimitiveParam'],
  ['utils', 'defaultPathSerializer', 'getUrl'],
])('%s is left as it is but for %s', (file, refused, kept) => {
  const code = readFileSync(join(generated, `core/${file}.gen.ts`), 'utf8');
  const lean = leaner[file]?.(code) ?? '';
  expect(lean).toMatch(new RegExp(`export const ${refused} = \\(\\) => \\{ throw `));
  expect(lean).toContain(`export const ${kept} =`);
  expect(lean.match(/^export const /gm)).toEqual(code.match(/^export const /gm));
});

test('a function that is gone from the generated client stops the build', () => {
  expect(() => leaner['utils']?.('export const other = 1;')).toThrow('no defaultPathSerializer any more');
});
