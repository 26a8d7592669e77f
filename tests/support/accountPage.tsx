import { screen, within } from '@testing-library/react';
import { AccountPage } from '#features/account/AccountPage.tsx';
import { bodiesOf, calls } from './renderApp.tsx';
import { renderSignedIn } from './renderSignedIn.tsx';

/** The account page as a member of staff sees it, without the shell. */
export const openAccount = (name = 'admin') => renderSignedIn(name, <AccountPage />, '/my-account');

export const panel = (name: string) => screen.getByRole('region', { name });

/** A text box of the profile. */
export const profileField = (name: string) => within(panel('Profile')).getByRole('textbox', { name });

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** How often something was called, `PATCH /account`. */
export const countCalls = (call: string) => calls().filter((each) => each === call).length;

/** The JSON bodies of a call. */
export async function sentBodies(call: string): Promise<unknown[]> {
  return (await bodiesOf(call)).map((body): unknown => JSON.parse(body));
}
