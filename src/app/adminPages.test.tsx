import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { screens, type Screen } from '#app/screens.ts';
import { paths } from '#shared/lib/paths.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { openAs, resize } from '#tests/support/shell.ts';

beforeEach(async () => {
  await startTexts();
  resize(1440);
});

const rows: readonly Screen[] = screens;
const page = () => within(screen.getByRole('main'));

test('whoever may see all of the area finds every page of it', async () => {
  await openAs('auditor', paths.admin);
  expect(await page().findByRole('link', { name: 'Team' })).toHaveAttribute('href', paths.team);
  const links = page()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const adminPaths = rows.flatMap(({ menu, path }) => (menu?.main?.group === 'admin' ? [path] : []));
  expect(links).toEqual(expect.arrayContaining(adminPaths));
});

test('D25 whoever may see none of it learns which permission is missing', async () => {
  await openAs('service', paths.admin);
  expect(await page().findByText('No access')).toBeVisible();
  expect(page().getByText('Admin', { selector: 'strong' })).toBeVisible();
});

test('a menu that could not be loaded is asked for again', async () => {
  const { user } = await openAs('menu-failed', paths.admin);
  await user.click(await page().findByRole('button', { name: 'Retry' }));
  expect(page().getByText('Couldn’t load the menu.')).toBeVisible();
});
