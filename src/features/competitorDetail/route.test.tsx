import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp, signInAs } from '#tests/support/renderApp.tsx';

test('D25 who may not see the analysis is told which permission is missing', async () => {
  // The router reports what a page threw; the frame says it in words.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await signInAs('service');
  await renderApp('/competitorAnalysisDetail?productId=prd-0008');
  expect(await screen.findByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByText('Competitor Dashboard')).toBeVisible();
});
