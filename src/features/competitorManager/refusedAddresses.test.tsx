import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
// Read beforehand, so that no test waits for a part of its own.
import './AttachDialog.tsx';
import { CompetitorManagerPage } from './CompetitorManagerPage.tsx';

const show = (name: string, address: string) =>
  renderSignedIn(
    name,
    <Routes>
      <Route path="/competitor-manager/:productid" element={<CompetitorManagerPage />} />
    </Routes>,
    address,
  );

test('an id that no product can have is not asked for', async () => {
  await show('pricing.analyst', `/competitor-manager/${'a'.repeat(100)}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
  expect(calls().filter((call) => call.includes('aaa'))).toEqual([]);
});

test('a URL that is too long is refused at its field, in the words of the panel', async () => {
  const { user } = await show('pricing.analyst', '/competitor-manager/prd-0008');
  await user.click(await screen.findByRole('button', { name: 'Attach page' }));
  const url = await screen.findByRole('textbox', { name: 'URL' });
  await user.click(url);
  await user.paste(`https://logo-harbor.example/${'x'.repeat(2048)}`);
  await user.click(screen.getByRole('button', { name: 'Check page' }));
  expect(await screen.findByText('Enter at most 2,048 characters.')).toBeVisible();
  expect(url).toBeInvalid();
  expect(calls().filter((call) => call.includes('inspect'))).toEqual([]);
});
