import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { SortMark } from './SortMark.tsx';
import { sortDirection, type SortDirection } from './sortRules.ts';

const shapeOf = (direction: SortDirection) =>
  renderWithProviders(<SortMark direction={direction} />)
    .container.querySelector('svg')
    ?.getAttribute('class');

test('each direction has a shape of its own, so that colour is not the only signal', () => {
  const shapes = [shapeOf('ascending'), shapeOf('descending'), shapeOf('none')];
  expect(new Set(shapes).size).toBe(3);
  expect(shapes).not.toContain(undefined);
});

test('A02 the header announces the direction, and the mark adds nothing to its name', () => {
  const direction = sortDirection({ key: 'price', descending: true }, 'price');
  renderWithProviders(
    <table>
      <thead>
        <tr>
          <th aria-sort={direction}>
            <button>
              Price
              <SortMark direction={direction} />
            </button>
          </th>
        </tr>
      </thead>
    </table>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Price');
  expect(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'descending');
});
