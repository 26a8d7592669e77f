import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderDressed } from '#tests/support/renderDressed.tsx';
import { TreeCheckList } from './TreeCheckList.tsx';

const categories = [
  { id: 'drink', parentId: null, label: 'Drinkware' },
  { id: 'mugs', parentId: 'drink', label: 'Mugs' },
  { id: 'bottles', parentId: 'drink', label: 'Bottles' },
  { id: 'bags', parentId: null, label: 'Bags' },
];

function Sample() {
  const [chosen, setChosen] = useState<string[]>([]);
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

test('a branch stands for all below it; one of them can be taken out', async () => {
  const { user } = renderDressed(<Sample />);
  await user.click(box('Drinkware'));
  expect(result()).toBe('drink');
  await user.click(screen.getByRole('button', { name: 'In Drinkware' }));
  expect(box('Mugs')).toBeChecked();
  await user.click(box('Mugs'));
  expect(result()).toBe('bottles');
  expect(box('Drinkware')).toBePartiallyChecked();
});
