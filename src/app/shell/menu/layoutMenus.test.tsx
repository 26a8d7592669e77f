import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { inMenu, mainMenu, openAs, resize } from '#tests/support/shell.ts';

beforeEach(async () => {
  await startTexts();
  resize(1440);
});

/** Opens the panel and waits for the menu, which is fetched by those who chose its layout. */
async function openWithMenu(who: string): Promise<void> {
  await openAs(who);
  await screen.findByRole('navigation', { name: 'Main menu' });
}

describe.each(['horizontal', 'twocolumn'])('the menu of the layout %s', (layoutType) => {
  beforeEach(() => window.localStorage.setItem('backroom.layout', JSON.stringify({ layoutType })));

  test('A02 is one navigation with the page marked in it, and the page in its landmarks', async () => {
    await openWithMenu('pricing.manager');
    const links = await inMenu().findAllByRole('link', { name: 'Home' });
    for (const link of links) expect(link).toHaveAttribute('aria-current', 'page');
    for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(role)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Backroom' })).toHaveLength(1);
  });

  test.each(['menu-fails', 'menu-failed'])('E30 has no entries and a Retry for %s', async (who) => {
    await openWithMenu(who);
    const alert = await inMenu().findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load the menu.');
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(inMenu().queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
  });

  test('E31 says so when it is empty', async () => {
    await openWithMenu('menu-empty');
    expect(await inMenu().findByText(/^No entries/)).toBeVisible();
  });

  test('E126 E128 is a drawer below 767 px, and returns with the page as it was', async () => {
    await openWithMenu('pricing.manager');
    const page = screen.getByRole('main');
    await inMenu().findAllByRole('link', { name: 'Home' });
    resize(766);
    expect(screen.getByRole('button', { name: 'Open the menu' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-layout', 'vertical');
    resize(767);
    expect(document.documentElement).toHaveAttribute('data-layout', layoutType);
    expect(mainMenu()).toBeVisible();
    expect(screen.getByRole('main')).toBe(page);
  });
});
