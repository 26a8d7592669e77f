import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { queryClient } from '#api/queryClient.ts';
import { zProductPage } from '#api/generated/zod/catalogue.gen.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { bodiesOf, calls } from '#tests/support/renderApp.tsx';
import {
  chooseLadderAction,
  openSlabs,
  price,
  saveState,
  createOtherUser,
  typePrice,
} from '#tests/support/slabsPage.tsx';
import { draftChanged } from '#features/slabs/slabQueries.ts';

const PRODUCT = 'prd-0002';
const publishing = () => screen.findByRole('dialog', { name: 'Publish ladder' });
const press = (keys: 's' | '{Enter}') => `{Control>}${keys}{/Control}`;
const writes = () => calls().filter((call) => /^(POST|PUT|DELETE) .*slab-sets/.test(call));

test('a ladder is saved and published in one go, and Ctrl+Enter twice opens one dialog', async () => {
  const { user } = await openSlabs('pricing.manager');
  typePrice(2, '42');
  await user.keyboard(press('{Enter}') + press('{Enter}'));
  const dialog = await publishing();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(within(dialog).getByRole('row', { name: /^500 42\.13 42\.00 −0\.13/ })).toBeVisible();
  await user.dblClick(within(dialog).getByRole('button', { name: 'Save and publish' }));
  await waitFor(() => expect(screen.getByText('Ladder published')).toBeVisible());
  expect(writes().map((call) => call.replace(/set-[^/]+/, 'set'))).toEqual([
    `POST /products/${PRODUCT}/slab-sets`,
    'POST /slab-sets/set/publish',
  ]);
  const other = await createOtherUser('pricing.manager');
  expect((await other.setOf(PRODUCT, 'live'))?.slabs[1]?.unitPrice).toBe('42.00');
});

