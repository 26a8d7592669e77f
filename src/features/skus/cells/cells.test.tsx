import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import '#features/skus/skuTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import common from '#shared/i18n/locales/en/common.json';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { GpCell } from './GpCell.tsx';
import type { CellContext } from './CellContext.ts';
import { StockCell } from './StockCell.tsx';

registerEnglish('common', common);

const NOW = Date.parse('2026-11-20T12:00:00Z');
const LONG_AGO = '2026-11-10T12:00:00Z';

function Cell({ of }: { of: (look: CellContext) => ReactNode }) {
  const { t } = useTranslation('skus');
  const texts = useFieldTexts();
  const format = useFormat();
  return <p>{of({ t, texts, format, now: NOW, decimals: 2 })}</p>;
}
const stock = (quantity: number | null, readAt: string | null, unknown?: number) =>
  render(
    <Cell
      of={(look) => (
        <StockCell look={look} quantity={quantity} unknown={unknown} arrival={null} readAt={readAt} />
      )}
    />,
  );

test('a stock of zero that was read long ago is out of stock, and shows its age', () => {
  stock(0, LONG_AGO);
  expect(screen.getByTitle('Out of stock')).toHaveClass('out');
  expect(screen.getByTitle('Out of stock')).toHaveTextContent('0Out of stock');
  expect(screen.getByRole('img', { name: 'Last updated last week, may be out of date' })).toBeVisible();
});

test('a total says how many SKUs are missing from it', () => {
  stock(1200, null, 2);
  expect(screen.getByText(/^1,200/)).toHaveTextContent('1,200+ 2 unknown');
  expect(screen.getByTitle('The stock of 2 SKUs is unknown and isn’t included')).toBeVisible();
});

test('a total of all SKUs is the figure alone, and a total of none is unknown', () => {
  stock(1200, null, 0);
  stock(null, null, 3);
  expect(screen.getByText('1,200')).toBeVisible();
  expect(screen.getByText('Unknown')).toBeVisible();
});

test('a loss is named in a word, under the floor or not', () => {
  render(
    <>
      <Cell of={(look) => <GpCell look={look} gp="-4.2" />} />
      <Cell of={(look) => <GpCell look={look} gp="-7.5" underFloor />} />
      <Cell of={(look) => <GpCell look={look} gp="20" underFloor />} />
    </>,
  );
  const [plain, under, profit] = screen.getAllByRole('paragraph');
  expect(plain).toHaveTextContent('Loss−4.2');
  expect(under).toHaveTextContent('Loss−7.5');
  expect(profit).toHaveTextContent(/^20\.0$/);
});
