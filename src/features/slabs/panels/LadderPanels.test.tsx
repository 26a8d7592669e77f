import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBesideLadder } from '#tests/support/ladder.tsx';
import { LadderPanels } from './LadderPanels.tsx';

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

test('chart and calculator, and the rest behind tabs that the address remembers', async () => {
  const { user, router } = await renderBesideLadder(<LadderPanels />);
  expect(screen.getByRole('region', { name: 'Ladder vs. market' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Calculator' })).toBeVisible();
  expect(tabs()).toEqual(['Charges', 'Costs', 'Versions1', 'Currencies', 'File']);
  await user.click(screen.getByRole('tab', { name: /^Versions/ }));
  expect(screen.getByRole('region', { name: 'Versions' })).toBeVisible();
  expect(router.state.location.search).toBe('?panel=versions');
  await user.click(screen.getByRole('tab', { name: 'Charges' }));
  expect(router.state.location.search).toBe('');
});

test('without View Costs there is no tab for them, and an address that asks for it shows another', async () => {
  const { go } = await renderBesideLadder(
    <LadderPanels />,
    { cost: null, costs: null, seesCosts: false },
    'service',
  );
  await go('/home?panel=costs');
  expect(tabs()).toEqual(['Charges', 'Versions1', 'Currencies', 'File']);
  expect(screen.getByRole('tab', { name: 'Charges' })).toHaveAttribute('aria-selected', 'true');
});
