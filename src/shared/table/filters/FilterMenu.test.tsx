import { screen, within, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { CheckList } from './CheckList.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { RadioList } from './RadioList.tsx';

const suppliers = [
  'Alder',
  'Birch',
  'Cedar',
  'Fir',
  'Hazel',
  'Maple',
  'Oak',
  'Pine',
  'Rowan',
  'Bírch & Son',
].map((label) => ({ id: label.toLowerCase(), label }));
const categories = ['Drinkware', 'Mugs', 'Bottles', 'Bags'].map((label) => ({ id: label, label }));

function Sample({ start = [] }: { start?: string[] }) {
  const [chosen, setChosen] = useState(start);
  const [kinds, setKinds] = useState<string[]>([]);
  const [stock, setStock] = useState('');
  const clear = () => setChosen([]);
  return (
    <main>
      <h1 tabIndex={-1}>Products</h1>
      <ListToolbar>
        <FilterMenu label="Supplier" count={chosen.length} onClear={clear}>
          <CheckList label="Supplier" options={suppliers} chosen={chosen} onChange={setChosen} />
        </FilterMenu>
        <FilterMenu label="Category" count={kinds.length}>
          <CheckList label="Category" options={categories} chosen={kinds} onChange={setKinds} />
        </FilterMenu>
        <FilterMenu label="Stock" count={stock === '' ? 0 : 1}>
          <RadioList
            label="Stock"
            options={[{ id: 'in', label: 'In stock' }]}
            chosen={stock}
            onChange={setStock}
          />
        </FilterMenu>
      </ListToolbar>
      <FilterChips
        chips={chosen.map((id) => ({
          id,
          label: `Supplier: ${id}`,
          onRemove: () => setChosen(chosen.filter((each) => each !== id)),
        }))}
        onClear={clear}
      />
      <output>{[...chosen, ...kinds, stock].join(' ')}</output>
    </main>
  );
}
const filter = (name: RegExp | string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const result = () => document.querySelector('output')?.textContent;

beforeEach(() => startTexts());

test('a filter menu opens below its button with the focus in it, and Escape closes it', async () => {
  const { user } = renderWithProviders(<Sample />);
  await user.click(filter('Supplier'));
  expect(filter('Supplier')).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search Supplier' })).toHaveFocus());
  await user.click(box('Cedar'));
  expect(result()).toBe('cedar ');
  expect(filter('Supplier 1 selected')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(filter('Supplier 1 selected')).toHaveFocus());
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a filter menu closes when the pointer or Tab leaves it', async () => {
  const { user } = renderWithProviders(<Sample />);
  await user.click(filter('Stock'));
  await user.click(filter('Category'));
  expect(filter('Stock')).toHaveAttribute('aria-expanded', 'false');
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await waitFor(() => expect(filter('Supplier')).toHaveFocus());
  expect(filter('Category')).toHaveAttribute('aria-expanded', 'false');
});

test('a filter menu finds options without accents in a long list, and ticks all that were found', async () => {
  const { user } = renderWithProviders(<Sample start={['oak']} />);
  await user.click(filter('Supplier 1 selected'));
  expect(box('All')).toBePartiallyChecked();
  await user.type(screen.getByRole('searchbox'), 'birch');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Birch', 'Bírch & Son']),
  );
  await user.click(box('All results'));
  expect(result()).toBe('oak birch bírch & son ');
  await user.click(box('All results'));
  expect(result()).toBe('oak ');
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No results')).toBeVisible();
  // The first Escape is for what was typed.
  await user.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a filter menu offers one of several, or any', async () => {
  const { user } = renderWithProviders(<Sample />);
  await user.click(filter('Stock'));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Any' })).toHaveFocus());
  await user.click(screen.getByRole('radio', { name: 'In stock' }));
  expect(result()).toBe('in');
  await user.click(screen.getByRole('radio', { name: 'Any' }));
  expect(result()).toBe('');
});

test('removing a chip moves the focus to the next one, and after the last one to the heading', async () => {
  const { user } = renderWithProviders(<Sample start={['oak', 'fir']} />);
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  expect(chips.getAllByRole('listitem')).toHaveLength(2);
  await user.click(filter('Remove filter Supplier: oak'));
  await waitFor(() => expect(filter('Remove filter Supplier: fir')).toHaveFocus());
  await user.click(filter('Clear all'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus());
  expect(result()).toBe('');
});
