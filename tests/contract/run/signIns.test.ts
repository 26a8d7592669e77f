import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { at } from '#mocks/contract/homes.ts';

import { allChecks } from '#tests/contract/checks/allChecks.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { type SignIns, createSignIns } from './signIns.ts';
import { findSignIn } from './signIn.ts';
import type { Answer, Transport } from './transport.ts';

const contract = readContract(readFileSync(join(import.meta.dirname, '../command/notes.yaml'), 'utf8'));
const base = 'http://h/v1';

/** Gives each of these signIns a token that names it. */
function signInsOf(passwords: Record<string, string>): SignIns {
  let count = 0;
  const transport: Transport = ({ body }) => {
    const asked: unknown = JSON.parse(typeof body === 'string' ? body : '{}');
    const name = String(at(asked, 'email'));
    const isRight = passwords[name] === at(asked, 'password');
    count += 1;
    const json = isRight ? { token: `${name} ${count}` } : { code: 'wrong' };
    const headers = new Headers();
    const answer = { contentType: 'application/json', headers, text: JSON.stringify(json), json, ms: 1 };
    return Promise.resolve<Answer>({ ...answer, status: isRight ? 200 : 400 });
  };
  return createSignIns(
    {
      ...{ contract, checks: allChecks, transport, base, operations: [], token: undefined },
      login: { name: 'ana', password: 'first-secret' },
      secondLogin: { name: 'ben', password: 'second-secret' },
      ...{ safe: false, strict: false, seed: 1, runs: 1, slowMs: 1000, onProgress: () => undefined },
    },
    findSignIn(contract),
  );
}

test('each account has a name for its token and its password, and neither stands in a command', async () => {
  const signIns = signInsOf({ ana: 'first-secret', ben: 'second-secret' });
  const [first, second] = [await signIns.signIn('first'), await signIns.signIn('second')];
  const said = (['token', 'unknown'] as const).map((proof, index) =>
    signIns.secretsOf([first, second][index], proof).setup().join('\n'),
  );
  expect(said[0]).toMatch(/^TOKEN=\$\(curl -s .*\\"password\\":\\"\$PASSWORD\\".*\| sed -n /);
  expect(said[1]).toMatch(/^OTHER_TOKEN=\$\(curl -s .*\\"email\\":\\"ben\\".*\$OTHER_PASSWORD/);
  expect(said.join()).not.toMatch(/secret/);
  const { hidden, conceal } = signIns.secretsOf(first, 'token');
  expect(hidden().map(({ name }) => name)).toEqual(['TOKEN', 'OTHER_TOKEN', 'PASSWORD', 'OTHER_PASSWORD']);
  expect(conceal('{"a":"first-secret","b":"my first-secret is"}')).toBe(
    '{"a":"<password>","b":"my first-secret is"}',
  );
  expect(conceal('old=first-secret&new=second-secret')).toBe('old=<password>&new=<other password>');
});

test('a password that the run changed itself is used from then on', async () => {
  const passwords: Record<string, string> = { ana: 'first-secret' };
  const signIns = signInsOf(passwords);
  const token = (await signIns.signIn('first')) ?? '';
  passwords['ana'] = 'changed';
  const wire = { method: 'POST', url: `${base}/password`, headers: {} };
  await expect(signIns.signIn('first')).rejects.toThrow('ana is given no token at POST /sign-in any more');
  signIns.noteEnding(wire, token, { oldpassword: 'first-secret', password: 'changed' });
  expect(await signIns.signIn('first')).toBe('ana 4');
});
