import { expect, test } from 'vitest';
import { permissions } from '#session/permissions.ts';
import { loadNodeLabels } from './nodeLabels.ts';

const labelIn = async (title: string, tag: string) =>
  (await loadNodeLabels(title)).find((one) => one.tag === tag)?.label;

test('a page and an action have a label in each of the nine languages', async () => {
  for (const title of [permissions.priceSlabs, permissions.priceSlabsPublish]) {
    const labels = await loadNodeLabels(title);
    expect(labels).toHaveLength(9);
    expect(labels.filter(({ label }) => label === null)).toEqual([]);
  }
  expect(await labelIn(permissions.priceSlabsPublish, 'de')).toBe('Veröffentlichen');
});

test('every title that the panel knows has a label, and one that it does not know has none', async () => {
  const labels = await Promise.all(Object.values(permissions).map((title) => labelIn(title, 'zh')));
  expect(labels.filter((label) => !label)).toEqual([]);
  expect(await labelIn('Price Robot', 'de')).toBeNull();
});
