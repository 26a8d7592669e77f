import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isRecord } from '#mocks/contract/homes.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, applyImport, finishJob, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
import { textIn } from '#tests/support/askMock.ts';
import { readCategory } from '#tests/support/categoryTree.ts';
import { hideCostsFrom } from '#tests/support/costSecrets.ts';
import { exportedSheet } from '#tests/support/exported.ts';
import { itemsIn } from '#tests/support/replyBody.ts';

const MANAGER = 'pricing.manager@backroom.test';
const HEADER = 'category_path,target_gp,min_gp';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient(MANAGER);
});
afterEach(() => {
  vi.useRealTimers();
});

const send = (rows: readonly string[]) => sendLines(client, 'targets', [HEADER, ...rows]);

async function check(rows: readonly string[]) {
  const run = await send(rows);
  return { run, rows: itemsIn(await client.get(`/imports/${textIn(run, 'id')}/rows`)) };
}

/** What is wrong with each row, as field and code. */
const problemsOf = async (rows: readonly string[]) =>
  (await check(rows)).rows.map(({ errors }) =>
    Array.isArray(errors)
      ? errors.filter(isRecord).map(({ field, code }) => `${String(field)} ${String(code)}`)
      : [],
  );

describe('a file of targets', () => {
  test('sets the margins of categories named by path, title or slug; an empty cell changes nothing', async () => {
    const { run } = await check(['Drinkware / Mugs,41.5,', 'Tumblers,,31', 'drinkware,40,']);
    expect(run.body).toMatchObject({ counts: { update: 3, error: 0 } });
    expect(await applyImport(client, run)).toMatchObject({ body: { state: 'done', counts: { done: 3 } } });
    expect(await readCategory('cat-mugs')).toMatchObject({ targetGpPct: 41.5, minGpPct: null });
    expect(await readCategory('cat-tumblers')).toMatchObject({ targetGpPct: null, minGpPct: 31 });
    expect(await readCategory('cat-drinkware')).toMatchObject({ targetGpPct: 40, minGpPct: 30 });
    expect(itemsIn(await client.get('/activity-log?entityId=cat-mugs'))[0]).toMatchObject({
      action: 'import',
      entityType: 'category',
      changes: [{ field: 'targetGpPct', before: null, after: '41.5' }],
    });
  });

  test.each(['inherit', 'Inherited', 'Übernommen'])(
    '“%s” makes a category inherit again, and undoing the import takes it back',
    async (word) => {
      await applyImport(client, (await check(['Mugs,44,40'])).run);
      const { run } = await check([`Mugs,${word},${word}`]);
      await applyImport(client, run);
      expect(await readCategory('cat-mugs')).toMatchObject({ targetGpPct: null, minGpPct: null });
      const undone = await finishJob(client, await client.post(`/imports/${textIn(run, 'id')}/undo`));
      expect(undone.body).toMatchObject({ state: 'done', counts: { done: 1 } });
      expect(await readCategory('cat-mugs')).toMatchObject({ targetGpPct: 44, minGpPct: 40 });
    },
  );

  test('is judged as a whole: a category and the one that it inherits from change together, and back', async () => {
    const rows = ['Drinkware / Mugs,,44', 'Drinkware,50,45'];
    const { run } = await check(rows);
    expect(run.body).toMatchObject({ counts: { update: 2, error: 0 } });
    await applyImport(client, run);
    expect(await readCategory('cat-mugs')).toMatchObject({ minGpPct: 44, effectiveTargetGpPct: 50 });
    await finishJob(client, await client.post(`/imports/${textIn(run, 'id')}/undo`));
    expect(await readCategory('cat-mugs')).toMatchObject({ minGpPct: null, effectiveTargetGpPct: 36 });
    // The row of the parent is refused, so what it would have set is not there for the child.
    expect(await problemsOf([rows[0] ?? '', 'Drinkware,50,60'])).toEqual([
      ['min_gp above_target'],
      ['min_gp above_target'],
    ]);
  });

  test('that was exported is imported again without a change, with the headers of a screen too', async () => {
    await applyImport(client, (await check(['Mugs,41.5,', 'Tumblers,,31'])).run);
    const request = {
      resource: 'categoryFigures',
      query: '',
      columns: ['category_path', 'products', 'target_gp', 'min_gp'],
      headers: ['Kategoriepfad', 'Produkte', 'Ziel-GP %', 'Mindest-GP %'],
    };
    const sheet = await exportedSheet(client, request);
    const all = itemsIn(await client.get('/categories'));
    expect(sheet?.rows.map(([path]) => path)).toEqual(all.map(({ path }) => path));
    expect(sheet?.rows.find(([path]) => path === 'Drinkware / Mugs')).toEqual([
      ...['Drinkware / Mugs', expect.any(String), '41.5', 'inherit'],
    ]);
    const lines = [sheet?.headers ?? [], ...(sheet?.rows ?? [])].map((cells) => cells.join(','));
    const run = await sendLines(client, 'targets', lines);
    expect(run.body).toMatchObject({ counts: { update: 0, unchanged: all.length, error: 0 } });
  });
});

test('rows without one category, without a percentage, or about a category again are refused', async () => {
  expect(
    await problemsOf([
      ',40,',
      'Nowhere,40,',
      'Mugs,many,',
      'Tumblers,-1,',
      'Drinkware,96,',
      'Apparel,35,36',
      'Drinkware / Mugs,40,',
    ]),
  ).toEqual([
    ['category_path required'],
    ['category_path unknown'],
    ['target_gp not_a_number'],
    ['target_gp negative'],
    ['target_gp too_large'],
    ['min_gp above_target'],
    ['category_path twice'],
  ]);
});

test('a title that stands in several places is ambiguous, its path is not', async () => {
  await client.post('/categories', { title: 'Mugs', parentId: 'cat-apparel' });
  expect(await problemsOf(['Mugs,40,'])).toEqual([['category_path ambiguous']]);
  expect(await problemsOf(['Apparel > Mugs,40,'])).toEqual([[]]);
});

test('it needs Product Category: Edit and View Costs, and so does a file with margins', async () => {
  const file = (columns: string[]) =>
    client.post('/exports', { resource: 'categoryFigures', query: '', columns });
  const { run } = await check(['Mugs,40,']);
  hideCostsFrom('', MANAGER);
  client = await apiClient(MANAGER);
  expect(await send(['Mugs,40,'])).toMatchObject({ status: 403 });
  expect(
    await client.post(`/imports/${textIn(run, 'id')}/apply`, { plan: textIn(run, 'plan') }),
  ).toMatchObject({ status: 403 });
  for (const column of ['target_gp', 'min_gp', 'gpPct', 'underFloor'])
    expect(await file(['category_path', column])).toMatchObject({ status: 403 });
  expect(await file(['category_path', 'index'])).toMatchObject({ status: 202 });
  client = await apiClient('pricing.analyst@backroom.test');
  expect(await send(['Mugs,40,'])).toMatchObject({ status: 403 });
});
