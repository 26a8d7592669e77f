import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import {
  findField,
  groupOptions,
  activeOption,
  optionNames,
  openPalette,
  palette,
  results,
  runCommand,
} from '#tests/support/palette.ts';
import { openPasswordDialog, openAs, resize } from '#tests/support/shell.ts';

beforeEach(async () => {
  await startTexts();
  resize(1440);
});

describe('opening and closing the palette', () => {
  test('Ctrl K opens it, Escape closes it, and the focus returns, to a field too', async () => {
    const app = await openAs('pricing.manager', '/my-account');
    const about = await screen.findByRole('textbox', { name: 'About you' });
    await app.user.type(about, ' Half a sentence');
    const input = await openPalette(app);
    expect(palette()).toHaveAttribute('aria-modal', 'true');
    expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(palette()).not.toBeInTheDocument());
    await waitFor(() => expect(about).toHaveFocus());
    expect(about).toHaveDisplayValue(/Half a sentence$/);
  });

  test('⌘ K opens it too, and the same keys close it', async () => {
    const { user } = await openAs('pricing.manager');
    await user.keyboard('{Meta>}k{/Meta}');
    expect(await findField()).toBeVisible();
    await user.click(await findField());
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(palette()).not.toBeInTheDocument());
  });

  test('letters typed before it has loaded land in its field and do nothing to the page', async () => {
    const { user } = await openAs('pricing.manager');
    await user.keyboard('{Control>}k{/Control}gh');
    await user.keyboard('{Backspace}o{Enter}');
    expect(await findField()).toHaveValue('go');
    expect(window.location.pathname).toBe('/home');
    // Closed and opened again, it is empty.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(palette()).not.toBeInTheDocument());
    await user.keyboard('{Control>}k{/Control}');
    expect(await findField()).toHaveValue('');
  });

  test('its button opens it and names its keys', async () => {
    const { user } = await openAs('pricing.manager');
    const button = screen.getByRole('button', { name: 'Search or jump to…' });
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await user.click(button);
    expect(await findField()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(palette()).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('it does not open over another modal dialog', async () => {
    const app = await openAs('pricing.manager');
    await openPasswordDialog(app);
    await app.user.keyboard('{Control>}k{/Control}');
    await app.user.keyboard('x');
    expect(palette()).not.toBeInTheDocument();
  });
});

describe('the keyboard in the palette', () => {
  test('A07 arrows wrap around, Home and End go to the ends, and the marked result stays marked', async () => {
    const app = await openAs('pricing.manager');
    await openPalette(app);
    const all = optionNames();
    expect(activeOption()).toBe(all[0]);
    for (const [key, at] of [
      ['{ArrowDown}', 1],
      ['{ArrowDown}', 2],
      ['{ArrowUp}', 1],
      ['{End}', -1],
      ['{ArrowDown}', 0],
      ['{ArrowUp}', -1],
      ['{Home}', 0],
    ] as const) {
      await app.user.keyboard(key);
      expect(activeOption()).toBe(all.at(at));
    }
    // Typing begins at the best result again.
    await app.user.keyboard('{End}');
    await app.user.keyboard('layout');
    expect(activeOption()).toBe(optionNames()[0]);
  });

  test('A16 the number of results is announced, and an empty list says what to try', async () => {
    // Who may search is offered the search as well.
    const app = await openAs('menu-empty', '/my-account');
    const input = await openPalette(app);
    await app.user.keyboard('layout');
    expect(await within(screen.getByRole('dialog')).findByRole('status')).toHaveTextContent('4 results');
    await app.user.keyboard(' xyzzy');
    expect(screen.getByText('No results for “layout xyzzy”.')).toBeVisible();
    expect(input).toHaveAttribute('aria-expanded', 'false');
    expect(input).not.toHaveAttribute('aria-activedescendant');
    await app.user.keyboard('{Enter}{ArrowDown}');
    expect(palette()).toBeVisible();
  });

  test('the pointer marks and chooses as well', async () => {
    const app = await openAs('pricing.manager');
    await openPalette(app);
    await app.user.hover(results().getByRole('option', { name: 'Deutsch' }));
    expect(activeOption()).toBe('Deutsch');
    await app.user.click(results().getByRole('option', { name: 'Switch to dark mode' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mode', 'dark'));
  });
});

describe('places in the palette', () => {
  test('Enter goes to the best result, whose heading has the focus then', async () => {
    const app = await openAs('pricing.manager');
    await runCommand(app, 'manage acc', 'My Account');
    await waitFor(() => expect(window.location.pathname).toBe('/my-account'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Manage Account' })).toHaveFocus(),
    );
  });

  test('recent places come first, without the one that is open', async () => {
    const app = await openAs('pricing.manager');
    await openPalette(app);
    expect(screen.queryByRole('group', { name: 'Recently visited' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(groupOptions('Screens')).toEqual([
        'Homecurrent',
        'Competitor DashboardCompetitor Analysis',
        'Product CategoryCompetitor Analysis',
        'Competitor AdminCompetitor Analysis',
        'SKU ManagerCatalog',
        'SearchCatalog',
        'Activity LogRecords',
        // Of the alternate sidebar.
        'Competitor Analysis',
        'My Account',
      ]),
    );
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(palette()).not.toBeInTheDocument());
    await app.go('/my-account');
    await openPalette(app);
    await waitFor(() => expect(groupOptions('Recently visited')).toEqual(['Home']));
    expect(activeOption()).toBe('Home');
    // Asked for by name it is one result.
    await app.user.keyboard('home');
    await waitFor(() => expect(optionNames()[0]).toBe('Home'));
    expect(optionNames().filter((name) => name === 'Home')).toHaveLength(1);
  });

  test.each(['menu-fails', 'menu-empty'])(
    'D25 with the menu of %s no screen of the menu is offered, recent or not',
    async (who) => {
      window.localStorage.setItem('backroom.recent', '["/home","/team"]');
      const app = await openAs(who, '/my-account');
      await openPalette(app);
      expect(groupOptions('Screens')).toEqual(['My Accountcurrent']);
      expect(screen.queryByRole('group', { name: 'Recently visited' })).not.toBeInTheDocument();
    },
  );
});

describe('search in the palette', () => {
  test('what is typed is offered as a search and leads to the search screen', async () => {
    const app = await openAs('pricing.manager');
    await openPalette(app);
    await app.user.keyboard('zzz nothing like it');
    await waitFor(() => expect(optionNames()).toEqual(['Search for “zzz nothing like it”']));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe('/typesense?q=zzz+nothing+like+it'));
  });

  test('the best products and SKUs are listed unasked and open in the SKU Manager', async () => {
    const app = await openAs('pricing.manager');
    await openPalette(app);
    await app.user.keyboard('charger');
    const [hit] = await results().findAllByRole('option', { name: /wireless charger.*CHG-/ });
    if (!hit) throw new Error('Nothing was found.');
    await app.user.click(hit);
    await waitFor(() => expect(app.address()).toMatch(/^\/skumanager\?open=/));
  });

  test('an exact SKU comes first, so that Enter opens its product', async () => {
    const app = await openAs('pricing.manager');
    await openPalette(app);
    await app.user.keyboard('charger');
    const [hit] = await results().findAllByRole('option', { name: /wireless charger.*CHG-/ });
    const code = /CHG-\d+/.exec(hit?.textContent ?? '')?.[0] ?? '';
    await app.user.clear(await findField());
    await app.user.keyboard(` ${code.toLowerCase()}`);
    await waitFor(() => expect(activeOption()).toMatch(new RegExp(`${code}$`)));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toMatch(/^\/skumanager\?open=/));
  });

  test('D25 a person who may not search gets no search', async () => {
    const app = await openAs('menu-empty', '/my-account');
    await openPalette(app);
    await app.user.keyboard('charger');
    expect(screen.getByText('No results for “charger”.')).toBeVisible();
  });
});
