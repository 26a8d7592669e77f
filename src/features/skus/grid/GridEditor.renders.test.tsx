import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openProductGrid } from '#tests/support/openProductGrid.tsx';
import { watchTranslations } from '#tests/support/translations.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a key in a cell of a product renders that cell alone', async () => {
  const rendered = watchTranslations('grid.cell');
  await openProductGrid();
  const names = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  expect(names).toHaveLength(10);
  expect(rendered.values('sku')).toHaveLength(10);
  rendered.clear();
  const [, second] = names;
  if (!second) throw new Error('There is no second row.');
  fireEvent.change(second, { target: { value: 'Mug' } });
  expect(second).toHaveValue('Mug');
  expect(rendered.values('sku')).toHaveLength(1);
  expect(rendered.values('field')).toEqual(['Name']);
});
