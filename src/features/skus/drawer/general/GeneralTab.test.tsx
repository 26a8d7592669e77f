import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '#session/session.ts';
import { expectChanges } from '#tests/support/conflict.ts';
import { countCalls, sentBodies } from '#tests/support/accountPage.tsx';
import {
  archiveElsewhere,
  drawer,
  changeElsewhere,
  field,
  openDrawer,
} from '#tests/support/productDrawer.tsx';

const SAVE = 'PATCH /products/prd-0001';
const save = () => within(drawer()).getByRole('button', { name: 'Save changes' });

test('the form shows a product, saves changed fields and nothing else, and says so', async () => {
  const { user } = await openDrawer('catalogue', 'prd-0001');
  await waitFor(() => expect(field('Name')).toBeVisible());
  await user.clear(field('Brand'));
  await user.type(field('Brand'), '  Cedar  ');
  await user.clear(field('MOQ'));
  await user.type(field('MOQ'), '144');
  await user.click(save());
  expect(await screen.findByText('Product saved')).toBeInTheDocument();
  const [body] = await sentBodies(SAVE);
  expect(body).toEqual({ version: expect.any(Number), brand: 'Cedar', moq: 144 });
  expect(field('Brand')).toHaveValue('Cedar');
  expect(within(drawer()).queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
});

test('the limits of the contract are shown at the fields, and nothing is sent', async () => {
  const { user } = await openDrawer('catalogue', 'prd-0001');
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await user.clear(field('MOQ'));
  await user.click(save());
  expect(await screen.findByText('Enter a name of 1 to 256 characters.')).toBeVisible();
  expect(screen.getByText('Enter a whole number from 1 to 1,000,000.')).toBeVisible();
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(countCalls(SAVE)).toBe(0);
});

test('an error is shown above the fields, and the input stays', async () => {
  const { user } = await openDrawer('catalogue', 'prd-0001');
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await user.type(field('Name'), 'fault-500');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('The server couldn’t do this');
  expect(field('Name')).toHaveValue('fault-500');
});

test('D12 when somebody else saved first, each field is chosen by itself: theirs for one, mine for another', async () => {
  const { user } = await openDrawer('catalogue', 'prd-0001');
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await user.type(field('Name'), 'Mine');
  await user.clear(field('Brand'));
  await user.type(field('Brand'), 'My brand');
  await user.clear(field(/^Lead time/));
  await user.type(field(/^Lead time/), '17');
  await changeElsewhere('/products/prd-0001', {
    name: 'Theirs',
    brand: 'Their brand',
    lineName: 'Their line',
  });
  await user.click(save());
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Sofia Lindqvist saved changes while you were editing',
  });
  expectChanges(dialog, {
    Name: 'You both changed this',
    Brand: 'You both changed this',
    'Lead time in days': 'You changed this',
  });
  await user.click(within(dialog).getByRole('radio', { name: 'Their brand' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save selection' }));
  expect(await screen.findByText('Product saved')).toBeInTheDocument();
  expect((await sentBodies(SAVE)).at(-1)).toEqual({
    version: expect.any(Number),
    name: 'Mine',
    leadTimeDays: 17,
  });
  await waitFor(() => expect(field('Brand')).toHaveValue('Their brand'));
  expect(field('Product line')).toHaveValue('Their line');
});

test('D12 a second conflict is compared with the version on which mine was kept, and not with the first one', async () => {
  const { user } = await openDrawer('catalogue', 'prd-0001');
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await user.type(field('Name'), 'Mine');
  await user.clear(field('Brand'));
  await user.type(field('Brand'), 'My brand');
  await user.clear(field(/^Lead time/));
  await user.type(field(/^Lead time/), '17');
  await changeElsewhere('/products/prd-0001', { name: 'Theirs', leadTimeDays: 21 });
  await user.click(save());
  const first = await screen.findByRole('alertdialog');
  expectChanges(first, {
    Name: 'You both changed this',
    Brand: 'You changed this',
    'Lead time in days': 'You both changed this',
  });
  await user.click(within(first).getByRole('radio', { name: '21' }));
  await changeElsewhere('/products/prd-0001', { brand: 'Their brand', leadTimeDays: 28 });
  await user.click(within(first).getByRole('button', { name: 'Save selection' }));
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /^Brand/ })).toHaveTextContent('You both changed this'),
  );
  // Of the lead time I took theirs: it is no change of mine any more.
  const second = screen.getByRole('alertdialog');
  expectChanges(second, { Name: 'You changed this', Brand: 'You both changed this' });
  await user.click(within(second).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Product saved')).toBeInTheDocument();
  expect((await sentBodies(SAVE)).at(-1)).toEqual({
    version: expect.any(Number),
    name: 'Mine',
    brand: 'My brand',
  });
  await waitFor(() => expect(field(/^Lead time/)).toHaveValue('28'));
});

