import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPrices, findQuestion, getRemovalText } from '#tests/support/priceForm.tsx';
import { decimalFilter } from './numberFilters.ts';

test.each([
  ['12,50', '1250', 'Removed: ,\u00a0(comma) – use a decimal point'],
  ['1.234,50', '1.23450', 'Removed: ,\u00a0(comma) – use a decimal point'],
  ['-5', '5', 'Removed: -\u00a0(minus) – digits and one decimal point only'],
  ['12.5.3', '12.53', 'Removed: .\u00a0(point) – digits and one decimal point only'],
  ['1e3', '13', 'Removed: e – digits and one decimal point only'],
  ['..5', '.5', 'Removed: .\u00a0(point) – digits and one decimal point only'],
])(
  'E122 the input %s, typed or pasted, becomes %s, which is shown and announced',
  async (text, value, notice) => {
    const { user, price } = await openPrices();
    await user.type(price, text);
    expect(price).toHaveValue(value);
    expect(getRemovalText()).toBe(notice);
    expect(screen.getByText(/Removed/)).toBeVisible();
    expect(price).toHaveAccessibleDescription(`${notice} per piece`);

    await user.clear(price);
    expect(getRemovalText()).toBe('');
    await user.paste(text);
    expect(price).toHaveValue(value);
    expect(getRemovalText()).toBe(notice);
  },
);

test.each(['1 000', '1\u00a0000', '1\u202f000', '1\u200b000\n'])(
  'D29 blanks need no notice: "%s" is saved as 1000 without a question',
  async (text) => {
    const { user, price, quantity, save, onSave } = await openPrices();
    await user.click(quantity);
    await user.paste(text);
    await user.click(price);
    await user.paste(text);
    expect(getRemovalText()).toBe('');
    await save();
    await waitFor(() => expect(onSave.mock.calls[0]?.[0]).toEqual({ price: '1000', quantity: '1000' }));
  },
);

