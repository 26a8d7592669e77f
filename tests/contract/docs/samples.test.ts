import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { promisify } from 'node:util';
import { Script } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { answerChecked } from '#mocks/adapters/checked.ts';
import { serveMock } from '#mocks/adapters/node.ts';
import { PASSWORD } from '#mocks/core/users.ts';
import { projectText } from '#tests/architecture/projectFiles.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { png } from '#tests/support/pictures.ts';
import { sampleRequest } from './sampleRequest.ts';
import { samples } from './samples/samples.ts';

const run = promisify(execFile);
const contract = readContract(projectText('openapi.yaml'));
const mock = createServer((incoming, outgoing) => void serveMock(incoming, outgoing, answerChecked));
let server = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => mock.listen(0, '127.0.0.1', resolve));
  const address = mock.address();
  server = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/api`;
});
afterAll(() => {
  mock.closeAllConnections();
  mock.close();
});

/** How a sample is run, with the token where its reader would put it. */
const runners: Readonly<Record<string, (sample: string, token: string) => Promise<string>>> = {
  fetch: async (sample, token) => {
    const script = sample.replace('"TOKEN"', JSON.stringify(token));
    return (await run(execPath, ['--input-type=module', '--eval', script])).stdout;
  },
  Python: async (sample, token) =>
    (await run('python3', ['-c', sample], { env: { ...env, TOKEN: token } })).stdout,
  curl: async (sample, token) => (await run('sh', ['-c', sample], { env: { ...env, TOKEN: token } })).stdout,
};
const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0;
const languages = ['fetch', ...(has('python3') ? ['Python'] : []), ...(has('curl') ? ['curl'] : [])];

function sampleOf(language: string, id: string): string {
  const operation = contract.operations.find((one) => one.id === id);
  const write = samples.get(language);
  if (!operation || !write) throw new Error(`There is no ${language} sample of ${id}`);
  return write(sampleRequest(operation), server);
}

async function signIn(): Promise<string> {
  const body = JSON.stringify({ email: 'admin@backroom.test', password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answered = await fetch(`${server}/users/authenticate`, { method: 'POST', headers, body });
  return /tok_\w+/.exec(await answered.text())?.[0] ?? '';
}

test.each(
  languages.flatMap((language) => [
    { language, id: 'authenticate', said: /"token":/ },
    { language, id: 'getLoggedInUser', said: /admin@backroom\.test/ },
    { language, id: 'createProduct', said: /"version":1/ },
    { language, id: 'forgotPassword', said: /"message"/ },
    { language, id: 'getProduct', said: /"sku":/ },
  ]),
)('the $language sample of $id runs against the mock', async ({ language, id, said }) => {
  expect(await runners[language]?.(sampleOf(language, id), await signIn())).toMatch(said);
});

test('every sample in Python is Python, and every one for fetch is JavaScript', () => {
  const all = contract.operations.map(({ id }) => id);
  for (const id of all) expect(() => new Script(`async () => {${sampleOf('fetch', id)}}`)).not.toThrow();
  if (!languages.includes('Python')) return;
  const python = JSON.stringify(all.map((id) => sampleOf('Python', id)));
  const compile = 'import json, sys\nfor text in json.load(sys.stdin): compile(text, "sample", "exec")';
  const compiled = spawnSync('python3', ['-c', compile], { input: python, encoding: 'utf8' });
  expect([compiled.status, compiled.stdout]).toEqual([0, '']);
});

test('files of a form are left to whoever runs the sample, in every language', () => {
  const said = new Map([
    ['curl', "-F 'image=@FILE'"],
    ['fetch', 'body.append("image", new File('],
    ['Python', 'files = ["image"]'],
  ]);
  for (const [language, part] of said) expect(sampleOf(language, 'addProductImage')).toContain(part);
});

test('the Python sample of an upload sends the file', async () => {
  if (!languages.includes('Python')) return;
  const folder = await mkdtemp(join(tmpdir(), 'sample-'));
  await writeFile(join(folder, 'FILE'), png);
  const options = { cwd: folder, env: { ...env, TOKEN: await signIn() } };
  const { stdout } = await run('python3', ['-c', sampleOf('Python', 'addProductImage')], options);
  await rm(folder, { recursive: true });
  expect(stdout).toMatch(/^201 /);
});

test('what a server or a contract is called stays text in every language', () => {
  const evil = `'"\`\${x}\\ \n{y}$(z)`;
  const request = { method: 'POST', target: `/${evil}`, headers: { a: evil }, body: evil, files: [] };
  const fetched = samples.get('fetch')?.(request, 'http://x') ?? '';
  const python = samples.get('Python')?.(request, 'http://x') ?? '';
  for (const text of [fetched, python]) expect(text).toContain(JSON.stringify(`http://x/${evil}`));
  const curl = samples.get('curl')?.({ ...request, headers: {}, body: '' }, 'http://x') ?? '';
  expect(curl).toContain(`'http://x/${evil.replaceAll("'", `'\\''`)}'`);
});
