import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { recordName } from '#shared/i18n/noValue.ts';

/** What is known of a product and not changed here. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const texts = useFieldTexts();
  const format = useFormat();
  const { productId, stock, unknownStockCount = 0, lastSyncAt } = product;
  const others = { count: unknownStockCount, number: format.number(unknownStockCount) };
  const partly = stock !== null && unknownStockCount > 0;
  const facts = [
    [texts.field('productId'), productId],
    [
      texts.field('stock'),
      partly ? t('fact.stockPartly', { ...others, stock: format.number(stock) }) : format.number(stock),
    ],
    [texts.field('lastSyncAt'), lastSyncAt === null ? t('fact.never') : format.dateTime(lastSyncAt)],
    [texts.field('createdAt'), format.date(product.createdAt)],
    [
      texts.field('updatedAt'),
      t('fact.changedBy', { name: recordName(product.updatedBy), time: format.dateTime(product.updatedAt) }),
    ],
  ] as const;
  return (
    <chakra.dl css={styles}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </chakra.dl>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '4',
  rowGap: '2.5',
  p: '3.5',
  bg: 'bg.subtle',
  borderRadius: 'l2',
  fontSize: 'sm',
  '& dt': { color: 'fg.muted', fontSize: 'xs' },
  '& dd': { overflowWrap: 'anywhere' },
} as const;
