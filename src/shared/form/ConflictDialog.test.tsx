import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';

const fields = [
  { id: 'name', label: 'Name', theirs: 'Field cup', mine: 'Field mug' },
  { id: 'moq', label: 'MOQ', theirs: '72', mine: '' },
];
const answers = () => ({ onTakeTheirs: vi.fn(), onKeepMine: vi.fn(), onChoose: vi.fn(), onClose: vi.fn() });

beforeEach(() => startTexts());

test('D12 both versions are shown side by side, field by field, with the name of who saved', async () => {
  renderWithProviders(<ConflictDialog fields={fields} by="Helen Okafor" {...answers()} />);
  expect(
    await screen.findByRole('alertdialog', { name: 'Helen Okafor saved changes while you were editing' }),
  ).toBeVisible();
  expect(screen.getByText('2 fields differ. Nothing is overwritten until you choose.')).toBeVisible();
  const moq = screen.getByRole('row', { name: /MOQ/ });
  expect(
    within(moq)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['72', 'Empty']);
});

test('the answer is theirs, mine, or neither for now', async () => {
  const onAnswer = answers();
  const { user } = renderWithProviders(<ConflictDialog fields={fields} {...onAnswer} />);
  await user.click(await screen.findByRole('button', { name: 'Use theirs' }));
  expect(onAnswer.onTakeTheirs).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(onAnswer.onKeepMine).toHaveBeenCalledOnce();
  expect(onAnswer.onChoose).not.toHaveBeenCalled();
  expect(onAnswer.onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Continue editing' }));
  await user.keyboard('{Escape}');
  expect(onAnswer.onClose).toHaveBeenCalledTimes(2);
});

test('a field starts with their value if only they changed it, else with mine', async () => {
  const onChoose = vi.fn();
  const changed = [
    { id: 'a', label: 'A', theirs: 'x', mine: 'y', changedBy: 'theirs' as const },
    { id: 'b', label: 'B', theirs: 'x', mine: 'y', changedBy: 'mine' as const },
    { id: 'c', label: 'C', theirs: 'x', mine: 'y', changedBy: 'both' as const },
  ];
  const { user } = renderWithProviders(
    <ConflictDialog fields={changed} {...answers()} onChoose={onChoose} />,
  );
  expect(await screen.findByRole('row', { name: /They changed this/ })).toHaveTextContent('yNot changed');
  expect(screen.getByRole('row', { name: /You changed this/ })).toHaveTextContent('xNot changed');
  expect(screen.getByRole('row', { name: /You both changed this/ })).not.toHaveTextContent('Not changed');
  await user.click(screen.getByRole('button', { name: 'Save selection' }));
  expect(onChoose.mock.calls).toEqual([[['b', 'c']]]);
});

test('each named field can be chosen by itself and starts with mine', async () => {
  const onChoose = vi.fn();
  const { user } = renderWithProviders(<ConflictDialog fields={fields} {...answers()} onChoose={onChoose} />);
  const theirs = await screen.findByRole('radio', { name: '72', description: 'MOQ' });
  expect(theirs).not.toBeChecked();
  await user.click(theirs);
  await user.click(screen.getByRole('button', { name: 'Save selection' }));
  expect(onChoose.mock.calls).toEqual([[['name']]]);
});
