import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE_LIMIT_MS, IDLE_WARNING_MS } from '#shared/lib/constants.ts';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { renderApp, signInAs } from '#tests/support/renderApp.tsx';
// Read beforehand: minutes that pass at once would give it up before it has come.
import '#app/shell/layout/IdleParts.tsx';

beforeEach(async () => {
  await startTexts();
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.findByRole('alertdialog', { name: 'Are you still there?' });

/** Opens the panel and lets nothing happen for 23 minutes. */
async function idle() {
  await signInAs('pricing.manager');
  const app = await renderApp('/home');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await pass(IDLE_LIMIT_MS - IDLE_WARNING_MS);
  return app;
}

test('E95 a minute before the end a dialog counts down, and one action stays', async () => {
  const { user } = await idle();
  expect(await dialog()).toHaveAccessibleDescription(/signs you out/);
  const timer = screen.getByRole('timer');
  expect(timer).toHaveTextContent(/in (60|59|58) seconds/);
  await pass(20_000);
  expect(timer).toHaveTextContent(/in (40|39|38|37) seconds/);
  await waitForFocus(await dialog());

  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await pass(IDLE_WARNING_MS);
  expect(window.location.pathname).toBe('/home');
});

test('the time left is announced at 60, 30, 10 and 5 seconds only', async () => {
  await idle();
  const announcement = (await dialog()).querySelector('[aria-live=polite]');
  expect(announcement).toHaveTextContent('in 60 seconds');
  await pass(15_000);
  expect(announcement).toHaveTextContent('in 60 seconds');
  await pass(20_000);
  expect(announcement).toHaveTextContent('in 30 seconds');
});

test('D18 "Sign out now" signs out', async () => {
  const { user } = await idle();
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Sign out now' }));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
});
