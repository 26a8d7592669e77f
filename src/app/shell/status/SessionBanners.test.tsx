import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { inMenu, openAs, resize } from '#tests/support/shell.ts';

beforeEach(async () => {
  await startTexts();
  resize(1440);
});

const answerMenu = (...titles: string[]): void =>
  mockServer.use(
    http.get('*/api/node/userMenu', () =>
      HttpResponse.json({ msg: 'success', data: titles.map((title) => ({ title })) }),
    ),
  );

test('T19 whoever gets other permissions is told, and takes them over with one press', async () => {
  const { user } = await openAs('pricing.manager');
  await inMenu().findByRole('link', { name: 'SKU Manager' });
  answerMenu('Home', 'Card Payment');
  const { session } = await import('#session/session.ts');
  act(() => session.refreshMenu());

  expect(await screen.findByText('Your permissions have changed.')).toBeVisible();
  expect(inMenu().queryByRole('link', { name: 'SKU Manager' })).not.toBeInTheDocument();
  expect(inMenu().queryByRole('link', { name: 'Card Payment' })).not.toBeInTheDocument();

  mockServer.use(http.get('*/api/account/sessions', () => HttpResponse.json({ items: [] })));
  await user.click(screen.getByRole('button', { name: 'Update this page' }));
  expect(await inMenu().findByRole('link', { name: 'Card Payment' })).toBeVisible();
  expect(screen.queryByText('Your permissions have changed.')).not.toBeInTheDocument();
  // What the page shows was read again: no sign-in is left in the list.
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Recent sign-ins' })).toHaveTextContent('No sign-ins to show'),
  );
});
