import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { transforms, emptyEventStreams, formLists } from './leanClient.ts';

const generated = join(import.meta.dirname, '../api/generated');

test('no operation of the contract is a stream', () => {
  expect(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8')).not.toContain(
    'text/event-stream',
  );
});

test('the generated client imports only what the stand-in exports', () => {
  const client = readFileSync(join(generated, 'client/client.gen.ts'), 'utf8');
  const [, names = ''] = /import \{([^}]*)\} from '\.\.\/core\/serverSentEvents\.gen\.ts'/.exec(client) ?? [];
  expect(names.trim()).toBe('createSseClient');
  expect(emptyEventStreams).toContain('export const createSseClient');
});

test.each([
  ['core/pathSerializer', 'serializeObjectParam', 'serializePrimitiveParam'],
  ['core/utils', 'defaultPathSerializer', 'getUrl'],
  ['client/utils', 'getParseAs', 'mergeConfigs'],
])('in %s only %s is replaced and %s is kept', (file, refused, kept) => {
  const code = readFileSync(join(generated, `${file}.gen.ts`), 'utf8');
  const lean = transforms[file]?.(code) ?? '';
  expect(lean).toMatch(new RegExp(`export const ${refused} = \\(\\) => \\{ throw `));
  expect(lean).toContain(`export const ${kept} =`);
  const names = (text: string) =>
    [...text.matchAll(/^export (?:const|async function) (\w+)/gm)].map(([, name]) => name);
  expect(names(lean)).toEqual(names(code));
});

// That they are written so is shown by every story that filters a list in the built panel.
test('lists in a query are of one style, which the lean client writes', () => {
  const contract = readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8');
  const styles = contract.match(/^ *style: .*$/gm) ?? [];
  expect(new Set(styles.map((line) => line.trim()))).toEqual(new Set(['style: form']));
  expect(contract).not.toContain('allowReserved');
  const code = readFileSync(join(generated, 'core/pathSerializer.gen.ts'), 'utf8');
  expect(transforms['core/pathSerializer']?.(code)).toContain(
    `export const serializeArrayParam = ${formLists};`,
  );
});

test('T11 the client adds no token of its own, because calls carry none', () => {
  const code = readFileSync(join(generated, 'client/utils.gen.ts'), 'utf8');
  expect(transforms['client/utils']?.(code)).toContain('export const setAuthParams = async () => {};');
  expect(readFileSync(join(generated, '../clientConfig.ts'), 'utf8')).not.toMatch(/\bauth:/);
});

test('a function missing from the generated client stops the build', () => {
  expect(() => transforms['core/utils']?.('export const other = 1;')).toThrow(
    'no defaultPathSerializer any more',
  );
});
