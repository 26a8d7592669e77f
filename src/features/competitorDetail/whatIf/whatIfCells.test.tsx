import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDetail } from '#tests/support/detailPage.tsx';

const box = (name: string) =>
  within(screen.getByRole('region', { name: 'What if' })).getByRole<HTMLInputElement>('textbox', { name });
const newPrice = () => box('New price at quantity 144');
const gp = () => box('GP % at quantity 144');

test('L3 what is wrong with a price is said at its field while it is typed', async () => {
  const { user } = await openDetail('pricing.manager');
  for (const [typed, sentence] of [
    ['12.34567', 'Enter a price with at most 4 decimals.'],
    ['99999999999', 'Enter a price below 1,000,000,000.'],
    ['0', 'Enter a price above zero.'],
  ] as const) {
    await user.clear(newPrice());
    expect(newPrice()).toBeValid();
    await user.type(newPrice(), typed);
    expect(newPrice()).toBeInvalid();
    expect(newPrice()).toHaveAccessibleDescription(sentence);
  }
});

test('a draft is asked for with wrong prices: each is marked, and the first has the focus', async () => {
  const { user } = await openDetail('pricing.manager');
  await user.clear(newPrice());
  await user.clear(box('New price at quantity 576'));
  await user.type(box('New price at quantity 576'), '0');
  await user.click(screen.getByRole('button', { name: 'Create draft' }));
  expect(newPrice()).toHaveFocus();
  expect(newPrice()).toBeInvalid();
  expect(box('New price at quantity 576')).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Reset to live prices' }));
  expect(newPrice()).toBeValid();
  expect(screen.queryByText(/Correct the marked prices/)).not.toBeInTheDocument();
});

test.each([
  ['100', 'GP % must be below 100.'],
  ['150', 'GP % must be below 100.'],
  ['30.123', 'Use at most 2 decimals.'],
])('no price stands beside a gross profit of %s that makes none', async (typed, sentence) => {
  const { user } = await openDetail('pricing.manager');
  const before = newPrice().value;
  await user.clear(gp());
  await user.type(gp(), '99.99');
  await user.tab();
  await user.clear(gp());
  await user.type(gp(), typed);
  await user.tab();
  expect(gp()).toHaveValue(typed);
  expect(gp()).toBeInvalid();
  expect(gp()).toHaveAccessibleDescription(sentence);
  expect(newPrice()).toHaveValue('');

  await user.click(screen.getByRole('button', { name: 'Reset to live prices' }));
  expect(newPrice()).toHaveValue(before);
  expect(gp()).toBeValid();
  expect(gp()).not.toHaveValue(typed);
});

test('Escape drops a gross profit that makes no price, and brings the price back', async () => {
  const { user } = await openDetail('pricing.manager');
  const before = newPrice().value;
  await user.clear(gp());
  await user.type(gp(), '150');
  await user.tab();
  await user.click(gp());
  await user.keyboard('{Escape}');
  expect(newPrice()).toHaveValue(before);
  expect(gp()).toBeValid();
});
