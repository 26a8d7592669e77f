import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { bodiesOf } from '#tests/support/renderApp.tsx';
import { renderBesideLadder } from '#tests/support/ladder.tsx';
import { CurrenciesPanel } from './CurrenciesPanel.tsx';

const { slabSetLive: live } = examples;
const euros = {
  ...live,
  id: 'set-eur',
  currency: 'EUR',
  state: 'draft' as const,
  link: { currency: 'USD', rounding: 'none' as const },
  slabs: live.slabs.map(({ minQty }) => ({ minQty, unitPrice: '4.00' })),
};

test('the ladders stand beside each other, and another one can be opened', async () => {
  const { user, ladder } = await renderBesideLadder(<CurrenciesPanel />, { sets: [live, euros] });
  const [, , eur] = within(screen.getByRole('table')).getAllByRole('columnheader');
  expect(eur).toHaveTextContent('EURDraft follows USD');
  expect(screen.getByRole('row', { name: /^72 / })).toHaveTextContent('72$4.90€4.00');
  await user.click(screen.getByRole('button', { name: 'Show the ladder in EUR' }));
  expect(ladder.open).toHaveBeenCalledExactlyOnceWith({ currency: 'EUR', setId: null });
});

test('a currency is added: converted by the rate, quantities copied, and following from then on', async () => {
  const { user, ladder } = await renderBesideLadder(<CurrenciesPanel />);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'EUR');
  expect(screen.getByText(/^It begins as 72: €4\.2258 · 144: €3\.9239/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rounding' }), 'Steps of 0.05');
  expect(screen.getByText(/^It begins as 72: €4\.25 · 144: €3\.90/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create a draft in EUR' }));
  await waitFor(() => expect(screen.getByText('The draft in EUR is open above.')).toBeVisible());
  expect(ladder.open).toHaveBeenCalledExactlyOnceWith({ currency: 'EUR', setId: null });
  const [body] = await bodiesOf('POST /products/prd-0001/slab-sets');
  expect(JSON.parse(body ?? '')).toMatchObject({
    currency: 'EUR',
    link: { currency: 'USD', rounding: '05' },
    slabs: [{ minQty: 72, unitPrice: '4.25' }, { minQty: 144 }, { minQty: 288 }, { minQty: 576 }],
  });
});

test('a ladder that follows and differs from the rate of the day can be brought up to it, or set free', async () => {
  const { user, ladder } = await renderBesideLadder(<CurrenciesPanel />, {
    sets: [live, euros],
    set: euros,
    currency: 'EUR',
    place: { owner: live.owner, configuration: live.configuration, currency: 'EUR' },
    slabs: euros.slabs,
    link: euros.link,
  });
  expect(screen.getByText(/A new rate changes no price by itself/)).toBeVisible();
  const preview = await screen.findByRole('region', { name: /^At the rate of / });
  expect(within(preview).getByRole('row', { name: /^72 / })).toHaveTextContent('72€4.0000€4.2258▲ +5.7%');
  await user.click(await screen.findByRole('button', { name: 'Take over' }));
  expect(ladder.replaceSlabs).toHaveBeenCalledExactlyOnceWith([
    { minQty: 72, unitPrice: '4.2258' },
    { minQty: 144, unitPrice: '3.9239' },
    { minQty: 288, unitPrice: '3.6135' },
    { minQty: 576, unitPrice: '3.3547' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Make independent' }));
  expect(ladder.setLink).toHaveBeenCalledExactlyOnceWith(null);
});

test('a ladder that follows and has the prices of the rate of the day says so', async () => {
  const slabs = ['4.2258', '3.9239', '3.6135', '3.3547'].map((unitPrice, row) => ({
    minQty: live.slabs[row]?.minQty ?? 0,
    unitPrice,
  }));
  await renderBesideLadder(<CurrenciesPanel />, {
    sets: [live, euros],
    set: euros,
    currency: 'EUR',
    place: { owner: live.owner, configuration: live.configuration, currency: 'EUR' },
    slabs,
    link: euros.link,
  });
  expect(await screen.findByText(/^The prices are those of the rate of /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take over' })).not.toBeInTheDocument();
});

test('D25: who may not edit is told why', async () => {
  await renderBesideLadder(
    <CurrenciesPanel />,
    { sets: [live, euros], canEdit: false, readOnlyReason: 'Needs the permission Price Slabs: Edit' },
    'auditor',
  );
  for (const name of ['Follow EUR', 'Create a draft in CAD']) {
    const [button] = await screen.findAllByRole('button', { name });
    expect(button).toHaveAccessibleDescription('Needs the permission Price Slabs: Edit');
  }
});

test('nothing to carry over yet', async () => {
  await renderBesideLadder(<CurrenciesPanel />, { sets: [], versions: [], set: null, live: null });
  expect(screen.getByRole('heading', { level: 3, name: 'No ladder yet' })).toBeVisible();
});
