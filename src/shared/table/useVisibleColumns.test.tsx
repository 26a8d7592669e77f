import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useVisibleColumns } from './useVisibleColumns.ts';

const columns = ['code', 'name', 'stock', 'price'].map((id) => ({ id, header: id, cell: () => id }));

test('two columns hidden in one task are both hidden, and a column moved in it keeps its place', () => {
  const { result } = renderHook(() => useVisibleColumns('typing', columns));
  act(() => {
    result.current.toggle('name');
    result.current.toggle('stock');
    result.current.move('price', -1);
  });
  expect(result.current.ids).toEqual(['price', 'code']);
});
