import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createDevStore } from './devStore.ts';
import { DevTools } from './DevTools.tsx';
import type { Server } from './getForcedAnswer.ts';
import type { SavedScenario, SavedScenarios } from './savedScenarios.ts';
import { parseScenario, formatScenario } from './scenarioText.ts';

/** A browser that keeps what it is told. */
function keeping(kept = new Map<string, SavedScenario>()): SavedScenarios {
  return {
    list: () => Promise.resolve([...kept.values()]),
    save: (saved) => Promise.resolve(void kept.set(saved.name, saved)),
    remove: (name) => Promise.resolve(void kept.delete(name)),
  };
}

async function open(text: string, parts: { saved?: SavedScenarios; server?: Server } = {}) {
  const { scenario } = parseScenario(text);
  const store = createDevStore({ scenario, notice: null, keep: () => undefined });
  store.show(true);
  const user = userEvent.setup();
  render(<DevTools store={store} server={parts.server ?? 'mock'} saved={parts.saved ?? keeping()} />);
  await user.click(screen.getByText('Save or pass on'));
  return { user, store, forced: () => formatScenario(store.getSnapshot().scenario) };
}

const button = (name: string) => screen.getByRole('button', { name });
const text = () => screen.getByRole('textbox', { name: 'The scenario as text' });

test('a scenario is saved under a name, used again and deleted', async () => {
  const { user, store, forced } = await open('logout.2s');
  await user.type(screen.getByRole('textbox', { name: 'Name of the scenario' }), 'Slow{Enter}');
  await screen.findByText('Slow');
  store.reset();
  await user.click(button('Use Slow'));
  expect(forced()).toBe('logout.2s');
  await user.click(button('Delete Slow'));
  await waitFor(() => expect(screen.queryByText('Slow')).toBeNull());
});

test('a scenario saved under an older contract applies as far as it is known, and a notice names the rest', async () => {
  const old = { name: 'Old', text: 'listFoo.2s_logout.hang' };
  const { user, forced } = await open('', { saved: keeping(new Map([['Old', old]])) });
  await user.click(await screen.findByRole('button', { name: 'Use Old' }));
  expect(forced()).toBe('logout.hang');
  expect(screen.getByRole('status')).toHaveTextContent('listFoo.2s');
});

test('a browser without storage shows a message on saving', async () => {
  const refuse = () => Promise.reject(new Error('no database'));
  const { user } = await open('logout.2s', { saved: { list: refuse, save: refuse, remove: refuse } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(screen.getByRole('textbox', { name: 'Name of the scenario' }), 'Slow{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/keeps no scenarios/));
});

test('the scenario is copied as a link to this page or as text', async () => {
  window.history.replaceState(null, '', '/skumanager?q=mug');
  const { user } = await open('logout.2s');
  await user.click(button('Copy link'));
  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/skumanager?q=mug&scenario=logout.2s`,
  );
  await user.click(button('Copy text'));
  await screen.findByText('Text copied');
  expect(await navigator.clipboard.readText()).toBe('logout.2s');
});

test('where copying is refused, the text is shown to copy by hand', async () => {
  const { user } = await open('logout.2s');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(button('Copy text'));
  expect(await screen.findByText(/did not let us copy/)).toHaveTextContent('logout.2s');
});

test('a pasted scenario text is applied', async () => {
  const { user, forced } = await open('logout.2s');
  expect(text()).toHaveValue('logout.2s');
  expect(button('Use this text')).toBeDisabled();
  await user.clear(text());
  await user.type(text(), 'authenticate.400-wrongPassword.once');
  await user.click(button('Use this text'));
  expect(forced()).toBe('authenticate.400-wrongPassword.once');
  expect(text()).toHaveValue('authenticate.400-wrongPassword.once');
});

test('a hanging call is shown and can be released', async () => {
  const { user, store } = await open('');
  const held = store.hold('logout', new AbortController().signal);
  const list = await screen.findByRole('region', { name: 'Forced now' });
  expect(list).toHaveTextContent('logout 1 call hangs');
  await user.click(within(list).getByRole('button', { name: 'Let go of logout' }));
  await held;
  expect(screen.queryByRole('region', { name: 'Forced now' })).toBeNull();
});

test.each([
  ['mock', /^The mock answers/],
  ['prism', /^Prism answers/],
  ['backend', /the server is not asked/],
] as const)('for the server %s the panel says who makes a chosen example', async (server, words) => {
  await open('', { server });
  expect(screen.getByText(words)).toBeVisible();
});
