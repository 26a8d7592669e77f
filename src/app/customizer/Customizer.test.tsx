import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { layoutDefaults, localCodecs } from '#shared/lib/storageKeys.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { openAs, resize } from '#tests/support/shell.ts';

beforeEach(async () => {
  await startTexts();
  resize(1440);
});

type App = Awaited<ReturnType<typeof openAs>>;

const button = () => screen.getByRole('button', { name: 'Customize the layout' });
const panel = () => screen.getByRole('complementary', { name: 'Customizer' });
const noPanel = () =>
  expect(screen.queryByRole('complementary', { name: /Customizer|Layout preview/ })).toBeNull();
const group = (name: string) => within(panel()).queryByRole('radiogroup', { name });
const option = (name: string, choice: string) => {
  const options = within(panel()).getByRole('radiogroup', { name });
  return within(options).getByRole('radio', { name: choice });
};
const stored = () => localCodecs.layout.read(window.localStorage.getItem('backroom.layout') ?? '');

async function openCustomizer({ user }: App): Promise<void> {
  await user.click(button());
  await screen.findByRole('complementary', { name: 'Customizer' });
}

async function opened(): Promise<App> {
  const app = await openAs('pricing.manager');
  await openCustomizer(app);
  return app;
}

test('the focus goes into the panel and comes back to the button', async () => {
  const { user } = await opened();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() =>
    expect(within(panel()).getByRole('button', { name: 'Close the customizer' })).toHaveFocus(),
  );

  await user.keyboard('{Escape}');
  noPanel();
  await waitFor(() => expect(button()).toHaveFocus());
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('opening it again, as from the command palette, gives it the focus again', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  const { customizerStore } = await import('./customizerStore.ts');
  act(customizerStore.open);
  await waitFor(() =>
    expect(within(panel()).getByRole('button', { name: 'Close the customizer' })).toHaveFocus(),
  );
});

test('the page beside the panel stays usable, and Escape there leaves the focus where it is', async () => {
  const { user } = await opened();
  const mode = screen.getByRole('button', { name: 'Switch to dark mode' });
  await user.click(mode);
  expect(option('Color scheme', 'Dark')).toBeChecked();

  await user.keyboard('{Escape}');
  noPanel();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Switch to light mode' })).toHaveFocus());
});

test('spec §2 every option changes what it says, at once, and is remembered', async () => {
  const { user } = await opened();
  for (const [name, choice, attribute, value] of [
    ['Color scheme', 'Dark', 'data-mode', 'dark'],
    ['Layout width', 'Boxed', 'data-layout-width', 'boxed'],
    ['Layout position', 'Scrollable', 'data-layout-position', 'scrollable'],
    ['Topbar color', 'Dark', 'data-topbar', 'dark'],
    ['Sidebar size', 'Compact', 'data-sidebar-size', 'md'],
    ['Sidebar size', 'Icon view', 'data-sidebar-size', 'sm'],
    ['Sidebar size', 'Hover view', 'data-sidebar-size', 'sm-hover'],
    ['Sidebar view', 'Detached', 'data-sidebar-view', 'detached'],
    ['Sidebar color', 'Light', 'data-sidebar', 'light'],
    ['Layout', 'Horizontal', 'data-layout', 'horizontal'],
    ['Layout', 'Two-column', 'data-layout', 'twocolumn'],
  ] as const) {
    await user.click(option(name, choice));
    expect(option(name, choice)).toBeChecked();
    expect(document.documentElement).toHaveAttribute(attribute, value);
    expect(Object.values(stored() ?? {})).toContain(value);
  }
});

