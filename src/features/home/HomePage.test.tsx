import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { drafts } from '#session/drafts.ts';
import { storage } from '#shared/lib/storage.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { HomePage } from './HomePage.tsx';

const open = (name = 'admin') => renderSignedIn(name, <HomePage />, '/home');
const panel = (name: string) => screen.getByRole('region', { name });
const count = (call: string) => calls().filter((each) => each === call).length;

describe('the greeting', () => {
  test.each([
    ['2026-11-20T08:15:00Z', 'Good morning, Martin'],
    ['2026-11-20T12:00:00Z', 'Good afternoon, Martin'],
    ['2026-11-20T18:00:00Z', 'Good evening, Martin'],
  ])('at %s is %s, with role and date', async (now, greeting) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    await open('pricing.manager');
    expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
    expect(screen.getByText('Pricing Manager · Friday, November 20, 2026')).toBeVisible();
    vi.useRealTimers();
  });

  test('E33 of a person without a first name uses what the profile has', async () => {
    await open('profile-sparse');
    expect(screen.getByRole('heading', { level: 1, name: /^Good \w+, profile-sparse$/ })).toBeVisible();
  });

  test('E103 shows a hostile name as text', async () => {
    await open('profile-hostile');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x');
    expect(document.querySelector('main img, h1 img')).toBeNull();
  });
});

const lists = [
  [
    'Your jobs',
    '/jobs',
    examples.jobs,
    examples.jobs.items[0]?.title ?? '',
    'Loading your jobs',
    'No jobs yet',
  ],
  [
    'Your drafts',
    '/slab-drafts',
    examples.slabDrafts,
    examples.slabDrafts.items[0]?.ownerLabel ?? '',
    'Loading your drafts',
    'No drafts',
  ],
  [
    'Recent work',
    '/activity-log',
    examples.activity,
    examples.activity.items[0]?.entityLabel ?? '',
    'Loading your recent work',
    'No work yet',
  ],
] as const;

describe.each(lists)('the panel %s', (name, path, example, shown, loading, empty) => {
  const answer = (reply: () => Response | Promise<Response>) =>
    mockServer.use(http.get(`*/api${path}`, reply));
  const inPanel = async () => within(await screen.findByRole('region', { name }));

  test('shows the latest entries', async () => {
    answer(() => HttpResponse.json(example));
    await open();
    const [first] = await (await inPanel()).findAllByRole('listitem');
    expect(first).toHaveTextContent(shown);
  });

  test('says that it is loading', async () => {
    answer(() => new Promise<never>(() => undefined));
    await open();
    expect((await inPanel()).getByRole('status', { name: loading })).toBeVisible();
  });

  test('says that there is nothing yet', async () => {
    answer(() => HttpResponse.json({ items: [], page: 1, pageSize: 10, total: 0 }));
    mockServer.use(http.get('*/api/slab-drafts', () => HttpResponse.json({ items: [] })));
    await open();
    expect(await (await inPanel()).findByRole('heading', { level: 3, name: empty })).toBeVisible();
  });

  test('fails alone and can retry', async () => {
    let fails = true;
    answer(() =>
      fails
        ? HttpResponse.json(examples.forbidden, {
            status: 403,
            headers: { 'content-type': 'application/problem+json' },
          })
        : HttpResponse.json(example),
    );
    const { user } = await open();
    const inside = await inPanel();
    const alert = await inside.findByRole('alert');
    expect(panel('Recent sign-ins')).toBeVisible();
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await inside.findAllByRole('listitem')).not.toHaveLength(0);
  });
});

test('a draft and a changed product link to where the work goes on', async () => {
  mockServer.use(
    http.get('*/api/slab-drafts', () => HttpResponse.json(examples.slabDrafts)),
    http.get('*/api/activity-log', () => HttpResponse.json(examples.activity)),
  );
  await open();
  const drafts = await screen.findByRole('region', { name: 'Your drafts' });
  const draft = await within(drafts).findByRole('link');
  expect(draft).toHaveAttribute('href', expect.stringMatching(/^\/slabs\/prd-\d+\?.*set=set-/));
  const recent = await within(panel('Recent work')).findAllByRole('link');
  expect(recent[0]).toHaveAttribute('href', expect.stringMatching(/^\/skumanager\?open=prd-\d+$/));
});

test('an unsaved form links to the screen that offers its draft', async () => {
  const draftKey = { formId: 'account', route: '/my-account', schemaVersion: 1 };
  const { unmount } = await open();
  await screen.findByRole('region', { name: 'Recent work' });
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
  const page = { address: '/my-account?x=1', title: 'Manage Account', typedAt: Date.now() };
  drafts.save(draftKey, drafts.owner(), { about: 'Half a sentence' }, page);
  unmount();
  await open();
  const unsaved = await screen.findByRole('region', { name: 'Unsaved changes' });
  const link = within(unsaved).getByRole('link', { name: 'Manage Account' });
  expect(link).toHaveAttribute('href', '/my-account?x=1');
});

test('drafts of ladders are not requested without the permission for price slabs', async () => {
  await open('menu-empty');
  await screen.findByRole('region', { name: 'Recent work' });
  expect(screen.queryByRole('region', { name: 'Your drafts' })).not.toBeInTheDocument();
  expect(count('GET /slab-drafts')).toBe(0);
});

test('every role has links to the account', async () => {
  await open('menu-empty');
  const links = within(await screen.findByRole('region', { name: 'Your account' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/my-account',
    '/my-account#permissions',
    '/my-account#sessions',
  ]);
});

describe('the panel of recent sign-ins', () => {
  test('shows the newest first and marks this one', async () => {
    await open();
    const rows = await within(panel('Recent sign-ins')).findAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(/This one.*Signed in .*202\d.*seen now$/);
    expect(rows[2]).toHaveTextContent(/Safari on iPad.*seen 3 hours ago$/);
  });

  test('fails alone and can retry', async () => {
    const { user } = await open('sessions-fails');
    const alert = await within(panel('Recent sign-ins')).findByRole('alert');
    expect(alert).toHaveTextContent('The server couldn’t do this');
    expect(await screen.findByRole('link', { name: /^Sign-ins/ })).toBeVisible();
    const before = count('GET /account/sessions');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(count('GET /account/sessions')).toBe(before + 1));
  });

  test('E27 is there although the profile fails, with a plain greeting', async () => {
    storage.set('userId', 'u-profile-fails');
    await open('profile-fails');
    expect(
      screen.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)$/ }),
    ).toBeVisible();
    expect(await within(panel('Recent sign-ins')).findAllByRole('listitem')).toHaveLength(1);
  });
});
