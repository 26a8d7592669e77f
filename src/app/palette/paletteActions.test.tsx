import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { startTexts } from '#tests/support/i18n.ts';
import {
  groupOptions,
  activeOption,
  optionNames,
  openPalette,
  option,
  runCommand,
} from '#tests/support/palette.ts';
import { openAs, resize } from '#tests/support/shell.ts';

beforeEach(async () => {
  await startTexts();
  resize(1440);
});

describe('an action of the palette', () => {
  test('A13 sets a language found by its own name, by ours and by the word', async () => {
    const app = await openAs('pricing.manager');
    await openPalette(app);
    expect(groupOptions('Language')).toHaveLength(9);
    expect(option('Deutsch')?.querySelector('[lang=de]')).toHaveTextContent('Deutsch');
    await app.user.keyboard('german');
    expect(activeOption()).toBe('Deutsch');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
    expect(window.localStorage.getItem('backroom.language')).toBe('de');
  });

  test('D26 sets the colour mode and each layout, and marks the current one', async () => {
    const app = await openAs('pricing.manager');
    const root = document.documentElement;
    await runCommand(app, 'dark', 'Switch to dark mode');
    await waitFor(() => expect(root).toHaveAttribute('data-mode', 'dark'));
    await runCommand(app, 'horiz', 'Horizontal layout');
    await waitFor(() => expect(root).toHaveAttribute('data-layout', 'horizontal'));
    await openPalette(app);
    expect(option('Horizontal layout current')).toBeVisible();
    // There is no sidebar to condense.
    expect(option('Condense the sidebar')).not.toBeInTheDocument();
    await app.user.keyboard('vertical{Enter}');
    await waitFor(() => expect(root).toHaveAttribute('data-layout', 'vertical'));
    await runCommand(app, 'sidebar', 'Condense the sidebar');
    await waitFor(() => expect(root).toHaveAttribute('data-sidebar-size', 'sm'));
  });

  test('D27 is not offered on a phone for layouts and the sidebar', async () => {
    resize(360);
    const app = await openAs('pricing.manager');
    await openPalette(app);
    expect(groupOptions('Appearance')).not.toContain('Horizontal layout');
    expect(groupOptions('Appearance')).toContain('Switch to dark mode');
    expect(optionNames()).not.toContain('Condense the sidebar');
  });

  test('spec §2 opens the customizer with the focus in it', async () => {
    const app = await openAs('pricing.manager');
    await runCommand(app, 'customize', 'Customize the layout');
    const customizer = await screen.findByRole('complementary', { name: 'Customizer' });
    await waitForFocus(customizer);
  });

  test('spec §1 opens the password modal, which returns the focus to what had it before the palette', async () => {
    const app = await openAs('pricing.manager');
    const mode = screen.getByRole('button', { name: 'Switch to dark mode' });
    act(() => mode.focus());
    await runCommand(app, 'password', 'Change Password');
    const dialog = await screen.findByRole('dialog', { name: 'Change password' });
    await waitForFocus(dialog);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(mode).toHaveFocus());
  });

  test('spec §1 signs out, by other words too', async () => {
    const app = await openAs('pricing.manager');
    await runCommand(app, 'sign out', 'Logout');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(window.localStorage).toHaveLength(0);
  });
});

describe('the list of shortcuts', () => {
  const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

  test('opens by ?, which types a question mark in a field', async () => {
    const { user } = await openAs('pricing.manager', '/my-account');
    const about = await screen.findByRole('textbox', { name: 'About you' });
    await user.type(about, ' Why?');
    expect(about).toHaveDisplayValue(/Why\?$/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => about.blur());
    await user.keyboard('?');
    const everywhere = within(await list()).getByRole('region', { name: 'On every screen' });
    expect(everywhere).toHaveTextContent('Search or jump to…CtrlK');
    expect(everywhere).toHaveTextContent('Keyboard shortcuts?');
  });

  test('WCAG 2.1.4 turns single keys off, and the palette still leads to it', async () => {
    const app = await openAs('pricing.manager');
    await app.user.keyboard('?');
    await waitForFocus(await list());
    const toggle = within(await list()).getByRole('switch', { name: 'Single-key shortcuts' });
    expect(toggle).toBeChecked();
    await app.user.click(toggle);
    expect(screen.getByRole('region', { name: 'On every screen' })).toHaveTextContent(
      'Keyboard shortcutsoff?',
    );
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.localStorage.getItem('backroom.shortcuts')).toBe('false');
    await app.user.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await runCommand(app, 'keyboard', 'Keyboard shortcuts');
    expect(await list()).toBeVisible();
  });
});
