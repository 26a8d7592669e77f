import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { findField, activeOption, openPalette, runCommand } from '#tests/support/palette.ts';
import { openAs, resize } from '#tests/support/shell.ts';

beforeEach(async () => {
  await startTexts();
  resize(1440);
});

const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

describe('g followed by a letter', () => {
  test('goes to the screen, also past a list that uses the letter itself', async () => {
    const app = await openAs('pricing.manager');
    await app.user.keyboard('gs');
    await waitFor(() => expect(app.address()).toBe('/skumanager'));
    await app.user.keyboard('ga');
    await waitFor(() => expect(app.address()).toBe('/my-account'));
    await app.user.keyboard('gh');
    await waitFor(() => expect(app.address()).toBe('/home'));
  });

  test('types letters in a field', async () => {
    const app = await openAs('pricing.manager', '/my-account');
    const about = await screen.findByRole('textbox', { name: 'About you' });
    await app.user.type(about, 'gh');
    expect(about).toHaveDisplayValue(/gh$/);
    expect(app.address()).toBe('/my-account');
  });

  test('spec §6 goes nowhere that the menu does not show, nor by a letter without a screen', async () => {
    const app = await openAs('menu-empty', '/my-account');
    await app.user.keyboard('gs');
    await app.user.keyboard('gz');
    await app.user.keyboard('?');
    const places = within(await list()).getByRole('region', { name: 'Go to' });
    expect(
      within(places)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['My Account']);
    expect(app.address()).toBe('/my-account');
  });

  test('WCAG 2.1.4 is turned off with the other single keys', async () => {
    const app = await openAs('pricing.manager', '/my-account');
    await app.user.keyboard('?');
    await waitForFocus(await list());
    await app.user.click(within(await list()).getByRole('switch'));
    expect(screen.getByRole('region', { name: 'Go to' })).toHaveTextContent('HomeoffGH');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    await app.user.keyboard('gh');
    // The palette answers after it, so it has been heard.
    await runCommand(app, 'keyboard', 'Keyboard shortcuts');
    expect(app.address()).toBe('/my-account');
  });
});

test('the list names each key once, with what it does on this screen', async () => {
  const app = await openAs('pricing.manager', '/skumanager');
  await screen.findByRole('table', { name: 'Products' });
  await app.user.keyboard('?');
  const keys = within(await list())
    .getAllByRole('definition')
    .flatMap(({ children }) => [...children].map(({ textContent }) => textContent));
  expect(new Set(keys).size).toBe(keys.length);
  expect(within(await list()).getByRole('region', { name: 'On this screen' })).toHaveTextContent('Details');
});

test('a screen is found by its everyday names in the person’s own language and spelling', async () => {
  const app = await openAs('pricing.manager');
  await openPalette(app);
  await app.user.keyboard('color mode');
  expect(activeOption()).toBe('Switch to dark mode');
  await app.user.clear(await findField());
  await app.user.keyboard('deutsch{Enter}');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await app.user.keyboard('{Control>}k{/Control}');
  await app.user.click(await screen.findByRole('combobox', { name: 'Suchen oder springen zu\u00a0…' }));
  await app.user.keyboard('Sortiment');
  expect(await screen.findByRole('option', { name: /^SKU-Verwaltung/ })).toBeVisible();
});
