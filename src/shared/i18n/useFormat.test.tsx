import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { storage } from '#shared/lib/storage.ts';
import { formatChoice } from './formatChoice.ts';
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

function choose(timeZone: string, numberFormat: string) {
  storage.set('timeZone', timeZone);
  storage.set('numberFormat', numberFormat);
  act(() => formatChoice.refresh());
}

afterEach(async () => {
  choose('', '');
  await act(() => changeLanguage('en'));
});

test('D39 values on screen follow the time zone and number format of the account at once', async () => {
  await changeLanguage('en');
  render(<Price />);
  choose('Asia/Tokyo', 'apostrophe-dot');
  expect(
    screen.getByText(
      '€1’234.50 | 2.50 | 10% | Nov 20, 2026 | 9:00 PM | Nov 20, 2026, 9:00 PM | 1 minute ago',
    ),
  ).toBeInTheDocument();
  choose('America/New_York', 'dot-comma');
  expect(
    screen.getByText(
      '€1.234,50 | 2,50 | 10% | Nov 20, 2026 | 7:00 AM | Nov 20, 2026, 7:00 AM | 1 minute ago',
    ),
  ).toBeInTheDocument();
});

test.each([
  ['Europe/Atlantis', 'roman'],
  ['', ''],
  ['undefined', 'constructor'],
])('D39 an unknown zone %j or format %j falls back to the device and the language', async (zone, format) => {
  await changeLanguage('en');
  render(<Price />);
  choose('Asia/Tokyo', 'dot-comma');
  choose(zone, format);
  expect(screen.getByText(/^€1,234.50 .* 12:00 PM \|/)).toBeInTheDocument();
});

test('values on screen follow the language, in the time zone of the reader', async () => {
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
