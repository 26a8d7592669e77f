import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FORM_CLEAR_MS, TOAST_DELAY_MS, TOAST_SHOWN_MS } from '#shared/lib/constants.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { ChangePasswordModal } from './ChangePasswordModal.tsx';

afterEach(() => {
  vi.useRealTimers();
});

function Page() {
  const [open, setOpen] = useState(true);
  const [left, setLeft] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
      <p>{open ? 'is open' : 'is closed'}</p>
      {!left && <ChangePasswordModal open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(name);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toasts = () => screen.queryAllByText('Password changed').length;

/** Changes the password; when it resolves the success is 0 ms old and the clock stands still. */
async function succeed(): Promise<void> {
  await renderSignedIn('admin', <Page />);
  await screen.findByRole('dialog');
  for (const [name, value] of [
    ['Old password', 'backroom'],
    ['New password', 'new-password'],
    ['Confirm password', 'new-password'],
  ] as const) {
    fireEvent.change(field(name), { target: { value } });
  }
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
      'Date',
    ],
  });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change password' }));
  // The reply comes over the mock's network, which has no clock.
  while (screen.queryByText('is closed') === null) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  }
}

test('spec §9 the delays are 600 ms, 3000 ms and 3000 ms', () => {
  expect([TOAST_DELAY_MS, TOAST_SHOWN_MS, FORM_CLEAR_MS]).toEqual([600, 3000, 3000]);
});

test('E77 the toast shows from 600 to 3600 ms', async () => {
  await succeed();
  await pass(599);
  expect(toasts()).toBe(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await pass(51);
  expect(toasts()).toBe(1);
  await pass(2900);
  expect(toasts()).toBe(1);
  await pass(500);
  expect(toasts()).toBe(0);
});

test('E77 after 3000 ms the form is empty and no timer is left', async () => {
  await succeed();
  await pass(3000);
  press('Open');
  await pass(100);
  expect(field('New password')).toHaveValue('');
  expect(field('User name')).toHaveValue('helen.okafor');
});

test('E78 a modal opened again after 1 s starts empty, and new input is never wiped', async () => {
  await succeed();
  await pass(1000);
  press('Open');
  await pass(50);
  for (const name of ['Old password', 'New password', 'Confirm password'])
    expect(field(name)).toHaveValue('');
  fireEvent.change(field('Old password'), { target: { value: 'new-password' } });
  await pass(10_000);
  expect(field('Old password')).toHaveValue('new-password');
});

test('E78 a modal opened again before the toast still shows the success, once', async () => {
  await succeed();
  await pass(300);
  press('Open');
  await pass(350);
  expect(toasts()).toBe(1);
});

test('E79 leaving within the 600 ms cancels the toast', async () => {
  await succeed();
  await pass(300);
  press('Leave');
  await pass(10_000);
  expect(toasts()).toBe(0);
  vi.useRealTimers();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
