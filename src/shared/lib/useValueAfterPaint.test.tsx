import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { afterPaint } from './afterPaint.ts';
import { useValueAfterPaint } from './useValueAfterPaint.ts';

const painted = () => act(() => new Promise<void>((resolve) => void afterPaint(resolve)));
const Count = ({ value }: { value: number }) => <output>{useValueAfterPaint(value)}</output>;
const shown = () => screen.getByRole('status').textContent;

test('the first value is there at once, and of later ones the last when the frame is painted', async () => {
  const { rerender } = render(<Count value={1} />);
  expect(shown()).toBe('1');
  rerender(<Count value={2} />);
  rerender(<Count value={3} />);
  expect(shown()).toBe('1');
  await painted();
  expect(shown()).toBe('3');
});
