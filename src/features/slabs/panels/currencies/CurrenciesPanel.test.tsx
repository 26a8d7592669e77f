import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { bodiesOf, calls } from '#tests/support/renderApp.tsx';
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
  const currency = await screen.findByRole('combobox', { name: 'Currency' });
  await user.clear(currency);
  await user.type(currency, ' eur');
  expect(screen.getByText(/^Initial prices: 72: €4\.2258 · 144: €3\.9239/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rounding' }), 'Steps of 0.05');
  expect(screen.getByText(/^Initial prices: 72: €4\.25 · 144: €3\.90/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create draft in EUR' }));
  await waitFor(() => expect(screen.getByText('The draft in EUR is open above.')).toBeVisible());
  expect(ladder.open).toHaveBeenCalledExactlyOnceWith({ currency: 'EUR', setId: null });
  const [body] = await bodiesOf('POST /products/prd-0001/slab-sets');
  expect(JSON.parse(body ?? '')).toMatchObject({
    currency: 'EUR',
    link: { currency: 'USD', rounding: '05' },
    slabs: [{ minQty: 72, unitPrice: '4.25' }, { minQty: 144 }, { minQty: 288 }, { minQty: 576 }],
  });
});

test('what is no currency is refused by one sentence that names it, and one there is already', async () => {
  const { user } = await renderBesideLadder(<CurrenciesPanel />);
  const currency = await screen.findByRole('combobox', { name: 'Currency' });
  for (const [typed, sentence] of [
    ['XYZ', '“XYZ” isn’t a currency. Enter a code such as EUR.'],
    ['euro', '“EURO” isn’t a currency. Enter a code such as EUR.'],
    ['usd', 'There’s already a ladder in USD.'],
  ] as const) {
    await user.clear(currency);
    await user.type(currency, typed);
    expect(currency).toBeInvalid();
    expect(currency).toHaveAccessibleDescription(sentence);
    const create = screen.getByRole('button', { name: `Create draft in ${typed.toUpperCase()}` });
    expect(create).toHaveAccessibleDescription(sentence);
    await user.click(create);
  }
  await user.clear(currency);
  expect(screen.getByRole('button', { name: 'Create draft in …' })).toHaveAccessibleDescription(
    'Enter a currency code such as EUR.',
  );
  expect(screen.queryByText(/^Initial prices:/)).not.toBeInTheDocument();
  expect(calls().filter((call) => call.startsWith('POST /products'))).toEqual([]);
});

test('a currency without an exchange rate says so, and no price is made up', async () => {
  const { user } = await renderBesideLadder(<CurrenciesPanel />);
  const currency = await screen.findByRole('combobox', { name: 'Currency' });
  await user.clear(currency);
  await user.type(currency, 'CHF');
  expect(currency).toBeValid();
  expect(screen.getByText('No exchange rate for CHF.', { selector: 'div' })).toBeVisible();
  expect(screen.getByText('Initial prices: 72: — · 144: — · 288: — · 576: —')).toBeVisible();
  const create = screen.getByRole('button', { name: 'Create draft in CHF' });
  expect(create).toHaveAccessibleDescription('No exchange rate for CHF.');
  await user.click(create);
  expect(calls().filter((call) => call.startsWith('POST /products'))).toEqual([]);
});

test('a ladder in a currency without a rate cannot follow another, and one that does has no prices to update', async () => {
  const francs = { ...euros, id: 'set-chf', currency: 'CHF', link: null };
  const place = { owner: live.owner, configuration: live.configuration, currency: 'CHF' };
  const beside = { sets: [live, francs], set: francs, currency: 'CHF', place, slabs: francs.slabs };
  const { unmount } = await renderBesideLadder(<CurrenciesPanel />, beside);
  await screen.findByRole('combobox', { name: 'Currency' });
  expect(screen.getByRole('button', { name: 'Follow USD' })).toHaveAccessibleDescription(
    'No exchange rate for CHF.',
  );
  unmount();
  await renderBesideLadder(<CurrenciesPanel />, { ...beside, link: { currency: 'USD', rounding: 'none' } });
  await screen.findByRole('combobox', { name: 'Currency' });
  const part = screen.getByRole('heading', { name: 'Exchange rate' }).parentElement;
  expect(part).toHaveTextContent('No exchange rate for CHF.');
  expect(screen.queryByRole('button', { name: 'Update prices' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Prices match/)).not.toBeInTheDocument();
});

test('a currency that somebody else has just begun is opened instead of begun a second time', async () => {
  const { user, ladder } = await renderBesideLadder(<CurrenciesPanel />);
  const currency = await screen.findByRole('combobox', { name: 'Currency' });
  await user.clear(currency);
  await user.type(currency, 'EUR');
  const problem = { ...examples.draftExists, current: euros };
  mockServer.use(
    http.post('*/slab-sets', () =>
      HttpResponse.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Create draft in EUR' }));
  const said = `${euros.updatedBy.name} already started a draft in EUR. It’s open above.`;
  await waitFor(() => expect(screen.getByText(said)).toBeVisible());
  expect(ladder.open).toHaveBeenCalledExactlyOnceWith({ currency: 'EUR', setId: null });
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
  expect(screen.getByText(/A new rate doesn’t change prices by itself/)).toBeVisible();
  const preview = await screen.findByRole('region', { name: /^At the rate of / });
  expect(within(preview).getByRole('row', { name: /^72 / })).toHaveTextContent('72€4.0000€4.2258▲ +5.7%');
  await user.click(await screen.findByRole('button', { name: 'Update prices' }));
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
  expect(await screen.findByText(/^Prices match the rate of /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Update prices' })).not.toBeInTheDocument();
});

test('D25: who may not edit is told why', async () => {
  await renderBesideLadder(
    <CurrenciesPanel />,
    {
      sets: [live, euros],
      canEdit: false,
      readOnlyReason: 'You need the permission “Price Slabs: Edit” for this.',
    },
    'auditor',
  );
  for (const name of ['Follow EUR', 'Create draft in CAD']) {
    const [button] = await screen.findAllByRole('button', { name });
    expect(button).toHaveAccessibleDescription('You need the permission “Price Slabs: Edit” for this.');
  }
});

test('D25: who may not edit sees how a linked currency is rounded, and why it stays so', async () => {
  await renderBesideLadder(
    <CurrenciesPanel />,
    {
      sets: [live, euros],
      set: euros,
      currency: 'EUR',
      slabs: euros.slabs,
      link: euros.link,
      canEdit: false,
      readOnlyReason: 'You need the permission “Price Slabs: Edit”.',
    },
    'auditor',
  );
  const [rounding] = await screen.findAllByRole('combobox', { name: 'Rounding' });
  expect(rounding).toBeDisabled();
  expect(rounding).toHaveAccessibleDescription('You need the permission “Price Slabs: Edit”.');
});

test('nothing to carry over yet', async () => {
  await renderBesideLadder(<CurrenciesPanel />, { sets: [], versions: [], set: null, live: null });
  expect(screen.getByRole('heading', { level: 3, name: 'No ladder yet' })).toBeVisible();
});
