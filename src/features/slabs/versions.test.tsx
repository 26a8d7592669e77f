import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { queryClient } from '#api/queryClient.ts';
import { zSlabSet } from '#api/generated/zod/slabs.gen.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { calls } from '#tests/support/renderApp.tsx';
import {
  chooseLadderAction,
  openSlabs,
  saveState,
  createOtherUser,
  typePrice,
  priceRead,
} from '#tests/support/slabsPage.tsx';

const PRODUCT = 'prd-0002';
const START = '2999-01-01T00:00:00.000Z';

/** A draft of somebody else over the live with another price at 500 pieces. */
async function begunElsewhere(name = 'pricing.analyst') {
  const other = await createOtherUser(name);
  const live = await other.setOf(PRODUCT, 'live');
  if (!live) throw new Error('Nothing is live.');
  const { owner, currency, priceType, configuration, note, link } = live;
  const slabs = live.slabs.map((slab) => (slab.minQty === 500 ? { ...slab, unitPrice: '41.00' } : slab));
  const body = { owner, currency, priceType, configuration, note, link, slabs };
  const draft = zSlabSet.parse(await other.ask('POST', `/products/${PRODUCT}/slab-sets`, body));
  return { ...other, draft };
}

/** The live price ends when a scheduled one begins. */
async function withScheduled() {
  const { draft, ...other } = await begunElsewhere('pricing.manager');
  const dates = { effectiveFrom: START, effectiveTo: null, endOther: true };
  await other.ask('POST', `/slab-sets/${draft.id}/schedule`, { version: draft.version, ...dates });
  return other;
}

async function ending() {
  const view = await openSlabs('pricing.manager');
  await chooseLadderAction(view.user, 'End live price');
  const dialog = await screen.findByRole('dialog', { name: 'End the live price?' });
  const end = () => view.user.click(within(dialog).getByRole('button', { name: 'End price' }));
  const later = () => view.user.click(within(dialog).getByRole('radio', { name: 'End on a date' }));
  const outcome = within(dialog).getByRole('status');
  return { ...view, dialog, end, later, outcome };
}

test('ending the live price says until when there is none, because another one is scheduled', async () => {
  const other = await withScheduled();
  const { end, outcome } = await ending();
  expect(outcome).toHaveTextContent(
    /^The scheduled price starts on .*2999.*\. There is no price from now until then\.$/,
  );
  await end();
  await waitFor(() => expect(screen.getByText('Price ended')).toBeVisible());
  expect(await other.setOf(PRODUCT, 'live')).toBeUndefined();
  expect(await other.setOf(PRODUCT, 'scheduled')).toBeDefined();
});

test('it can end later: as the scheduled one begins or before, and never behind that', async () => {
  const other = await withScheduled();
  const { end, later, outcome, dialog } = await ending();
  await later();
  expect(outcome).toHaveTextContent('The scheduled price starts at the same time.');
  const ends = within(dialog).getByLabelText('Ends on');
  const at = (text: string) => fireEvent.change(ends, { target: { value: text } });
  const wrong: readonly [string, RegExp][] = [
    ['', /Choose a date and time\./],
    ['2020-01-01T00:00', /Choose a future date, or end the price now\./],
    ['2999-06-01T00:00', /The scheduled price starts on .*2999.*\. Choose an end date no later than that\./],
  ];
  for (const [text, sentence] of wrong) {
    at(text);
    await end();
    expect(ends).toHaveAccessibleDescription(sentence);
  }
  expect(calls().filter((call) => call.endsWith('/retire'))).toEqual([]);
  at('2998-06-01T12:00');
  expect(outcome).toHaveTextContent(/There is no price from .*2998.* until then\.$/);
  await end();
  await waitFor(() => expect(screen.getByText(/^Price ends on .*2998/)).toBeVisible());
  expect(await other.setOf(PRODUCT, 'live')).toMatchObject({ effectiveTo: '2998-06-01T12:00:00.000Z' });
});

test('what the server refuses is said in the dialog, and the price stays', async () => {
  const { end, dialog } = await ending();
  mockServer.use(
    http.post('*/api/slab-sets/:id/retire', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );
  await end();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/\w/);
  expect(await (await createOtherUser('pricing.manager')).setOf(PRODUCT, 'live')).toBeDefined();
});

test('a scheduled price is withdrawn, and the live one stays in force', async () => {
  const other = await withScheduled();
  const { id = '' } = (await other.setOf(PRODUCT, 'scheduled')) ?? {};
  const { user } = await openSlabs('pricing.manager', `/slabs/${PRODUCT}?set=${id}`);
  await chooseLadderAction(user, 'Withdraw scheduled price');
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw this scheduled price?' });
  expect(question).toHaveTextContent('The live price stays in effect.');
  await user.click(within(question).getByRole('button', { name: 'Withdraw price' }));
  await waitFor(() => expect(screen.getByText('Scheduled price withdrawn')).toBeVisible());
  expect(await other.setOf(PRODUCT, 'live')).toMatchObject({ effectiveTo: null });
});

/** Somebody else began a draft of the same live price, and this page does not know it yet. */
async function joining() {
  const view = await openSlabs('pricing.manager');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const other = await begunElsewhere();
  typePrice(1, '44.20');
  await view.user.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('alertdialog', { name: / already started a draft$/ });
  expect(dialog).toHaveAccessibleName(`${other.draft.updatedBy.name} already started a draft`);
  expect(dialog).toHaveAccessibleDescription(/^A ladder can have only one draft\./);
  return { ...view, other, dialog };
}

test('a second draft of the same live price is not begun: what is typed joins the first', async () => {
  const { user, other, dialog } = await joining();
  expect(within(dialog).getAllByRole('row')).toHaveLength(3);
  await user.click(within(dialog).getByRole('button', { name: 'Save to draft' }));
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  const joined = await other.setOf(PRODUCT, 'draft');
  expect(joined).toMatchObject({ id: other.draft.id, version: 2 });
  expect(joined?.slabs.slice(0, 2).map(({ unitPrice }) => unitPrice)).toEqual(['44.20', '41.00']);
  expect(screen.getByRole('combobox', { name: 'Version' })).toHaveDisplayValue(/^Draft, saved/);
});

test('the first draft is opened without what is typed, which undo brings back', async () => {
  const { user, dialog } = await joining();
  await user.click(within(dialog).getByRole('button', { name: 'Open without my changes' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(priceRead(2)).toBe(41);
  expect(priceRead(1)).toBe(44.35);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(priceRead(1)).toBe(44.2);
});