test('A07 the arrow keys go through the options of a group', async () => {
  const { user } = await opened();
  await user.tab();
  await waitFor(() => expect(option('Layout', 'Vertical')).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  expect(option('Layout', 'Horizontal')).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-layout', 'horizontal');
  await user.tab();
  await waitFor(() => expect(option('Color scheme', 'Light')).toHaveFocus());
});

describe('E130 an option that a layout has no use for is not shown', () => {
  test('width, position and view are missing with two columns, sidebar color in the horizontal layout', async () => {
    const { user } = await opened();
    await user.click(option('Layout', 'Two-column'));
    for (const name of ['Layout width', 'Layout position', 'Sidebar view']) expect(group(name)).toBeNull();
    expect(group('Sidebar color')).toBeVisible();

    await user.click(option('Layout', 'Horizontal'));
    for (const name of ['Sidebar view', 'Sidebar color']) expect(group(name)).toBeNull();
    for (const name of ['Layout width', 'Layout position']) expect(group(name)).toBeVisible();
  });

  test('E129 the hover view is missing, the default size stands in for it, and it returns', async () => {
    const { user } = await opened();
    await user.click(option('Sidebar size', 'Hover view'));
    await user.click(option('Layout', 'Two-column'));
    expect(within(panel()).queryByRole('radio', { name: 'Hover view' })).toBeNull();
    expect(option('Sidebar size', 'Default')).toBeChecked();

    await user.click(option('Layout', 'Vertical'));
    expect(option('Sidebar size', 'Hover view')).toBeChecked();
  });
});

test('E132 Reset restores the eight defaults and says so', async () => {
  const { user } = await opened();
  await user.click(option('Color scheme', 'Dark'));
  await user.click(option('Layout', 'Horizontal'));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(stored()).toEqual(layoutDefaults);
  expect(option('Layout', 'Vertical')).toBeChecked();
  expect(within(panel()).getByRole('status')).toHaveTextContent('All settings were reset to their defaults.');

  await user.click(option('Color scheme', 'Dark'));
  expect(within(panel()).getByRole('status')).toBeEmptyDOMElement();
});

describe('D28 the preview bar', () => {
  const bar = () => screen.getByRole('complementary', { name: 'Layout preview' });
  async function previewed(): Promise<App> {
    const app = await opened();
    await app.user.click(option('Topbar color', 'Dark'));
    await app.user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(bar()).toBeVisible();
    return app;
  }

  test('opens the panel again by Back, with the focus in it', async () => {
    const { user } = await previewed();
    const back = screen.getByRole('button', { name: 'Back to customizer' });
    await waitFor(() => expect(back).toHaveFocus());
    await user.click(back);
    await waitFor(() =>
      expect(within(panel()).getByRole('button', { name: 'Close the customizer' })).toHaveFocus(),
    );
    expect(option('Topbar color', 'Dark')).toBeChecked();
  });

  test('restores by Undo the settings that the opened panel found, however often one went back', async () => {
    const { user } = await previewed();
    await user.click(screen.getByRole('button', { name: 'Back to customizer' }));
    await user.click(option('Sidebar color', 'Light'));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(stored()).toEqual(layoutDefaults);
    noPanel();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  test('leaves by Undo what another tab has chosen meanwhile', async () => {
    const { user } = await previewed();
    const elsewhere = { ...layoutDefaults, topbar: 'dark', mode: 'dark', layoutWidth: 'boxed' };
    window.localStorage.setItem('backroom.layout', JSON.stringify(elsewhere));
    act(() => void fireEvent(window, new StorageEvent('storage', { key: 'backroom.layout' })));
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(stored()).toEqual({ ...elsewhere, topbar: 'light' });
  });

  test('keeps the changes when it is closed', async () => {
    const { user } = await previewed();
    await user.click(screen.getByRole('button', { name: 'Close and keep changes' }));
    noPanel();
    expect(document.documentElement).toHaveAttribute('data-topbar', 'dark');
    await waitFor(() => expect(button()).toHaveFocus());
  });
});

describe('E133 the open panel', () => {
  test('stays open across layouts, widths and addresses, and leaves the focus where it is', async () => {
    const { user, go } = await opened();
    for (const layout of ['Two-column', 'Horizontal', 'Vertical']) {
      await user.click(option('Layout', layout));
      await waitFor(() => expect(option('Layout', layout)).toHaveFocus());
    }
    resize(700);
    await waitFor(() => expect(option('Layout', 'Vertical')).toHaveFocus());
    resize(1440);
    await go('/my-account');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(panel()).toBeVisible();
  });

  test('closes for the next person who signs in', async () => {
    const app = await opened();
    await app.go('/logout');
    await screen.findByRole('button', { name: 'Sign in' });
    noPanel();
    await app.user.type(screen.getByLabelText('E-mail'), 'auditor@backroom.test');
    await app.user.type(screen.getByLabelText('Password'), 'backroom');
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('navigation', { name: 'Main menu' });
    noPanel();
  });
});
