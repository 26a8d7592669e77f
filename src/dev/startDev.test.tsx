import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { calls, expectAddress, renderApp, signInAs } from '#tests/support/renderApp.tsx';

/** Starts the panel over a page of the app, of the same loading as the app; returns how the page is left. */
async function startOver(): Promise<() => void> {
  const { startDev } = await import('./startDev.ts');
  const leave = startDev('mock');
  onTestFinished(leave);
  return leave;
}

/** What stands over the page, in its shadow tree. */
function dev() {
  const shadow = document.documentElement.lastElementChild?.shadowRoot?.querySelector('aside');
  if (!(shadow instanceof HTMLElement)) throw new Error('nothing stands over the page');
  return within(shadow);
}

const launcher = () => waitFor(() => dev().getByRole('button', { name: /^Scenario/ }));

/** Opens the panel by its button and shows the choices of one operation. */
async function open(user: UserEvent, operation: string): Promise<void> {
  await user.click(await launcher());
  await user.type(await waitFor(() => dev().getByRole('searchbox')), operation);
  const name = dev().getByText(operation, { selector: 'summary b' });
  const row = name.closest('details');
  // jsdom tells nobody that `details` was opened.
  await user.click(name);
  if (row) fireEvent(row, new Event('toggle'));
}

async function choose(user: UserEvent, field: string, option: string): Promise<void> {
  await user.selectOptions(dev().getByRole('combobox', { name: field }), option);
}

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'admin@backroom.test');
  await user.type(screen.getByLabelText('Password'), 'backroom');
}

const signIn = () => screen.getByRole('button', { name: /^Sign/ });

test('an example chosen for signing in shows in the form, and a badge says that it is forced', async () => {
  const { user } = await renderApp('/login');
  await startOver();
  expect((await launcher()).textContent).toBe('');
  await open(user, 'authenticate');
  await choose(user, 'Answer', '400 wrongPassword');
  expect(dev().getByRole('region', { name: 'Forced now' })).toHaveTextContent('400 wrongPassword');
  await user.click(dev().getByRole('button', { name: 'Close' }));
  expect(await launcher()).toHaveTextContent('1 forced');

  await fillIn(user);
  await user.click(signIn());
  expect(await screen.findByText('Username or password is incorrect')).toHaveFocus();
  expect(window.localStorage.getItem('backroom.token')).toBeNull();

  await user.click(await launcher());
  const asked = await waitFor(() => dev().getByRole('region', { name: /^Asked/ }));
  expect(asked).toHaveTextContent('authenticate1× 400');
  await user.click(dev().getByRole('button', { name: 'Reset all' }));
  await user.click(signIn());
  await expectAddress('/home');
});

test('a delay of two seconds holds both the screen and the request', async () => {
  const { user } = await renderApp('/login');
  await startOver();
  await open(user, 'authenticate');
  await choose(user, 'Delay', '2s');
  await choose(user, 'For', 'the next call');
  await user.keyboard('{Escape}');
  expect(await launcher()).toHaveTextContent('1 forced');
  await fillIn(user);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(signIn());
  await vi.advanceTimersByTimeAsync(1999);
  expect(signIn()).toHaveTextContent('Signing in');
  expect(calls()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expectAddress('/home');
  expect((await launcher()).textContent).toBe('');
});

test('a list without a connection offers a retry, and loads when the force is turned off', async () => {
  await signInAs('catalogue');
  const { user, go } = await renderApp('/home');
  await screen.findByRole('heading', { name: /Tom/ });
  await startOver();
  await open(user, 'listProducts');
  await choose(user, 'Answer', 'No connection');
  await go('/skumanager');
  // A read is asked twice more before anybody is told.
  expect(await screen.findByText(/Couldn’t reach the server/)).toBeVisible();
  await user.click(dev().getByRole('button', { name: 'Turn off listProducts' }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Products' })).toBeVisible();
});

test('a link applies its scenario and leaves the address, and a notice names unknown parts', async () => {
  const link = 'authenticate.400-wrongPassword_listFoo.2s';
  const { user } = await renderApp('/login');
  window.history.replaceState(null, '', `/login?redirectFrom=%2Fhome&scenario=${link}#part`);
  await startOver();
  expect(window.location.href).toMatch(/\/login\?redirectFrom=%2Fhome#part$/);
  expect(await launcher()).toHaveTextContent('1 forced, look here');
  await user.click(await launcher());
  expect(dev().getByRole('status')).toHaveTextContent(/does not know it: listFoo\.2s$/);
});

test('nothing typed into the panel reaches the page, and its keys open and close it', async () => {
  const { user } = await renderApp('/login');
  await startOver();
  const heard = vi.fn<() => void>();
  for (const type of ['keydown', 'pointerdown', 'focusin']) {
    document.addEventListener(type, heard);
    onTestFinished(() => document.removeEventListener(type, heard));
  }
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  await user.click(email);
  heard.mockClear();
  fireEvent.keyDown(email, { code: 'Period', key: '>', ctrlKey: true, shiftKey: true });
  expect(heard).not.toHaveBeenCalled();
  // The field has the focus.
  await waitFor(() => dev().getByRole('searchbox'));
  await user.keyboard('slab');
  expect(dev().getByRole('searchbox')).toHaveValue('slab');
  expect(dev().queryByText('authenticate')).toBeNull();
  expect(dev().getAllByText(/slabs/).length).toBeGreaterThan(0);
  expect(heard).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(email).toHaveFocus());
});

test('the end of a session leads to signing in, and the scenario survives it and a reload', async () => {
  await signInAs('catalogue');
  const { user, go } = await renderApp('/home');
  await screen.findByRole('heading', { name: /Tom/ });
  const leave = await startOver();
  await open(user, 'listProducts');
  await choose(user, 'Answer', 'Status 0, session ended');
  await go('/skumanager');
  await expectAddress('/login?redirectFrom=%2Fskumanager');
  expect(window.localStorage.getItem('backroom.token')).toBeNull();

  leave();
  await renderApp('/login');
  await startOver();
  expect(await launcher()).toHaveTextContent('1 forced');
});
