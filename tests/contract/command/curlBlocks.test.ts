import { expect, test } from 'vitest';

import { at } from '#mocks/contract/homes.ts';
import { PASSWORD } from '#mocks/core/users.ts';

import { startServer } from '#tests/contract/faultyServers/startServer.ts';
import { unseen } from '#tests/contract/faultyServers/unseen/unseen.ts';
import { startOther } from '#tests/contract/otherContracts/startOther.ts';
import { notes } from './notes.ts';
import { LOGIN, NOTES, runVerify } from './runVerify.ts';
import { blockOf, runInShell } from './shell.ts';

test('a block of commands signs in, sends the call, and sees the answer that was reported', async () => {
  const server = notes();
  const { origin, close } = await startOther((question) => {
    const reply = server(question);
    return question.path.startsWith('/v1/notes/') && reply.status === 200
      ? { status: 200, body: { id: 5, text: 'no text' } }
      : reply;
  });
  const { stdout } = await runVerify('--url', origin, ...NOTES, ...LOGIN, '--only', 'getNote');
  const block = blockOf(stdout, 'schema');
  expect(block).toMatch(/^ {4}TOKEN=\$\(curl -s -X POST .*\$PASSWORD.*\n {4}curl -i -X GET/);
  const seen = await runInShell(block, 'open-sesame');
  close();
  expect(seen).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(seen).toContain('{"id":5,"text":"no text"}');
  expect(stdout).not.toMatch(/open-sesame|token-of-a-sign-in/);
});

test('a block about an ended sign-in signs in and out before', async () => {
  const server = notes();
  const given: string[] = [];
  const { origin, close } = await startOther((question) => {
    const reply = server(question);
    const token = at(reply.body, 'token');
    if (typeof token === 'string') given.push(token);
    const sent = (question.header('authorization') ?? '').replace('Bearer ', '');
    const wasGiven = question.path === '/v1/notes' && reply.status === 401 && given.includes(sent);
    return wasGiven ? { status: 200, body: { items: [] } } : reply;
  });
  const { stdout } = await runVerify('--url', origin, ...NOTES, ...LOGIN, '--only', 'listNotes');
  const block = blockOf(stdout, 'dead-token');
  expect(block).toMatch(
    /^ {4}DEAD_TOKEN=\$\(curl.*\n {4}curl -s -o \/dev\/null -X POST .*\/logout'.*Bearer \$DEAD_TOKEN"\n {4}curl -i -X GET/,
  );
  const seen = await runInShell(block, 'open-sesame');
  close();
  expect(seen).toMatch(/^HTTP\/1\.1 200 OK[^]*\{"items":\[\]\}/);
});

test.each([
  ['of any case', /^TOKEN-OF-A-SIGN-IN-\d+$/, /tr 'A-Za-z' 'a-zA-Z'\)$/],
  ['of which only the beginning counts', /^token-of-a-signx+$/, /=\$\(printf %\.15s "\$TOKEN"\)x+$/],
  ['of which only the end counts', /^x+-of-a-sign-in-\d+$/, /=x+\$\(.* \| cut -c \d-\)$/],
])('a block about a token %s makes it of a living one', async (_name, taken, command) => {
  const server = notes();
  const { origin, close } = await startOther((question) => {
    const sent = (question.header('authorization') ?? '').replace('Bearer ', '');
    return question.path === '/v1/notes' && taken.test(sent)
      ? { status: 200, body: { items: [] } }
      : server(question);
  });
  const { stdout } = await runVerify('--url', origin, ...NOTES, ...LOGIN, '--only', 'listNotes');
  const block = blockOf(stdout, 'wrong-token');
  const [first, second = '', third] = block
    .trim()
    .split('\n')
    .map((line) => line.trim());
  expect(first).toMatch(/^TOKEN=\$\(curl/);
  expect(second).toMatch(/^ALTERED_TOKEN=/);
  expect(second).toMatch(command);
  expect(third).toMatch(/^curl -i -X GET/);
  const seen = await runInShell(block, 'open-sesame');
  close();
  expect(seen).toMatch(/^HTTP\/1\.1 200 OK[^]*\{"items":\[\]\}/);
  expect(stdout).not.toMatch(/signx|SIGN-IN-|x-of-a/);
});

test('a block about the largest file sends all of its bytes, and shows few of them', async () => {
  const name = 'a picture of exactly the largest size is refused';
  const fault = unseen.find((one) => one.name === name);
  if (!fault) throw new Error('there is no such fault');
  const { base, close } = await startServer('a block about a file', { answer: fault.start() });
  const args = ['--url', base, '--login', `admin@backroom.test:${PASSWORD}`, '--runs', '2'];
  const { stdout } = await runVerify(...args, '--only', 'uploadProfileImage');
  const block = blockOf(stdout, 'at-limits');
  expect(block).toMatch(/\{ printf '[^']*'; head -c 1048507 \/dev\/zero; \} \| curl -i -X POST/);
  expect(block.length).toBeLessThan(1500);
  const seen = await runInShell(block, PASSWORD).finally(close);
  expect(seen).toContain('HTTP/1.1 413 Payload Too Large');
});

test('without an account of its own a block has a place for the token', async () => {
  const { origin, close } = await startOther(({ path }) =>
    path === '/v1/notes' ? { status: 200, body: { items: [{ id: 'n-1' }] } } : { status: 404, body: {} },
  );
  const args = ['--url', origin, ...NOTES, '--only', 'listNotes', '--token', 'a-token-of-mine'];
  const { stdout } = await runVerify(...args).finally(close);
  expect(blockOf(stdout, 'schema')).toMatch(/^ {4}TOKEN=… # the token that --token gave\n {4}curl -i/);
  expect(stdout).not.toContain('a-token-of-mine');
});

test('--strict names the property that is not described', async () => {
  const server = notes();
  const strict = ['--only', 'listNotes', '--strict'];
  const { origin, close } = await startOther((question) => {
    const reply = server(question);
    return question.path === '/v1/notes' && reply.status === 200
      ? { status: 200, body: { items: [{ id: 'n-1', text: 'x', colour: 'red' }] } }
      : reply;
  });
  const { stdout } = await runVerify('--url', origin, ...NOTES, ...LOGIN, ...strict).finally(close);
  expect(stdout).toMatch(/extra-properties: [^]*colour/);
});
