import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { TreeCheckList } from './TreeCheckList.tsx';

const categories = [
  { id: 'drink', parentId: null, label: 'Drinkware' },
  { id: 'mugs', parentId: 'drink', label: 'Mugs' },
  { id: 'bottles', parentId: 'drink', label: 'Bottles' },
  { id: 'bags', parentId: null, label: 'Bags' },
];

function Sample({ start = [] }: { start?: string[] }) {
  const [chosen, setChosen] = useState(start);
  return (
    <>
      <TreeCheckList label="Category" nodes={categories} chosen={chosen} onChange={setChosen} />
      <output>{chosen.join(' ')}</output>
    </>
  );
}
const box = (name: string) => screen.getByRole('checkbox', { name });
const result = () => document.querySelector('output')?.textContent;

beforeEach(() => startTexts());

test('a tree of boxes ticks a branch for all below it, and one of them can be taken out', async () => {
  const { user } = renderWithProviders(<Sample />);
  await user.click(box('Drinkware'));
  expect(result()).toBe('drink');
  await user.click(screen.getByRole('button', { name: 'In Drinkware' }));
  expect(box('Mugs')).toBeChecked();
  await user.click(box('Mugs'));
  expect(result()).toBe('bottles');
  expect(box('Drinkware')).toBePartiallyChecked();
});

test('the keys of a tree open and close branches and go from row to row', async () => {
  const { user } = renderWithProviders(<Sample />);
  await user.click(screen.getByRole('searchbox'));
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'In Drinkware', expanded: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(box('Mugs')).toHaveFocus();
  await user.keyboard('{ArrowDown} ');
  expect(result()).toBe('bottles');
  await user.keyboard('{ArrowLeft}');
  expect(box('Drinkware')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('checkbox', { name: 'Mugs' })).not.toBeInTheDocument();
  await user.keyboard('{End}');
  expect(box('Bags')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(box('Drinkware')).toHaveFocus();
});

test('a letter goes to the row that begins with it, and in the search box it is text', async () => {
  const { user } = renderWithProviders(<Sample start={['mugs']} />);
  await user.click(screen.getByRole('searchbox'));
  await user.tab();
  await user.keyboard('b');
  expect(box('Bottles')).toHaveFocus();
  await user.keyboard('a');
  expect(box('Bags')).toHaveFocus();
  await user.type(screen.getByRole('searchbox'), 'bot');
  expect(screen.getAllByRole('checkbox')).toEqual([box('Drinkware'), box('Bottles')]);
});
