import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountPage } from '#features/account/AccountPage.tsx';
import './texts.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';

const SLOW = 'The server is slow. Still waiting for its answer.';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a notice shows a missing answer after 8 s and goes once it has failed', async () => {
  await renderSignedIn('sessions-hang', <AccountPage />, '/my-account');
  await pass(6000);
  expect(screen.queryByText(SLOW)).not.toBeInTheDocument();
  await pass(2000);
  expect(await screen.findByText(SLOW)).toBeVisible();
  await pass(22_000);
  expect(await screen.findByText(/didn’t answer in time/)).toBeVisible();
  expect(screen.queryByText(SLOW)).not.toBeInTheDocument();
});
