import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { readContract } from '#tests/contract/model/readContract.ts';
import { allChecks } from '#tests/contract/checks/allChecks.ts';
import { httpTransport } from '#tests/contract/run/transport.ts';
import { verify } from '#tests/contract/run/verify.ts';
import { tell } from '#tests/contract/report/findingText.ts';
import { drawing } from './drawing.ts';
import { library } from './library.ts';
import { type Question, startOther, type Reply } from './startOther.ts';

type Server = (question: Question) => Reply;

/** What is found out about a server by a contract that is not ours: `operation check`. */
async function found(file: string, server: Server, seed = 3): Promise<string[]> {
  const contract = readContract(readFileSync(join(import.meta.dirname, file), 'utf8'));
  const { origin, close } = await startOther(server);
  try {
    const { verdicts } = await verify({
      contract,
      checks: allChecks,
      transport: httpTransport(20_000),
      base: `${origin}${contract.basePath}`,
      operations: contract.operations,
      token: 'open-sesame',
      login: undefined,
      ...{ safe: false, strict: true, seed, runs: 20 },
      slowMs: 20_000,
      onProgress: () => undefined,
    });
    return verdicts.flatMap(({ finding }) =>
      finding
        ? [`${finding.operation.id} ${finding.check}: ${tell(finding).sentence}\n${tell(finding).curl}`]
        : [],
    );
  } finally {
    close();
  }
}

/** The server with its successful answers changed. */
function lying(server: Server, change: (body: unknown) => unknown): Server {
  return (question) => {
    const { status, body } = server(question);
    return { status, body: status < 300 ? change(body) : body };
  };
}

test.each([1, 2, 3, 4, 5])(
  'servers that keep a contract of others have nothing to answer for (seed %i)',
  async (seed) => {
    const key = library('open-sesame');
    const withMethods: Server = (question) =>
      question.path === '/v1/books' && !['GET', 'POST'].includes(question.method)
        ? { status: 405, body: { error: 'no' }, allow: ['GET', 'POST'] }
        : key(question);
    expect(await found('library.yaml', withMethods, seed)).toEqual([]);
    expect(await found('drawing.yaml', drawing, seed)).toEqual([]);
  },
);

test.each<[string, string, Server, string]>([
  [
    '3.0: null without `nullable`',
    'library.yaml',
    lying(library('open-sesame'), (body) => ({ ...Object(body), title: null })),
    'readBook schema',
  ],
  [
    '3.0: a part of an allOf is missing',
    'library.yaml',
    lying(library('open-sesame'), () => ({ title: 'Emma', kind: 'novel' })),
    'readBook schema',
  ],
  [
    '3.0: a key is not asked for',
    'library.yaml',
    (question) => library('open-sesame')({ ...question, header: () => 'open-sesame' }),
    'addBook no-token',
  ],
  [
    '3.0: a list by comma is not counted',
    'library.yaml',
    (question) => library('open-sesame')({ ...question, query: new URLSearchParams() }),
    'findBooks beyond-limits',
  ],
  [
    '3.1: 0 where it has to be above',
    'drawing.yaml',
    lying(drawing, (body) => ({ ...Object(body), area: 0 })),
    'measure schema',
  ],
  [
    '3.1: a wrong value under a free name',
    'drawing.yaml',
    lying(drawing, (body) => ({ ...Object(body), labels: { a: -1 } })),
    'measure schema',
  ],
  [
    '3.1: a wrong leaf of a tree',
    'drawing.yaml',
    lying(drawing, (body) => ({ ...Object(body), layers: [{ name: 'a', parent: { name: '' } }] })),
    'listLayers schema',
  ],
  [
    '3.1: refusals in another type',
    'drawing.yaml',
    (question) => {
      const reply = drawing(question);
      return reply.status === 400 ? { status: 400, body: {} } : reply;
    },
    'measure content-type',
  ],
])('%s', async (_name, file, server, wanted) => {
  expect((await found(file, server)).map((one) => one.split(':', 1)[0])).toContain(wanted);
});