test('E122 saving asks first: No leads back to the number, Yes saves what is shown and asks no second time', async () => {
  const { user, price, save, onSave } = await openPrices();
  await user.type(price, '12,50');
  await save();
  expect(await findQuestion()).toHaveAccessibleDescription('Price now reads 1250. Removed: ,\u00a0(comma).');
  await user.click(within(await findQuestion()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(price).toHaveFocus());
  expect(onSave).not.toHaveBeenCalled();
  expect(getRemovalText()).not.toBe('');

  await save();
  await user.click(within(await findQuestion()).getByRole('button', { name: 'Save as shown' }));
  await waitFor(() => expect(onSave.mock.calls[0]?.[0]).toEqual({ price: '1250', quantity: '' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Price slab' })).toBeVisible();
  expect(getRemovalText()).toBe('');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
});

test('E122 several numbers in doubt are one question', async () => {
  const { user, price, quantity, save } = await openPrices();
  await user.type(price, '-5');
  await user.type(quantity, '1,00');
  await save();
  const dialog = await screen.findByRole('alertdialog', { name: 'Are these numbers right?' });
  expect(dialog).toHaveAccessibleDescription(
    'Price now reads 5. Removed: -\u00a0(minus).\nQuantity now reads 100. Removed: ,\u00a0(comma).',
  );
});

test('a notice that was confirmed or typed over is gone, and saving asks nothing', async () => {
  const { user, price, quantity, save, onSave } = await openPrices();
  await user.type(price, '12,50');
  await user.type(price, '.', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(price).toHaveValue('12.50');
  expect(getRemovalText()).toBe('');
  await user.type(quantity, '1,000');
  await user.type(quantity, '24', { initialSelectionStart: 0, initialSelectionEnd: 4 });
  expect(getRemovalText()).toBe('');
  await save();
  await waitFor(() => expect(onSave.mock.calls[0]?.[0]).toEqual({ price: '12.50', quantity: '24' }));
});

test('resetting the form forgets what was dropped', async () => {
  const { user, price } = await openPrices();
  await user.type(price, '12,50');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(price).toHaveValue('7.5');
  expect(getRemovalText()).toBe('');
});

test('E120 a lone dot stays in the box and is refused when it is sent', async () => {
  const { user, price, save, onSave } = await openPrices();
  await user.type(price, '.');
  await save();
  expect(price).toBeInvalid();
  expect(price).toHaveAccessibleDescription('Not a number');
  expect(onSave).not.toHaveBeenCalled();
});

test('E123 the caret keeps its place when something before or at it is dropped', async () => {
  const { user, price } = await openPrices();
  await user.type(price, '1234');
  await user.type(price, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([price.value, price.selectionStart, price.selectionEnd]).toEqual(['1234', 2, 2]);
  price.setSelectionRange(1, 1);
  await user.paste('a9b8c');
  expect([price.value, price.selectionStart]).toEqual(['198234', 3]);
});

test.each(['insertFromDrop', 'insertReplacementText', 'historyUndo'])(
  'E123 the filter also applies to text that comes by %s',
  async (inputType) => {
    const { user, price, save, onSave } = await openPrices();
    await user.type(price, '1');
    fireEvent.input(price, { target: { value: '€ 12.5' }, inputType });
    expect(price).toHaveValue('12.5');
    expect(getRemovalText()).toBe('Removed: € – digits and one decimal point only');
    await save();
    expect(await findQuestion()).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  },
);

test.each(['historyUndo', 'historyRedo'])(
  'E123 a %s of the browser changes no box that has lost the focus',
  async (inputType) => {
    const { user, price, quantity, save, onSave } = await openPrices();
    await user.clear(price);
    await user.type(price, '12.34');
    await user.click(quantity);
    act(() => price.focus());
    fireEvent.input(price, { target: { value: '12.3' }, inputType });
    expect(price).toHaveValue('12.34');
    await save();
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ price: '12.34' }), expect.anything());
  },
);

test.each([
  ['100\n200', 'Removed: ↵ (line break) – digits only'],
  ['100\t200', 'Removed: ⇥ (tab) – digits only'],
])('D29 several cells pasted into one number show a notice and are asked about: %j', async (text, notice) => {
  const { user, quantity, save, onSave } = await openPrices();
  await user.clear(quantity);
  await user.click(quantity);
  await user.paste(text);
  expect(quantity).toHaveValue('100200');
  expect(getRemovalText()).toBe(notice);
  await save();
  expect(await findQuestion()).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

test.each(['72\r\n', '\t72', ' 72 '])('D29 one cell of a spreadsheet is one number: %j', async (text) => {
  const { user, quantity } = await openPrices();
  await user.clear(quantity);
  await user.click(quantity);
  await user.paste(text);
  expect(quantity).toHaveValue('72');
  expect(getRemovalText()).toBe('');
});

test('E124 text of an input method is filtered when the composition ends, and not before', async () => {
  const { price } = await openPrices();
  fireEvent.compositionStart(price);
  fireEvent.input(price, { target: { value: '１２，' }, isComposing: true });
  expect(price).toHaveValue('１２，');
  expect(getRemovalText()).toBe('');
  fireEvent.compositionEnd(price);
  expect(price).toHaveValue('');
  // Some browsers tell the text once more.
  fireEvent.input(price, { target: { value: '' }, isComposing: false });
  expect(getRemovalText()).toBe('Removed: １ ２ ， – digits and one decimal point only');
});

test('a page pasted by mistake is quoted in one line', async () => {
  const { user, quantity } = await openPrices();
  await user.click(quantity);
  await user.paste('<p>A dozen of 12 mugs</p>');
  expect(quantity).toHaveValue('12');
  expect(getRemovalText()).toBe('Removed: < p > A d o z e … – digits only');
});

test('phones show digits, and a dot where the number may have one', async () => {
  const { price, quantity } = await openPrices();
  expect([price.inputMode, quantity.inputMode]).toEqual(['decimal', 'numeric']);
});

test('E123 text that arrives in pieces leaves nothing behind that the filter drops', async () => {
  const { price } = await openPrices();
  const edit = fc.record({ text: fc.string({ maxLength: 6 }), at: fc.nat(), to: fc.nat() });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 6 }), async (edits) => {
      await act(() => fireEvent.input(price, { target: { value: '' } }));
      for (const { text, at, to } of edits) {
        const places = [at, to].map((place) => place % (price.value.length + 1)).sort((a, b) => a - b);
        const [start = 0, end = 0] = places;
        const next = price.value.slice(0, start) + text + price.value.slice(end);
        await act(() => fireEvent.input(price, { target: { value: next } }));
        expect(price.value).toBe(decimalFilter(next).value);
      }
    }),
    { numRuns: 25 },
  );
});
