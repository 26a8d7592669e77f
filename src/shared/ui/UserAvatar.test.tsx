import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { UserAvatar } from './UserAvatar.tsx';

const ada = { firstName: 'Ada', lastName: 'Lovelace', loginName: 'ada' };

test('E32 without a picture there are initials', () => {
  const { container } = renderWithProviders(<UserAvatar {...ada} image={null} />);
  expect(container).toHaveTextContent(/^AL$/);
});

test('E32 a picture that does not load is replaced by initials', () => {
  const { container } = renderWithProviders(<UserAvatar {...ada} image="/gone.png" />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/gone.png');
  expect(container).not.toHaveTextContent('AL');
  if (picture) fireEvent.error(picture);
  expect(container).toHaveTextContent(/^AL$/);
});

test('E33 initials are whole graphemes, from the login name when there is no name', () => {
  const { container } = renderWithProviders(
    <UserAvatar {...ada} firstName={'Éloïse'.normalize('NFD')} lastName="👩‍👩‍👧 x" image={null} />,
  );
  expect(container.textContent).toBe(`${'É'.normalize('NFD')}👩‍👩‍👧`);
  const nameless = renderWithProviders(<UserAvatar firstName="" lastName="" loginName="zoe" image={null} />);
  expect(nameless.container).toHaveTextContent(/^Z$/);
});
