import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sparkline } from './Sparkline.tsx';
import { sparkPoints } from './sparkPoints.ts';

test('a small line reaches over its width and height; a gap stays a gap', () => {
  expect(sparkPoints([96, null, 103])).toEqual([
    { x: 3, y: 21 },
    { x: 40, y: null },
    { x: 77, y: 3 },
  ]);
  expect(sparkPoints([5, 5]).map(({ y }) => y)).toEqual([12, 12]);
  expect(sparkPoints([5])).toEqual([{ x: 3, y: 12 }]);
  expect(sparkPoints([null])).toEqual([{ x: 3, y: null }]);
});

test('it says what it shows, and marks its last value', () => {
  const { rerender } = render(<Sparkline values={[96, 99, 103, null]} label="from 96 to 103" />);
  const line = screen.getByRole('img', { name: 'from 96 to 103' });
  const end = line.querySelector('circle');
  expect([end?.getAttribute('cx'), end?.getAttribute('cy')]).toEqual(['52.3', '3']);
  rerender(<Sparkline values={[null]} label="no values" />);
  expect(screen.getByRole('img', { name: 'no values' }).querySelector('circle')).toBeNull();
});
