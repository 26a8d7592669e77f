import { expect, test } from 'vitest';

import { readContract } from '#tests/contract/model/readContract.ts';
import { projectText } from '#tests/architecture/projectFiles.ts';
import { createDifference } from './difference.ts';
import { formatMarkdown } from './markdown.ts';
import { formatTerminal } from './terminal.ts';

const text = projectText('openapi.yaml');

/** Each a change of `openapi.yaml` that somebody could make, and what has to be said about it. */
const PLANTED: readonly (readonly [from: string, to: string, said: RegExp, verdict: string])[] = [
  [
    '  Cache-Control: no-store\n',
    '  Cache-Control: no-cache\n',
    /The header `cache-control` of every answer is `no-cache` now; it was `no-store`/,
    'breaking, breaking',
  ],
  [
    '  X-Content-Type-Options: nosniff\n',
    '  X-Frame-Options: DENY\n',
    /The header `x-frame-options` of every answer is new: `DENY`/,
    'breaking, harmless',
  ],
  [
    'operationId: getAuthUser\n      x-origin: proposed',
    'operationId: getAuthUser\n      x-origin: observed',
    /`getAuthUser` is observed now/,
    'harmless, harmless',
  ],
  [
    '  /auth/me:\n',
    '  /auth/who:\n',
    /`getAuthUser` is asked at `GET \/auth\/who` now/,
    'breaking, breaking',
  ],
  ['operationId: listUsers\n', 'operationId: listPeople\n', /was called `listUsers`/, 'harmless, needs work'],
  [
    'minimum: 1, maximum: 1000000, default: 1',
    'minimum: 1, maximum: 500, default: 1',
    /query parameter `page` has the greatest value `500`; it was `1000000`/,
    'must be built, breaking',
  ],
  [
    'enum: [10, 15, 25, 35, 50, 100]',
    'enum: [10, 15, 25, 35, 50, 100, 200]',
    /query parameter `pageSize` may also be `200`/,
    'breaking, harmless',
  ],
  [
    'enum: [in, low, out, arriving, stale, unknown]',
    'enum: [in, low, out, arriving, stale]',
    /query parameter `stock` may no longer be `unknown`/,
    'must be built, breaking',
  ],
  [
    'required: [title, status, code]',
    'required: [title, status]',
    /`code` of `Problem` is optional now/,
    'harmless, breaking',
  ],
  [
    '        detail: { type: string, description: This refusal',
    '        more: { type: string, description: This refusal',
    /`detail` of `Problem` is gone/,
    'harmless, needs work',
  ],
  [
    '          const: 0\n',
    '          const: 1\n',
    /`status` of `NeedsLogin` may also be `1`, in the body that says/,
    'breaking, breaking',
  ],
  [
    "                oneOf:\n                  - $ref: '#/components/schemas/UserList'\n                  - $ref: '#/components/schemas/NeedsLogin'\n",
    "                $ref: '#/components/schemas/UserList'\n",
    /The answer 200 may no longer be `NeedsLogin`/,
    'breaking, harmless',
  ],
  [
    "schema: { $ref: '#/components/schemas/AuthToken' }",
    "schema: { oneOf: [{ $ref: '#/components/schemas/AuthToken' }, { $ref: '#/components/schemas/NeedsLogin' }] }",
    /The answer 200 may also be `NeedsLogin`: a needed sign-in/,
    'harmless, breaking',
  ],
  ['description: Signed in, with the token of the new sign-in.', 'description: Signed in.', /^$/, ''],
  ['servers:\n  - url: /api', 'servers:\n  - url: /v2', /is below `\/v2` now/, 'breaking, breaking'],
  [
    "        Retry-After: { $ref: '#/components/headers/RetryAfter' }\n",
    "        X-Wait: { $ref: '#/components/headers/RetryAfter' }\n",
    /The header `Retry-After` of the answer 429 is gone/,
    'harmless, breaking',
  ],
  [
    'image/png, image/jpeg, image/webp\n',
    'image/png, image/jpeg\n',
    /The request body has parts that are encoded in another way/,
    'breaking, breaking',
  ],
];

const now = readContract(text);
const changed = PLANTED.reduce((soFar, [from, to]) => soFar.replace(from, () => to), text);

test('every planted change stands in the contract once', () => {
  for (const [from] of PLANTED) expect(text.split(from).length, from).toBeGreaterThan(1);
});

test('the contract differs from itself in nothing', () => {
  expect(createDifference(now, now)).toMatchObject({ findings: [], words: 0, isVersionTooLow: false });
});

test('changes planted in our own contract are all told, with what they do', () => {
  const difference = createDifference(now, readContract(changed));
  const all = difference.findings.map(
    ({ sentence, impact }) => `${sentence} ${impact.backend}, ${impact.panel}`,
  );
  for (const [, , said, verdict] of PLANTED.filter((one) => one[3] !== '')) {
    expect(
      all.filter((one) => said.test(one)).map((one) => one.endsWith(verdict)),
      String(said),
    ).toContain(true);
  }
  expect(difference.words).toBe(1);
  expect(difference.isVersionTooLow).toBe(true);
  const screen = formatTerminal(difference, 'openapi.yaml');
  expect(screen.split('\n').length).toBeLessThan(55);
  expect(screen).toMatch(/The version is still .*; a breaking change wants .* or higher in info\.version\.$/);
  const page = formatMarkdown(difference, 'openapi.yaml');
  for (const { sentence } of difference.findings) expect(page).toContain(sentence.replaceAll('|', '\\|'));
});

test('operations come and go', () => {
  const without = text.replace(/ {2}\/auth\/me:\n[\s\S]*?\n\n/, '');
  const other = readContract(without);
  const verdicts = (a: typeof now, b: typeof now): unknown[] =>
    createDifference(a, b).findings.map(({ sentence, impact: { backend, panel } }) => [
      sentence,
      backend,
      panel,
    ]);
  expect(verdicts(now, other)).toEqual([['`getAuthUser` is gone.', 'harmless', 'breaking']]);
  expect(verdicts(other, now)).toEqual([['`getAuthUser` is new.', 'must be built', 'harmless']]);
});
