import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { chooseByKeys } from './chooseByKeys.ts';
import { waitForFocus } from './focusIn.ts';
import { renderApp, signInAs } from './renderApp.tsx';
// Read beforehand, so that no test waits for a part of its own.
import '#app/shell/topbar/UserMenuList.tsx';
import '#features/account/ChangePasswordModal.tsx';

/** Makes the window so wide, as a person or another screen would. */
export function resize(width: number): void {
  act(() => {
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
    window.dispatchEvent(new Event('resize'));
  });
}

/** Opens the panel signed in as a member of the mock's staff, and waits for the page. */
export async function openAs(name: string, address = '/home') {
  await signInAs(name);
  const app = await renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

export const mainMenu = () => screen.getByRole('navigation', { name: 'Main menu' });
export const inMenu = () => within(mainMenu());
/** The button of the account menu: the menu brings one of its own in place of the first, which a test must not press. */
export const accountButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: /^Account/ });
    expect(button).toHaveAttribute('data-scope', 'menu');
    return button;
  });

/** Opens the change-password modal from the account menu, by keyboard. */
export async function openPasswordDialog({ user }: Awaited<ReturnType<typeof openAs>>): Promise<HTMLElement> {
  const button = await accountButton();
  act(() => button.focus());
  await user.keyboard('{Enter}');
  await chooseByKeys(user, await screen.findByRole('menuitem', { name: 'Change Password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change password' });
  await waitForFocus(dialog);
  return dialog;
}
