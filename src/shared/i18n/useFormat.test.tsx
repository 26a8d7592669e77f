import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { changeLanguage } from './i18n.ts';
import { useFormat } from './useFormat.ts';

function Price() {
  const format = useFormat();
  return (
    <p>
      {[
        format.money('1234.5', 'EUR'),
        format.number(2.5, { decimals: 2 }),
        format.percent(0.1),
        format.date('2026-11-20T12:00:00Z'),
        format.time('2026-11-20T12:00:00Z'),
        format.dateTime('2026-11-20T12:00:00Z'),
        format.relative(0, 60_000),
      ].join(' | ')}
    </p>
  );
}

test('values on screen follow the language, in the zone of the reader', async () => {
  await changeLanguage('en');
  render(<Price />);
  expect(
    screen.getByText(
      '€1,234.50 | 2.50 | 10% | Nov 20, 2026 | 12:00 PM | Nov 20, 2026, 12:00 PM | 1 minute ago',
    ),
  ).toBeInTheDocument();
  await act(() => changeLanguage('de'));
  expect(
    screen.getByText('1.234,50 € | 2,50 | 10 % | 20.11.2026 | 12:00 | 20.11.2026, 12:00 | vor 1 Minute'),
  ).toBeInTheDocument();
});
