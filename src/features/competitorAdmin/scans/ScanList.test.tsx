import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';
import { askAsAdmin } from '#tests/support/roles.ts';
// Read beforehand, so that no test waits for a part of its own.
import './ScanDrawer.tsx';
import './ScanList.tsx';
import './StartScanDialog.tsx';
import { CompetitorAdminPage } from '#features/competitorAdmin/CompetitorAdminPage.tsx';

const openPage = (name = 'pricing.manager', search = '') =>
  renderSignedIn(name, <CompetitorAdminPage />, `/competitorAnalysisAdmin?view=scans${search}`);

const table = async () => within(await screen.findByRole('table', { name: 'Scan runs' }));
const runs = async (query = '') => itemsIn(await askAsAdmin(`GET /scan-runs?${query}`));
/** A run with failed pages, of a competitor whose other runs are over. */
const FAILED = 'scn-4-9';

async function openRun(name = 'pricing.manager') {
  const view = await openPage(name, `&open=${FAILED}`);
  const drawer = within(await screen.findByRole('dialog', { name: /^Scan of Giveaway Depot/ }));
  await drawer.findByRole('table', { name: 'Pages' });
  return { ...view, drawer };
}

test('runs are listed, the latest first', async () => {
  await openPage();
  const [latest] = await runs();
  const rows = (await table()).getAllByRole('row');
  expect(rows).toHaveLength(16);
  const name = String(
    recordIn({ status: 200, headers: new Headers(), body: latest?.['competitor'] })['name'],
  );
  expect(rows[1]).toHaveTextContent(name);
});

test('runs are narrowed by state', async () => {
  await openPage('pricing.manager', '&state=failed');
  const failed = numberIn(await askAsAdmin('GET /scan-runs?state=failed'), 'total');
  await waitFor(async () => {
    const shown = (await table()).getAllByRole('row').slice(1);
    expect(shown).toHaveLength(Math.min(failed, 15));
    for (const row of shown) expect(row).toHaveTextContent('Failed');
  });
});

test('a run says why pages failed and what to do, and which they are', async () => {
  const { user, drawer } = await openRun();
  const run = recordIn(await askAsAdmin(`GET /scan-runs/${FAILED}`));
  expect(drawer.getByRole('heading', { name: 'What went wrong' })).toBeVisible();
  const kinds = itemsIn({ status: 200, headers: new Headers(), body: run }, 'failures');
  const said = within(drawer.getByRole('list', { name: 'What went wrong' })).getAllByRole('listitem');
  expect(said).toHaveLength(kinds.length);
  for (const [at, { count }] of kinds.entries())
    expect(said[at]).toHaveTextContent(new RegExp(`: ${String(count)} pages?\\S`));
  await user.click(drawer.getByRole('radio', { name: 'Failed' }));
  const failed = Number(run['failed']);
  await waitFor(() =>
    expect(within(drawer.getByRole('table', { name: 'Pages' })).getAllByRole('row')).toHaveLength(failed + 1),
  );
  const [page] = itemsIn(await askAsAdmin(`GET /scan-runs/${FAILED}/pages?outcome=failed`));
  expect(
    within(drawer.getByRole('table', { name: 'Pages' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContain(String(page?.['url']));
});

test('failed pages are read again, once', async () => {
  const { user, drawer } = await openRun();
  await user.click(drawer.getByRole('button', { name: 'Read failed pages again' }));
  expect(await screen.findByText('Reading the pages of Giveaway Depot')).toBeInTheDocument();
  const [retry] = await runs('competitorId=cmp-4');
  expect(retry).toMatchObject({ trigger: 'retry', retryOf: FAILED });
  await user.click(drawer.getByRole('button', { name: 'Read failed pages again' }));
  expect(await screen.findByText('Couldn’t start reading Giveaway Depot')).toBeInTheDocument();
});

test('a competitor is read now, watched, and stopped after a question', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Scan now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scan now' }));
  await user.click(dialog.getByRole('button', { name: 'Scan now' }));
  expect(await dialog.findByText('Choose whose pages to read.')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Competitor' }), 'Brightline Promo');
  await user.click(dialog.getByRole('button', { name: 'Scan now' }));
  expect(await screen.findByText('Reading the pages of Brightline Promo')).toBeInTheDocument();
  const row = await waitFor(async () => {
    const found = (await table()).getAllByRole('row')[1];
    expect(found).toHaveTextContent(/Brightline Promo.*(Running|Waiting)/);
    return found;
  });
  await user.click(within(row ?? document.body).getByRole('button', { name: /^Actions/ }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: 'Stop' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop reading Brightline Promo?' }));
  await user.click(question.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped reading Brightline Promo')).toBeInTheDocument();
  expect((await runs('competitorId=cmp-1'))[0]).toMatchObject({ state: 'stopped' });
});

test('a run that is not there is said to be gone', async () => {
  await openPage('pricing.manager', '&open=scn-none');
  expect(await screen.findByText('Scan run not found')).toBeVisible();
});

test('who may only look sees all of it, and why nothing can be started', async () => {
  const { drawer } = await openRun('auditor');
  expect(drawer.getByRole('button', { name: 'Read failed pages again' })).toHaveAccessibleDescription(
    /Competitor Admin: Edit/,
  );
});

test('without the permission the view says which one is missing', async () => {
  await openPage('service');
  expect(await screen.findByText(/Competitor Admin/)).toBeVisible();
});
