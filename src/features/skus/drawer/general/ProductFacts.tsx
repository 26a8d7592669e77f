import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** What is known of a product and not changed here. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const format = useFormat();
  const { supplier, productId, stock, priceExpiresAt, lastSyncAt } = product;
  const facts = [
    [t('fact.supplier'), supplier.name],
    [t('field.productId'), productId],
    [t('fact.stock'), format.number(stock)],
    [t('fact.priceExpires'), format.date(priceExpiresAt)],
    [t('fact.lastSync'), lastSyncAt === null ? t('fact.never') : format.dateTime(lastSyncAt)],
    [t('fact.created'), format.date(product.createdAt)],
    [
      t('fact.changed'),
      t('fact.changedBy', { name: product.updatedBy.name, time: format.dateTime(product.updatedAt) }),
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
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  columnGap: '4',
  rowGap: '2.5',
  p: '3.5',
  bg: 'bg.subtle',
  borderRadius: 'l2',
  fontSize: 'sm',
  '& dt': { color: 'fg.muted', fontSize: 'xs' },
  '& dd': { overflowWrap: 'anywhere' },
} as const;
