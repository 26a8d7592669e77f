import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FAILING_MOQ } from '#mocks/areas/work/records/bulk.ts';
import type { BulkRequest } from '#api/generated/types.gen.ts';
import { storage } from '#shared/lib/storage.ts';
import { calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import type { BulkDialogProps } from '#resource/bulk/BulkDialog.tsx';
import { BulkDialog } from './BulkDialog.tsx';

const drinkware: BulkRequest = {
  resource: 'products',
  action: 'setMoq',
  params: { moq: 96 },
  selection: { query: 'categoryId=cat-drinkware' },
};

async function open(request: Partial<BulkRequest> = {}, name = 'merchandiser') {
  const onDone = vi.fn();
  const view = await renderSignedIn(name, <Screen request={{ ...drinkware, ...request }} onDone={onDone} />);
  return { ...view, onDone, dialog: await screen.findByRole('dialog', { name: 'Change the minimum' }) };
}

function Screen(props: Pick<BulkDialogProps, 'request' | 'onDone'>) {
  const [open, setOpen] = useState(true);
  return open && <BulkDialog {...props} title="Change the minimum" onClose={() => setOpen(false)} />;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const figure = async (label: string): Promise<number> =>
  Number((await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent);
const headers = { 'content-type': 'application/json', authorization: '' };
const signed = () => ({ ...headers, authorization: `Bearer ${storage.get('token') ?? ''}` });

test('the preview says how many rows change and how, and writes nothing', async () => {
  await open();
  expect(await screen.findByRole('region', { name: 'Changes' })).toHaveTextContent(/MOQ.*96/);
  expect(await figure('Will change')).toBeGreaterThan(1);
  expect(calls().filter((call) => call.includes('/apply'))).toEqual([]);
});

test('skipped rows are listed with their reason', async () => {
  await open({ action: 'setStatus', params: { status: 'active' } });
  expect(await figure('Skipped')).toBeGreaterThan(1);
  expect(screen.getByRole('region', { name: 'Skipped items' })).toHaveTextContent('Already has this value');
});

test('when all rows are skipped there is nothing to apply', async () => {
  await open({ resource: 'skus' });
  expect(await screen.findByText(/Nothing to change. All selected items are skipped/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
});

test('the change is applied once and followed to its end, with a result by row', async () => {
  const { user, onDone, dialog } = await open();
  const affected = await figure('Will change');
  await user.dblClick(await button(`Change ${affected} items`));
  expect(await screen.findByRole('progressbar', { name: 'Progress' })).toBeVisible();
  expect(await screen.findByText(`${affected} items done.`)).toBeVisible();
  expect(calls().filter((call) => call.endsWith('/apply'))).toHaveLength(1);
  const rows = within(await screen.findByRole('region', { name: 'Items' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Done');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByText(/^Done: Change/)).not.toBeInTheDocument();
});

test('when the server fails half-way the counts are shown, and the rest can be tried again', async () => {
  const { user } = await open({ params: { moq: FAILING_MOQ } });
  const affected = await figure('Will change');
  await user.click(await button(`Change ${affected} items`));
  const done = Math.floor(affected / 2);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Stopped after ${done} of ${affected}. ${affected - done} not processed.`,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t reach the catalog');
  expect(screen.getByRole('alert')).toHaveTextContent('Items already processed stay changed.');
  await user.click(await button('Retry the rest'));
  await waitFor(async () => expect(await figure('Will change')).toBe(affected - done));
  expect(await figure('Skipped')).toBe(done);
});

test('a row that somebody changed since the preview is left out, and says so', async () => {
  const { user } = await open();
  const affected = await figure('Will change');
  const sku = (await screen.findByRole('region', { name: 'Changes' })).querySelector('td')?.textContent;
  const found = await (await fetch(`/api/products?q=${sku}`, { headers: signed() })).text();
  const id = /"id":"(prd-\d+)"/.exec(found)?.[1];
  const version = Number(/"version":(\d+)/.exec(found)?.[1]);
  const body = JSON.stringify({ version, name: 'Changed by another' });
  const changed = await fetch(`/api/products/${id}`, { method: 'PATCH', headers: signed(), body });
  expect(changed.status).toBe(200);
  await user.click(await button(`Change ${affected} items`));
  expect(await screen.findByText(/^\d+ of \d+ items done\. The others were skipped/)).toBeVisible();
  const rows = await screen.findByRole('region', { name: 'Items' });
  expect(within(rows).getAllByRole('row')).toHaveLength(2);
  expect(rows).toHaveTextContent(`${sku}SkippedChanged by someone else in the meantime`);
});

test('a plan that was applied elsewhere is previewed again', async () => {
  const { user } = await open();
  const change = await button(/^Change \d+ items$/);
  // The next plan's number tells ours.
  const post = { method: 'POST', headers: { ...signed(), 'Idempotency-Key': 'somebody-else-here' } };
  const next: unknown = await (
    await fetch('/api/bulk/preview', { ...post, body: JSON.stringify(drinkware) })
  ).json();
  const number = Number(/"plan-n(\d+)"/.exec(JSON.stringify(next))?.[1]) - 1;
  await fetch(`/api/bulk/plan-n${number}/apply`, { ...post, body: '{}' });
  await user.click(change);
  expect(await screen.findByRole('alert')).toHaveTextContent('This preview has expired.');
  await user.click(await button('Refresh preview'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(await screen.findByText('Skipped', { selector: 'dt' })).toBeVisible();
});

test('stopping keeps what is done', async () => {
  const { user } = await open({ selection: { query: '' } });
  await user.click(await button(/^Change \d+ items$/));
  await user.click(await button('Stop'));
  expect(await screen.findByText(/^You stopped this after \d+ of \d+\. \d+ not processed\.$/)).toBeVisible();
});

test('closing lets the job go on, and its end is shown as a toast', async () => {
  const { user, onDone, dialog } = await open();
  await user.click(await button(/^Change \d+ items$/));
  await user.click(await button('Run in background'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText(/^Done: Change the minimum order quantity/)).toBeInTheDocument();
  expect(onDone).toHaveBeenCalledOnce();
});

test('without the permission the server’s refusal is shown', async () => {
  await open({}, 'pricing.analyst');
  expect(await screen.findByRole('alert')).toHaveTextContent(/permission/);
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
});
