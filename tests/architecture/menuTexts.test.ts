import { expect, test } from 'vitest';

import { permissions } from '#session/permissions.ts';
import { languages } from '#shared/i18n/languages.ts';

const menus = import.meta.glob<Record<string, string>>('../../src/shared/i18n/locales/*/menu.json', {
  eager: true,
  import: 'default',
});

function labelsOf(tag: string): Record<string, string> {
  return menus[`../../src/shared/i18n/locales/${tag}/menu.json`] ?? {};
}

/** Pages and areas of D24; what stands below a page is an action and has no place in the menu. */
const pages = Object.entries(permissions)
  .filter(([key, title]) => !title.includes(':') && key !== 'viewCosts')
  .map(([key]) => key);

test.each(languages.map(({ tag }) => tag))('D24 every page and area has a label of its own in %s', (tag) => {
  const pageLabels = pages.map((key) => labelsOf(tag)[key] ?? `no label for ${key}`);
  expect(pageLabels.filter((label) => label.startsWith('no label'))).toEqual([]);
  expect(new Set(pageLabels).size).toBe(pages.length);
});