test('the ladder is compared with the price that was live when the dialog was opened', async () => {
  const { user } = await openSlabs('pricing.manager');
  typePrice(2, '42');
  await user.keyboard(press('{Enter}'));
  const dialog = await publishing();
  const seen = new Set<string>();
  const look = () => {
    for (const row of within(dialog).queryAllByRole('row', { name: /^500 / })) seen.add(row.textContent);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
  await user.click(within(dialog).getByRole('button', { name: 'Save and publish' }));
  await waitFor(() => expect(screen.getByText('Ladder published')).toBeVisible());
  watch.disconnect();
  expect([...seen]).toEqual([expect.stringMatching(/^50042\.1342\.00/)]);
});

test('a draft that somebody else discards while the dialog is open is saved anew, and published', async () => {
  const { user } = await openSlabs('pricing.manager');
  typePrice(2, '42');
  await user.keyboard(press('s'));
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  await user.keyboard(press('{Enter}'));
  const dialog = await publishing();
  const other = await createOtherUser('pricing.manager');
  const draft = await other.setOf(PRODUCT, 'draft');
  await other.ask('DELETE', `/slab-sets/${draft?.id}?version=${draft?.version}`);
  await user.click(within(dialog).getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(dialog).toHaveTextContent('Someone discarded this draft.'));
  await user.click(within(dialog).getByRole('button', { name: 'Save and publish' }));
  await waitFor(() => expect(screen.getByText('Ladder published')).toBeVisible());
  expect((await other.setOf(PRODUCT, 'live'))?.slabs[1]?.unitPrice).toBe('42.00');
});

describe('a draft that somebody else publishes while the dialog is open', () => {
  const LIVE = 'This isn’t possible because the status is now “Live”.';

  async function publishedMeanwhile() {
    const view = await openSlabs('pricing.manager');
    typePrice(2, '42');
    await view.user.keyboard(press('s'));
    await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await view.user.keyboard(press('{Enter}'));
    const dialog = within(await publishing());
    expect(dialog.getByRole('row', { name: /^500 42\.13 42\.00/ })).toBeVisible();
    const other = await createOtherUser('pricing.manager');
    const draft = await other.setOf(PRODUCT, 'draft');
    await other.ask('POST', `/slab-sets/${draft?.id}/publish`, { version: draft?.version });
    const before = writes().length;
    return { ...view, dialog, other, sinceThen: () => writes().slice(before) };
  }

  test('takes the dialog away as soon as the page hears of it: nothing is left to publish', async () => {
    const { sinceThen } = await publishedMeanwhile();
    await act(() => draftChanged());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const publish = screen.getByRole('button', { name: /^Publish/ });
    expect(publish).toBeDisabled();
    expect(publish).toHaveAttribute('title', 'Nothing to publish. Change a price first.');
    expect(sinceThen()).toEqual([]);
  });

  test('is told once when it is sent all the same, and is neither compared with itself nor published anew', async () => {
    const { user, dialog, other, sinceThen } = await publishedMeanwhile();
    await user.click(dialog.getByRole('button', { name: 'Publish now' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(LIVE);
    expect(screen.getAllByText(LIVE)).toHaveLength(1);
    expect(sinceThen().map((call) => call.replace(/set-[^/]+/, 'set'))).toEqual([
      'POST /slab-sets/set/publish',
    ]);
    expect(dialog.queryByRole('table')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
    expect(await other.setOf(PRODUCT, 'draft')).toBeUndefined();
  });
});

test('what breaks a rule is published with a reason, which the history keeps', async () => {
  const { user } = await openSlabs('pricing.manager');
  typePrice(2, '45');
  await user.keyboard(press('{Enter}'));
  const dialog = await publishing();
  const send = within(dialog).getByRole('button', { name: 'Save and publish' });
  await user.click(send);
  expect(within(dialog).getByText('Enter a reason.')).toBeVisible();
  expect(writes()).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: ' Agreed with them ' } });
  await user.click(send);
  await waitFor(() => expect(screen.getByText('Ladder published')).toBeVisible());
  const other = await createOtherUser('pricing.manager');
  expect(await other.setOf(PRODUCT, 'live')).toMatchObject({ override: 'Agreed with them' });
});

test('a ladder is scheduled; a moment that has passed is refused beside its field', async () => {
  const { user } = await openSlabs('pricing.manager');
  typePrice(2, '42');
  await user.keyboard(press('{Enter}'));
  const dialog = await publishing();
  await user.click(within(dialog).getByRole('radio', { name: 'Schedule' }));
  const from = within(dialog).getByLabelText('From');
  fireEvent.change(from, { target: { value: '2020-01-01T00:00' } });
  const send = within(dialog).getByRole('button', { name: 'Save and schedule' });
  await user.click(send);
  expect(from).toHaveAccessibleDescription(/Choose a future date, or publish now\./);
  expect(writes()).toEqual([]);
  fireEvent.change(from, { target: { value: '2999-01-01T00:00' } });
  await user.click(send);
  const notices = screen.getByRole('region', { name: 'Notifications', hidden: true });
  await waitFor(() => expect(within(notices).getByText(/^Scheduled for /)).toBeVisible());
  const other = await createOtherUser('pricing.manager');
  expect((await other.setOf(PRODUCT, 'scheduled'))?.effectiveFrom).toMatch(/^(2998|2999)-/);
});

test('an end that is typed half is refused, not taken for none', async () => {
  const { user } = await openSlabs('pricing.manager');
  typePrice(2, '42');
  await user.keyboard(press('{Enter}'));
  const dialog = await publishing();
  await user.click(within(dialog).getByRole('radio', { name: 'Schedule' }));
  const until = within(dialog).getByLabelText('Until (optional)');
  Object.defineProperty(until, 'validity', { value: { badInput: true } });
  fireEvent.blur(until);
  await user.click(within(dialog).getByRole('button', { name: 'Save and schedule' }));
  expect(until).toHaveAccessibleDescription(/Enter a full date and time, or leave blank\./);
  expect(writes()).toEqual([]);
});

test('without a known cost publishing asks for a nod', async () => {
  const { user, go } = await openSlabs('pricing.manager');
  const other = await createOtherUser('pricing.manager');
  const { items } = zProductPage.parse(await other.ask('GET', '/products?flag=noCost&pageSize=25'));
  const [product] = items.filter(({ currency, moq }) => currency === 'USD' && moq > 0);
  if (!product) throw new Error('Every product has a cost.');
  await go(`/slabs/${product.id}`);
  expect(await screen.findByText(/No cost is known for this product/)).toBeVisible();
  typePrice(1, '999');
  await user.keyboard(press('{Enter}'));
  const dialog = await publishing();
  await user.click(within(dialog).getByRole('button', { name: 'Save and publish' }));
  expect(within(dialog).getByText('Select this box to publish without a cost.')).toBeVisible();
  await user.click(
    within(dialog).getByRole('checkbox', { name: /^Publish \d+ breaks? without a known cost/ }),
  );
  await user.click(within(dialog).getByRole('checkbox', { name: 'I checked these prices' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save and publish' }));
  await waitFor(() => expect(screen.getByText('Ladder published')).toBeVisible());
});

test('the live price is ended after a question', async () => {
  const { user } = await openSlabs('pricing.manager');
  await chooseLadderAction(user, 'End live price');
  const question = await screen.findByRole('dialog', { name: 'End the live price?' });
  expect(within(question).getByRole('status')).toHaveTextContent(
    /^Customers won’t be able to order at this price/,
  );
  expect(writes()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'End price' }));
  await waitFor(() => expect(screen.getByText('Price ended')).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const other = await createOtherUser('pricing.manager');
  expect(await other.setOf(PRODUCT, 'live')).toBeUndefined();
});

test('an analyst may save and not publish, and is told which permission that needs', async () => {
  const { user } = await openSlabs('pricing.analyst');
  typePrice(2, '42');
  const publish = screen.getByRole('button', { name: 'Publish…' });
  expect(publish).toBeDisabled();
  expect(publish).toHaveAttribute('title', 'You need the permission “Price Slabs: Publish” for this.');
  await user.keyboard(press('{Enter}'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard(press('s') + press('s'));
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  expect(writes()).toEqual([`POST /products/${PRODUCT}/slab-sets`]);
  expect(await bodiesOf(`POST /products/${PRODUCT}/slab-sets`)).toHaveLength(1);
});

test('a rule by which the server refuses stands at its row until that is changed', async () => {
  const { user } = await openSlabs('pricing.manager');
  const errors = [{ field: 'slabs.1', code: 'priceTooPrecise', message: 'Refused' }];
  const problem = { type: 'about:blank', title: 'Not valid', status: 422, code: 'validation', errors };
  mockServer.use(
    http.post('*/slab-sets', () =>
      HttpResponse.json(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
    ),
  );
  typePrice(2, '42');
  await user.keyboard(press('s'));
  expect(await screen.findByText('Fix 1 error to save.')).toBeVisible();
  expect(price(2)).toBeInvalid();
  expect(price(2)).toHaveAccessibleDescription(/Enter a price with at most/);
  expect(saveState()).toHaveTextContent('Unsaved changes');
  typePrice(2, '42.01');
  expect(price(2)).toBeValid();
});
