import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { renderApp, signInAs } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { openAs } from '#tests/support/shell.ts';
import { HomePage } from './HomePage.tsx';

const open = (name: string) => renderSignedIn(name, <HomePage />, '/home');
const region = () => screen.findByRole('region', { name: 'What needs you' });
const tiles = async () => within(await region());

/** The names of the tiles in their order, once each has its figure. */
async function shownTiles(): Promise<string[]> {
  const part = await tiles();
  await waitFor(() => expect(part.queryByRole('status')).not.toBeInTheDocument());
  return part.getAllByRole('listitem').map((item) => item.textContent);
}

/** Figure and address of a tile. */
async function tile(name: RegExp): Promise<{ figure: number; to: string }> {
  const link = await (await tiles()).findByRole('link', { name });
  const figure = /^[\d,]+/.exec(link.textContent)?.[0] ?? '0';
  return { figure: Number(figure.replace(',', '')), to: link.getAttribute('href') ?? '' };
}

const reply = (path: string, body: object) =>
  mockServer.use(http.get(`*/api${path}`, () => HttpResponse.json(body)));

describe('the number of a tile is that of the list it leads to', () => {
  test.each([
    ['pricing.manager', /Open alerts for you/],
    ['pricing.manager', /Products below floor/],
    ['pricing.manager', /Supplier cost changes/],
    ['admin', /Failed syncs/],
    ['admin', /Unpaid payment links/],
    ['admin', /Invitations waiting/],
  ])('for %s: %s', async (name, label) => {
    const app = await openAs(name);
    const { figure, to } = await tile(label);
    await app.go(to);
    const place = to.startsWith('/home') ? await screen.findByRole('dialog') : screen.getByRole('main');
    expect(figure).toBeGreaterThan(0);
    const total = new RegExp(`^(1–\\d+ of )?${figure} results?$`);
    await waitFor(() =>
      expect(
        within(place)
          .getAllByRole('status')
          .map((each) => each.textContent),
      ).toContainEqual(expect.stringMatching(total)),
    );
  });

  test('for the review of matches', async () => {
    const app = await openAs('pricing.manager');
    const { figure, to } = await tile(/Matches to review/);
    await app.go(to);
    expect(await screen.findByText(new RegExp(`^1 of ${figure} · confidence`))).toBeVisible();
  });

  test('for running jobs, which stand beside those that are over when the filter is taken off', async () => {
    const [running] = examples.jobs.items;
    mockServer.use(
      http.get('*/api/jobs', ({ request }) => {
        const isFiltered = new URL(request.url).searchParams.has('state');
        const job = { ...running, state: 'running', progress: 40, finishedAt: null };
        const items = isFiltered ? [job] : [job, { ...running, id: 'job-over', state: 'done' }];
        return HttpResponse.json({ items, page: 1, pageSize: 10, total: items.length });
      }),
    );
    const { user } = await open('admin');
    expect(await tile(/Running jobs/)).toEqual({ figure: 1, to: '/home?dialog=jobs' });
    await user.click((await tiles()).getByRole('link', { name: /Running jobs/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your jobs' }));
    const list = await dialog.findByRole('list', { name: 'Jobs' });
    expect(within(list).getAllByText('Running')).toHaveLength(1);
    await user.click(dialog.getByRole('checkbox', { name: 'Only waiting or running' }));
    expect(await dialog.findByText('2 results')).toBeVisible();
  });
});

test('tiles without anything to do say None and come last', async () => {
  reply('/matches/next', { items: [], waiting: 0 });
  await open('pricing.manager');
  const names = await shownTiles();
  expect(names.slice(-2)).toEqual([
    expect.stringMatching(/^None Matches to review/),
    expect.stringMatching(/^None Running jobs/),
  ]);
  expect(names[0]).toMatch(/^\d+ Open alerts for you/);
});

test('a tile that fails says so, is retried alone, and leaves the others', async () => {
  let fails = true;
  mockServer.use(
    http.get('*/api/team', () =>
      fails
        ? HttpResponse.json(examples.forbidden, {
            status: 403,
            headers: { 'content-type': 'application/problem+json' },
          })
        : undefined,
    ),
  );
  const { user } = await open('admin');
  const part = await tiles();
  const alert = await part.findByRole('alert');
  expect(alert).toHaveTextContent(/^Invitations waiting/);
  expect(await part.findByRole('link', { name: /Failed syncs/ })).toBeVisible();
  fails = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await part.findByRole('link', { name: /Invitations waiting/ })).toBeVisible();
});

test('customer service has the tiles of its work and none of costs, competitors and people', async () => {
  await open('service');
  const names = await shownTiles();
  expect(names).toHaveLength(3);
  expect(names.join()).toMatch(/Failed syncs/);
  expect(names.join()).toMatch(/Unpaid payment links/);
  expect(names.join()).toMatch(/Running jobs/);
});

test('whoever may see nothing else has their own jobs and their own work', async () => {
  await open('menu-empty');
  expect(await shownTiles()).toEqual([expect.stringMatching(/^None Running jobs/)]);
  expect(screen.getByRole('region', { name: 'Recent work' })).toBeVisible();
});

test('a record that was opened is among the recent work, and the next person does not see it', async () => {
  const app = await openAs('pricing.manager', '/skumanager?open=prd-0001');
  const drawer = await screen.findByRole('dialog');
  const tabs = await within(drawer).findAllByRole('tab');
  expect(tabs.length).toBeGreaterThan(3);
  await waitFor(() => expect(window.localStorage.getItem('backroom.opened')).toContain('prd-0001'));
  await app.go('/home');
  const recent = within(await screen.findByRole('region', { name: 'Recent work' }));
  const item = (await recent.findByText('SKU Manager · Opened')).closest('li');
  expect(within(item ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    '/skumanager?open=prd-0001',
  );
  await app.go('/logout');
  await waitFor(() => expect(window.localStorage.getItem('backroom.opened')).toBeNull());
  await signInAs('service');
  await act(() => renderApp('/home'));
  const after = within(await screen.findByRole('region', { name: 'Recent work' }));
  expect(await after.findByRole('heading', { level: 3, name: 'No work yet' })).toBeVisible();
});
