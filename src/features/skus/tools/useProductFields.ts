import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import type { CompareField } from './compareRules.ts';

/** What two products are compared by. Margins only for people who may see costs. */
export function useProductFields(compared: readonly Product[]): CompareField<Product>[] {
  const { t } = useTranslation('skuTools');
  const texts = useFieldTexts();
  const format = useFormat();
  const can = useCan();
  const decimals = columnDecimals(compared.map(({ fromPrice }) => fromPrice));
  const none = t('duplicates.none');
  const margin: CompareField<Product> = {
    id: 'gpPct250',
    label: texts.field('gpPct250'),
    read: (product) => {
      const { gpPct250 } = product;
      const figure = gpPct250 === null ? none : format.number(Number(gpPct250), { decimals: 1 });
      return isLoss(product) ? `${t('loss', { ns: 'common' })} ${figure}` : figure;
    },
    isNumber: true,
    isLoss,
  };
  return [
    { id: 'productId', label: texts.field('productId'), read: ({ productId }) => productId },
    { id: 'name', label: texts.field('name'), read: ({ name }) => name },
    { id: 'supplier', label: texts.field('supplier'), read: ({ supplier }) => recordName(supplier) },
    { id: 'category', label: texts.field('category'), read: ({ categoryPath }) => categoryPath },
    {
      id: 'status',
      label: texts.field('status'),
      read: ({ status }) => texts.status(status),
    },
    { id: 'brand', label: texts.field('brand'), read: ({ brand }) => brand ?? none },
    {
      id: 'features',
      label: texts.field('features'),
      read: ({ features }) => features.map(({ title, value }) => `${title}: ${value}`).join('; ') || none,
    },
    {
      id: 'skus',
      label: texts.field('skuCount'),
      read: ({ skuCount }) => format.number(skuCount),
      isNumber: true,
    },
    { id: 'moq', label: texts.field('moq'), read: ({ moq }) => format.number(moq), isNumber: true },
    {
      id: 'stock',
      label: texts.field('stock'),
      read: ({ stock }) => (stock === null ? none : format.number(stock)),
      isNumber: true,
    },
    {
      id: 'fromPrice',
      label: texts.field('fromPrice'),
      read: ({ fromPrice, currency }) =>
        fromPrice === null ? none : format.money(fromPrice, currency, { decimals }),
      isNumber: true,
    },
    ...(can(permissions.viewCosts) ? [margin] : []),
    {
      id: 'matches',
      label: texts.field('matches'),
      read: ({ matches }) => format.number(matches),
      isNumber: true,
    },
    {
      id: 'isKvi',
      label: texts.field('isKvi'),
      read: ({ isKvi }) => texts.yesNo(isKvi),
    },
    {
      id: 'lastSyncAt',
      label: texts.field('lastSyncAt'),
      read: ({ lastSyncAt }) => (lastSyncAt === null ? none : format.dateTime(lastSyncAt)),
    },
    {
      id: 'createdAt',
      label: texts.field('createdAt'),
      read: ({ createdAt }) => format.date(createdAt),
    },
  ];
}

const isLoss = ({ gpPct250 }: Product): boolean => Number(gpPct250) < 0;
