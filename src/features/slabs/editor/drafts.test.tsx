import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { zSlabSet } from '#api/generated/zod/slabs.gen.ts';
import { calls } from '#tests/support/renderApp.tsx';
import {
  chooseLadderAction,
  openSlabs,
  price,
  saveState,
  createOtherUser,
  typePrice,
  priceRead,
} from '#tests/support/slabsPage.tsx';

const PRODUCT = 'prd-0002';
const LIVE = '44.35';
const NEXT = '47.00';
const version = () => screen.getByRole('combobox', { name: 'Version' });

test('a draft is thrown away after a question, and the live price is there again', async () => {
  const { user } = await openSlabs('pricing.manager');
  typePrice(1, '44.10');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(version()).toHaveDisplayValue(/^Draft, saved/));
  // What is typed into it goes with it.
  typePrice(2, '41.00');

  const throwAway = async () => {
    await chooseLadderAction(user, 'Discard draft');
    return screen.findByRole('alertdialog', { name: 'Discard this draft?' });
  };
  await user.click(within(await throwAway()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(priceRead(2)).toBe(41);
  expect(calls().filter((call) => call.startsWith('DELETE '))).toEqual([]);

  await user.click(within(await throwAway()).getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(screen.getByText('Draft discarded')).toBeVisible());
  await waitFor(() => expect(version()).toHaveDisplayValue(/^Live since/));
  expect(priceRead(1)).toBe(Number(LIVE));
  expect(priceRead(2)).toBe(42.13);
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  const other = await createOtherUser('pricing.manager');
  expect(await other.setOf(PRODUCT, 'draft')).toBeUndefined();
  expect(await other.setOf(PRODUCT, 'live')).toBeDefined();
});

/** The live price of the product has ended, and another one is scheduled. */
async function onlyScheduled() {
  const other = await createOtherUser('pricing.manager');
  const live = await other.setOf(PRODUCT, 'live');
  if (!live) throw new Error('Nothing is live.');
  const { owner, currency, priceType, configuration, note, link } = live;
  const slabs = live.slabs.map((slab, row) => (row === 0 ? { ...slab, unitPrice: NEXT } : slab));
  const body = { owner, currency, priceType, configuration, note, link, slabs };
  const draft = zSlabSet.parse(await other.ask('POST', `/products/${PRODUCT}/slab-sets`, body));
  await other.ask('POST', `/slab-sets/${live.id}/retire`, { version: live.version });
  const dates = { effectiveFrom: '2999-01-01T00:00:00Z', effectiveTo: null };
  await other.ask('POST', `/slab-sets/${draft.id}/schedule`, { version: draft.version, ...dates });
  return other;
}

test('beside a scheduled price alone a draft is begun with its prices, and saved as a draft of its own', async () => {
  const other = await onlyScheduled();
  const { user } = await openSlabs('pricing.manager');
  expect(version()).toHaveDisplayValue(/^Scheduled from/);
  expect(price(1)).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'Start draft from these prices' }));
  await waitFor(() => expect(version()).toHaveDisplayValue('New draft, not saved'));
  expect(priceRead(1)).toBe(Number(NEXT));
  expect(price(1)).not.toHaveAttribute('readonly');
  typePrice(1, '46.00');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  await waitFor(() => expect(version()).toHaveDisplayValue(/^Draft, saved/));
  expect(priceRead(1)).toBe(46);
  expect((await other.setOf(PRODUCT, 'draft'))?.slabs[0]?.unitPrice).toBe('46.00');
  expect((await other.setOf(PRODUCT, 'scheduled'))?.slabs[0]?.unitPrice).toBe(NEXT);
});

test('an old version is restored into a new draft where nothing but a scheduled price is there', async () => {
  await onlyScheduled();
  const { user, router } = await openSlabs('pricing.manager', `/slabs/${PRODUCT}?panel=versions`);
  const [, retired] = await screen.findAllByRole('button', { name: /^Restore as draft:/ });
  await user.click(retired ?? document.body);
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'The rise was a mistake');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.getByText(/^The prices are in the ladder above/)).toBeVisible());
  await waitFor(() => expect(version()).toHaveDisplayValue('New draft, not saved'));
  expect(priceRead(1)).toBe(Number(LIVE));
  expect(saveState()).toHaveTextContent('Unsaved changes');
  expect(router.state.location.search).toBe('?panel=versions&set=new');
  expect(screen.getByRole('textbox', { name: 'Change note' })).toHaveValue('The rise was a mistake');

  // The history has the reason, and not the old version's note.
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  const versions = screen.getByRole('region', { name: 'Versions' });
  const [draft] = within(versions).getAllByRole('listitem');
  expect(draft).toHaveTextContent(/^Draft of .*The rise was a mistake/);
});
