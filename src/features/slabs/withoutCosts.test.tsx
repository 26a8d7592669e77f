import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#api/queryClient.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { hideCostsFrom } from '#tests/support/costSecrets.ts';
import { calls } from '#tests/support/renderApp.tsx';
import { openSlabs, price, typePrice } from '#tests/support/slabsPage.tsx';
import { slabQueries } from './slabQueries.ts';

const PRODUCT = 'prd-0002';
/** What nobody without the permission is to read; the permission itself is called “View Costs”. */
const aboutCosts = /floor|margin|below cost|GP %|markup|\bcost\b/i;

const chartLines = async () => {
  const legend = await screen.findByRole('list', { name: 'Chart lines' });
  return within(legend)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('the chart has lines of costs and of the floor for whoever may see costs', async () => {
  await openSlabs('pricing.manager');
  await expect.poll(chartLines).toEqual(expect.arrayContaining(['Ours', 'Cost', 'Floor']));
});

test('without View Costs chart, its table and the calculator tell nothing of costs, not even of those read before', async () => {
  queryClient.setQueryData(slabQueries.costs(PRODUCT).queryKey, examples.costs);
  const { user } = await openSlabs('service');
  const lines = await chartLines();
  expect(lines).toContain('Ours');
  expect(lines.filter((line) => line === 'Cost' || line === 'Floor')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: /^Unit price in USD/ });
  expect(table).not.toHaveTextContent(aboutCosts);
  expect(screen.getByRole('table', { name: 'Order cost' })).not.toHaveTextContent(/GP %/);
  expect(screen.getByRole('table', { name: 'Price breaks, one per row' })).not.toHaveTextContent(aboutCosts);
  expect(calls().filter((call) => call.endsWith('/costs'))).toEqual([]);
});

test.each(['0.01', '900.00'])(
  'without View Costs publishing %s is refused in the same words, whatever it costs',
  async (text) => {
    hideCostsFrom('', 'pricing.manager@backroom.test');
    const { user } = await openSlabs('pricing.manager');
    expect(price(1)).not.toHaveAttribute('readonly');
    typePrice(1, text);
    const publish = screen.getByRole('button', { name: 'Publish…' });
    expect(publish).toBeDisabled();
    expect(publish).toHaveAccessibleDescription('You need the permission “View Costs” for this.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const rules = screen.getByRole('table', { name: 'Price breaks, one per row' });
    expect(rules).not.toHaveTextContent(aboutCosts);
    expect(screen.getByRole('main').textContent).not.toMatch(/floor|margin|below cost/i);
  },
);
