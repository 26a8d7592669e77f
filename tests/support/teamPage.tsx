import { screen, within } from '@testing-library/react';
import { TeamPage } from '#features/team/TeamPage.tsx';
import { chooseItem } from './chooseItem.ts';
import { renderSignedIn } from './renderSignedIn.tsx';
import { memberByEmail } from './team.ts';

export const openTeam = (name = 'admin', search = '') => renderSignedIn(name, <TeamPage />, `/team${search}`);

/** The names that the list shows, without the initials beside them. */
export async function namesInTable(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: 'Team' });
  return within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.replace(/^[A-Z]{2}/, ''));
}

/** Opens the drawer of a member by its address. */
export async function openMember(email: string, { as = 'admin', tab = 'profile' } = {}) {
  const member = await memberByEmail(email);
  const view = await openTeam(as, `?open=${member.id}&tab=${tab}`);
  const drawer = within(await screen.findByRole('dialog', { name: String(member['name']) }));
  return { ...view, drawer, member };
}

/** Chooses an action of the open member. */
export async function chooseAction(
  user: Awaited<ReturnType<typeof openMember>>['user'],
  action: string,
): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: action }));
}
