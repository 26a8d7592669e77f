import { screen, waitFor, within } from '@testing-library/react';
import Tags from 'lucide-react/icons/tags';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { storage } from '#shared/lib/storage.ts';
import { ScreenLinksContext } from '#shared/ui/screenLinks.ts';
import { calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { HomePage } from './HomePage.tsx';

const open = (name = 'admin', page: ReactNode = <HomePage />) => renderSignedIn(name, page, '/home');
const panel = (name: string) => screen.getByRole('region', { name });
const count = (call: string) => calls().filter((each) => each === call).length;

describe('greeting', () => {
  test.each([
    ['2026-11-20T08:15:00Z', 'Good morning, Martin'],
    ['2026-11-20T12:00:00Z', 'Good afternoon, Martin'],
    ['2026-11-20T18:00:00Z', 'Good evening, Martin'],
  ])('at %s: %s, with role and date', async (now, greeting) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    await open('pricing.manager');
    expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
    expect(screen.getByText('Pricing Manager · Friday, November 20, 2026')).toBeVisible();
    vi.useRealTimers();
  });

  test('E33 a person without a first name is greeted by what the profile has', async () => {
    await open('profile-sparse');
    expect(screen.getByRole('heading', { level: 1, name: /^Good \w+, profile-sparse$/ })).toBeVisible();
  });

  test('E103 a hostile name is text', async () => {
    await open('profile-hostile');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x');
    expect(document.querySelector('main img, h1 img')).toBeNull();
  });
});

describe('links', () => {
  const areas = [
    { id: 'overview', label: 'Overview', links: [{ id: 'home', label: 'Home', to: '/home', icon: null }] },
    {
      id: 'catalogue',
      label: 'Catalogue',
      links: [{ id: 'skus', label: 'SKU Manager', to: '/skumanager', icon: Tags }],
    },
  ];
  const withAreas = (
    <ScreenLinksContext value={areas}>
      <HomePage />
    </ScreenLinksContext>
  );

  test('the areas of the menu by their groups, without the page one is on, and the account', async () => {
    await open('admin', withAreas);
    const links = within(panel('Go to')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/skumanager',
      '/my-account',
      '/my-account#permissions',
      '/my-account#sessions',
    ]);
    expect(within(panel('Go to')).getByRole('list', { name: 'Catalogue' })).toBeVisible();
    expect(within(panel('Go to')).queryByRole('list', { name: 'Overview' })).not.toBeInTheDocument();
  });

  test('E30 a menu that failed says so and can be tried again; the account is there all the same', async () => {
    const { user } = await open('menu-fails');
    const alert = within(panel('Go to')).getByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load the areas of your role.');
    expect(within(panel('Go to')).getByRole('link', { name: /^Manage Account/ })).toBeVisible();
    const before = count('GET /node/userMenu');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(count('GET /node/userMenu')).toBe(before + 1));
  });

  test('E31 a role that opens nothing says whom to ask', async () => {
    await open('menu-empty');
    expect(within(panel('Go to')).getByText(/An administrator can add permissions/)).toBeVisible();
  });
});

describe('recent sign-ins', () => {
  test('the newest first, this one marked', async () => {
    await open();
    const rows = await within(panel('Recent sign-ins')).findAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(/This one.*Signed in .*202\d.*seen now$/);
    expect(rows[2]).toHaveTextContent(/Safari on iPad.*seen 3 hours ago$/);
  });

  test('a failure is this part’s alone, and can be tried again', async () => {
    const { user } = await open('sessions-fails');
    const alert = await within(panel('Recent sign-ins')).findByRole('alert');
    expect(alert).toHaveTextContent('The server could not do this');
    expect(within(panel('Go to')).getByRole('link', { name: /^Sign-ins/ })).toBeVisible();
    const before = count('GET /account/sessions');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(count('GET /account/sessions')).toBe(before + 1));
  });

  test('E27 a profile that fails leaves a plain greeting and the parts', async () => {
    storage.set('userId', 'u-profile-fails');
    await open('profile-fails');
    expect(
      screen.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)$/ }),
    ).toBeVisible();
    expect(await within(panel('Recent sign-ins')).findAllByRole('listitem')).toHaveLength(1);
  });
});
