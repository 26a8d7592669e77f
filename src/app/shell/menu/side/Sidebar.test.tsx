import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { inMenu, mainMenu, openAs, resize } from '#tests/support/shell.ts';

function store(layout: Record<string, string>): void {
  window.localStorage.setItem('backroom.layout', JSON.stringify(layout));
}

const narrow = () => mainMenu().closest('[data-narrow]') !== null;
const size = () => document.documentElement.getAttribute('data-sidebar-size');

beforeEach(async () => {
  await startTexts();
  resize(1440);
});

describe('spec §2 sm-hover: the sidebar of icons', () => {
  beforeEach(() => store({ sidebarSize: 'sm-hover' }));

  test('widens under the pointer, and not under a finger', async () => {
    const { user } = await openAs('pricing.manager');
    expect(narrow()).toBe(true);
    await user.hover(mainMenu());
    expect(narrow()).toBe(false);
    await user.unhover(mainMenu());
    expect(narrow()).toBe(true);
    await user.pointer({ keys: '[TouchA]', target: mainMenu() });
    expect(narrow()).toBe(true);
  });

  test('widens while it holds the keyboard focus, and its entries stay the same elements', async () => {
    const { user } = await openAs('pricing.manager');
    const home = await inMenu().findByRole('link', { name: 'Home' });
    await user.tab();
    await user.tab();
    expect(narrow()).toBe(false);
    expect(mainMenu()).toContainElement(home);
    for (let presses = 0; presses < 16 && mainMenu().contains(document.activeElement); presses += 1)
      await user.tab();
    expect(narrow()).toBe(true);
  });

  test('A06 narrows on Escape until pointer or focus return', async () => {
    const { user } = await openAs('pricing.manager');
    await user.hover(mainMenu());
    await user.keyboard('{Escape}');
    expect(narrow()).toBe(true);
    await user.unhover(mainMenu());
    await user.hover(mainMenu());
    expect(narrow()).toBe(false);
  });

  test('keeps the focus on Escape and widens again after leaving and returning', async () => {
    const { user } = await openAs('pricing.manager');
    await user.tab();
    await user.tab();
    const focused = document.activeElement;
    await user.keyboard('{Escape}');
    expect(narrow()).toBe(true);
    expect(document.activeElement).toBe(focused);
    await user.tab({ shift: true });
    await user.tab();
    expect(document.activeElement).toBe(focused);
    expect(narrow()).toBe(false);
  });

  test('stays wide by its pin, which keeps the focus and is remembered as sidebarHover', async () => {
    const { user } = await openAs('pricing.manager');
    const pin = await screen.findByRole('button', { name: 'Keep the sidebar open', pressed: false });
    await user.click(pin);
    expect(pin).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(pin).toHaveFocus());
    expect(size()).toBe('lg');
    await user.unhover(mainMenu());
    expect(narrow()).toBe(false);
    expect(window.localStorage.getItem('backroom.sidebarHover')).toBe('true');

    await user.click(pin);
    expect(size()).toBe('sm-hover');
    expect(window.localStorage.getItem('backroom.sidebarHover')).toBe('false');
  });
});

test.each([
  ['lg', false],
  ['md', false],
  ['sm', false],
  ['sm-hover', true],
])('a sidebar of size %s has a pin: %s', async (sidebarSize, has) => {
  store({ sidebarSize });
  await openAs('pricing.manager');
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Keep the sidebar open' })).toHaveLength(has ? 1 : 0),
  );
});

describe('E127 below 992 px an opened sidebar over the page', () => {
  const widen = async () => {
    resize(900);
    const app = await openAs('pricing.manager');
    const opener = screen.getByRole('button', { name: 'Widen the sidebar' });
    await app.user.click(opener);
    expect(size()).toBe('lg');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close the menu' })).toHaveFocus());
    return { ...app, opener };
  };

  test('is closed by its own button, which returns the focus', async () => {
    const { user, opener } = await widen();
    await user.click(screen.getByRole('button', { name: 'Close the menu' }));
    expect(size()).toBe('sm');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Close the menu' })).not.toBeInTheDocument();
  });

  test('is closed by Escape, which returns the focus', async () => {
    const { user, opener } = await widen();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(size()).toBe('sm');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('A11 closes when the page is pressed or focused', async () => {
    const { user } = await widen();
    await user.click(screen.getByRole('main'));
    expect(size()).toBe('sm');
    await user.click(screen.getByRole('button', { name: 'Widen the sidebar' }));
    expect(size()).toBe('lg');
    fireEvent.focusIn(screen.getByRole('main'));
    expect(size()).toBe('sm');
  });
});
