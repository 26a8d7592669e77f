import { createServer } from 'node:http';
import { expect, test } from 'vitest';

import { httpTransport } from '#tests/contract/run/transport.ts';
import { startOther } from '#tests/contract/otherContracts/startOther.ts';
import { notes } from './notes.ts';
import { LOGIN, NOTES, runVerify, verifyNotes } from './runVerify.ts';

test('a wrong password is said in one sentence, with 2', async () => {
  const { code, stdout, stderr } = await verifyNotes(notes(), '--login', 'ana@example.test:wrong');
  expect(stderr).toMatch(
    /^http:\S+ gives ana@example\.test no token: POST \/sign-in is answered with 400 \(wrong_password\)\.\n$/,
  );
  expect(stdout).not.toContain('BREAKS');
  expect(code).toBe(2);
});

test('a sign-in that gives no token is said with the way to look at it', async () => {
  const { code, stderr } = await verifyNotes(() => ({ status: 200, body: { jwt: 'x' } }), ...LOGIN);
  expect(stderr).toContain('is answered with 200. --only signIn without --login asks about that call alone.');
  expect(code).toBe(2);
});

test('a second account that cannot sign in is said in one sentence, with 2', async () => {
  const { code, stderr } = await verifyNotes(notes(), ...LOGIN, '--login', 'ben@example.test:wrong');
  expect(stderr).toContain('gives ben@example.test no token');
  expect(code).toBe(2);
});

test('a token that is dead is said in one sentence, with 2', async () => {
  const { code, stderr } = await verifyNotes(notes(), '--token', 'long-gone');
  expect(stderr).toBe('The server does not take the --token: GET /notes is answered with 401 (sign_in).\n');
  expect(code).toBe(2);
});

test('a sign-in that fails in the middle of the run ends it with 2, and accuses nobody', async () => {
  const server = notes();
  let signIns = 0;
  const { code, stdout, stderr } = await verifyNotes(
    (question) => {
      const reply = server(question);
      if (question.path !== '/v1/sign-in' || reply.status !== 200) return reply;
      signIns += 1;
      return signIns > 3 ? { status: 400, body: { code: 'locked' } } : reply;
    },
    ...LOGIN,
    '--exclude',
    'signIn',
  );
  expect(stderr).toBe('ana@example.test is given no token at POST /sign-in any more: the run ends here.\n');
  expect(stdout).toMatch(/0 broken, 0 not implemented, [1-4] not tried\./);
  expect(stdout).toMatch(/Not tried, [1-4]: ana@example\.test is given no token/);
  expect(code).toBe(2);
});

test('a server that is gone in the middle of the run ends it with 2', async () => {
  const server = notes();
  let calls = 0;
  const { origin, close } = await startOther((question) => {
    calls += 1;
    if (calls === 30) close();
    return server(question);
  });
  const { code, stdout, stderr } = await runVerify('--url', origin, ...NOTES, ...LOGIN);
  expect(stderr).toBe(`Nobody answers at ${origin}: the run ends here.\n`);
  expect(stdout).toContain('Not tried');
  // The call that ended it is the one that is named.
  expect(stdout.match(/BREAKS .*/g)).toEqual(['BREAKS whole-answer']);
  expect(code).toBe(2);
});

/** How a server that treats connections so answers five calls. */
async function answersOf(isCut: (callsOnConnection: number) => boolean): Promise<string[]> {
  const counts = new WeakMap<object, number>();
  const server = createServer((incoming, outgoing) => {
    const count = (counts.get(incoming.socket) ?? 0) + 1;
    counts.set(incoming.socket, count);
    if (isCut(count)) incoming.socket.destroy();
    else outgoing.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const send = httpTransport(20_000);
  const answers: string[] = [];
  for (let call = 0; call < 5; call += 1) {
    const url = `http://127.0.0.1:${address.port}/`;
    const { status, failure } = await send({ method: 'POST', url, headers: {}, body: '{}' });
    answers.push(failure ?? String(status));
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return answers;
}

test('a call is sent again when its used connection was closed before any byte of an answer', async () => {
  expect(await answersOf((count) => count > 1)).toEqual(['200', '200', '200', '200', '200']);
});

test('a call that breaks off on a new connection too is not sent for ever', async () => {
  expect(new Set(await answersOf(() => true))).toEqual(new Set(['breaks off']));
});

test('a server that is never there gives no connection', async () => {
  const { failure } = await httpTransport(20_000)({ method: 'GET', url: 'http://127.0.0.1:1/', headers: {} });
  expect(failure).toBe('no connection');
});
