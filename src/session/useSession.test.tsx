import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storage } from '#shared/lib/storage.ts';
import { createProfile } from '#tests/support/people.ts';
import { json, stubNetwork } from '#tests/support/stubNetwork.ts';
import { permissions } from './permissions.ts';
import { session } from './session.ts';
import { useCan } from './useCan.ts';
import { useSession } from './useSession.ts';

function Person() {
  const name = useSession(({ user }) => user?.userName ?? 'nobody');
  const can = useCan();
  return (
    <p>
      {name}, {can(permissions.team) ? 'may see the team' : 'may not see the team'}
    </p>
  );
}

test('the session of the page reaches components: sign-in, permissions, sign-out', async () => {
  const sent = stubNetwork(
    json({ token: 't-1' }),
    json(createProfile('ana')),
    json({ msg: 'success', data: [{ title: 'Admin', child: [{ title: 'Team' }] }] }),
    json({ message: 'bye' }),
  );
  render(<Person />);
  expect(screen.getByText('nobody, may not see the team')).toBeVisible();

  await act(() => session.signIn({ email: 'ana@backroom.test', password: 'backroom' }));
  expect(await screen.findByText('ana Example, may see the team')).toBeVisible();
  expect(storage.get('token')).toBe('t-1');
  expect(sent[1]?.headers.get('Authorization')).toBe('Bearer t-1');

  fireEvent.mouseMove(window);
  await act(() => session.signOut());
  expect(screen.getByText('nobody, may not see the team')).toBeVisible();
  expect(window.localStorage).toHaveLength(0);
  expect(sent[3]?.headers.get('Authorization')).toBe('Bearer t-1');
});