test('D12 when somebody else saved the same values, there is no conflict', async () => {
  const { user } = await openDrawer('catalogue', 'prd-0001');
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await user.type(field('Name'), 'Ours');
  await changeElsewhere('/products/prd-0001', { name: 'Ours', brand: 'Their brand' });
  await user.click(save());
  expect(await screen.findByText('Saved by someone else with the same values')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(field('Brand')).toHaveValue('Their brand'));
});

test('D12 taking their version discards the draft', async () => {
  const { user } = await openDrawer('catalogue', 'prd-0001');
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await user.type(field('Name'), 'Mine');
  await changeElsewhere('/products/prd-0001', { name: 'Theirs' });
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Use theirs' }));
  await waitFor(() => expect(field('Name')).toHaveValue('Theirs'));
  expect(countCalls(SAVE)).toBe(1);
});

test('a product that somebody archived meanwhile is not saved, says so, and the input stays', async () => {
  const { user } = await openDrawer('catalogue', 'prd-0001');
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await user.type(field('Name'), 'Mine');
  await archiveElsewhere('/products/prd-0001');
  await user.click(save());
  expect(await screen.findByText('This was archived meanwhile and can’t be changed.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(field('Name')).toHaveValue('Mine');
});

test('closing and changing the tab ask about unsaved input; staying keeps it', async () => {
  const { user, router } = await openDrawer('catalogue', 'prd-0001');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' and more');
  await user.click(screen.getByRole('tab', { name: /SKUs/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?open=prd-0001');
  await user.click(within(drawer()).getByRole('button', { name: 'Close' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('E51 the draft is offered again after the session ended, for this product only', async () => {
  const first = await openDrawer('catalogue', 'prd-0001');
  await first.user.type(await screen.findByRole('textbox', { name: 'Name' }), ' half a thought');
  await act(() => session.end('expired'));
  first.unmount();
  const other = await openDrawer('catalogue', 'prd-0002');
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  other.unmount();
  const again = await openDrawer('catalogue', 'prd-0001');
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(field('Name')).toHaveDisplayValue(/half a thought$/));
});

test('D33 a draft keeps the notices of a number, and saving asks about it', async () => {
  const first = await openDrawer('catalogue', 'prd-0001');
  const moq = await screen.findByRole('textbox', { name: 'MOQ' });
  await first.user.clear(moq);
  await first.user.type(moq, '12.8');
  await act(() => session.end('expired'));
  first.unmount();
  const { user } = await openDrawer('catalogue', 'prd-0001');
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(field('MOQ')).toHaveValue('128'));
  expect(field('MOQ')).toHaveAccessibleDescription(/^Removed: .\u00a0\(point\)/);
  await user.click(save());
  const question = await screen.findByRole('alertdialog', { name: 'Is this number right?' });
  await user.click(await within(question).findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(field('MOQ')).toHaveFocus());
  expect(countCalls(SAVE)).toBe(0);
});

test('without permission to edit the form is read-only, and names the missing permission', async () => {
  await openDrawer('auditor', 'prd-0001');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
  expect(screen.getByRole('checkbox', { name: 'Key value item' })).toBeDisabled();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(save()).toHaveAccessibleDescription('You need the permission “SKU Manager: Edit” for this.');
});

test('the country is chosen by its name; the supplier and the last day of the prices are changed', async () => {
  const { user } = await openDrawer('catalogue', 'prd-0001');
  const country = await screen.findByRole('combobox', { name: 'Country of origin' });
  await user.selectOptions(country, 'Portugal');
  const supplier = screen.getByRole('combobox', { name: 'Supplier' });
  const other = await within(supplier).findByRole('option', { name: 'Blue Heron Supply', selected: false });
  await user.selectOptions(supplier, other);
  expect(screen.getByText(/previous supplier’s costs no longer apply/i)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Price expires'), { target: { value: '2027-06-30' } });
  await user.click(save());
  expect(await screen.findByText('Product saved')).toBeInTheDocument();
  expect(await sentBodies(SAVE)).toEqual([
    {
      version: expect.any(Number),
      countryOfOrigin: 'PT',
      supplierId: expect.any(String),
      priceExpiresAt: new Date(2027, 5, 30, 23, 59, 59).toISOString(),
    },
  ]);
  expect(country).toHaveDisplayValue('Portugal');
  expect(supplier).toHaveDisplayValue('Blue Heron Supply');
});

test('an incomplete date is refused, not taken for an empty one', async () => {
  const { user } = await openDrawer('catalogue', 'prd-0001');
  const day = await screen.findByLabelText<HTMLInputElement>('Price expires');
  // jsdom has no half dates: a browser has them with an empty value.
  Object.defineProperty(day, 'validity', { value: { badInput: true } });
  fireEvent.change(day, { target: { value: '' } });
  fireEvent.blur(day);
  await user.click(save());
  expect(await screen.findByText('Enter a full date.')).toBeVisible();
  expect(countCalls(SAVE)).toBe(0);
});
