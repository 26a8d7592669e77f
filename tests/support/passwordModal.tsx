import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect } from 'vitest';
import { ChangePasswordModal } from '#features/account/ChangePasswordModal.tsx';
import { waitForFocus } from './focusIn.ts';
import { calls } from './renderApp.tsx';
import { renderSignedIn } from './renderSignedIn.tsx';

export const POST = 'POST /change-wd';
export const countPosts = () => calls().filter((call) => call === POST).length;
export const dialog = () => screen.getByRole('dialog', { name: 'Change password' });
export const oldPassword = () => within(dialog()).getByLabelText('Old password');
export const newPassword = () => within(dialog()).getByLabelText('New password');
export const confirmPassword = () => within(dialog()).getByLabelText('Confirm password');
export const submit = () => within(dialog()).getByRole('button', { name: 'Change password' });
export const waitUntilClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ChangePasswordModal open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export async function openModal(name = 'admin') {
  const view = await renderSignedIn(name, <Opener />);
  await view.user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  // Not before the dialog has taken the focus: it would take it from the field that is being filled in.
  await waitForFocus(dialog());
  return view;
}

export async function fill(
  user: UserEvent,
  values: { oldPassword?: string; newPassword: string; confirmPassword?: string },
): Promise<void> {
  // Pasted: passwords come from managers, and typing them key by key makes a slow test.
  const fields: [HTMLElement, string][] = [
    [oldPassword(), values.oldPassword ?? 'backroom'],
    [newPassword(), values.newPassword],
    [confirmPassword(), values.confirmPassword ?? values.newPassword],
  ];
  for (const [field, value] of fields) {
    await user.click(field);
    await user.paste(value);
  }
}

export async function goBack(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  await screen.findByRole('dialog', { name: 'Change password' });
}
