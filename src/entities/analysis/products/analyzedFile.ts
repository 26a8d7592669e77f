import type { TFunction } from 'i18next';
import type { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';

interface FileTools {
  t: TFunction<'analysis'>;
  texts: ReturnType<typeof useFieldTexts>;
}

interface FileColumn {
  id: string;
  header: string;
}

/** What a file has for each column on screen: a cell that says several things is several columns. */
function fileColumns({ t, texts }: FileTools): Readonly<Record<string, readonly FileColumn[]>> {
  return {
    product: [{ id: 'product', header: texts.field('sku') }],
    name: [
      { id: 'name', header: texts.field('name') },
      { id: 'isKvi', header: texts.field('isKvi') },
    ],
    category: [{ id: 'category', header: texts.field('category') }],
    quantity: [{ id: 'quantity', header: t('detail.quantity') }],
    ours: [{ id: 'ours', header: t('products.ours') }],
    lowest: [
      { id: 'lowest', header: t('products.lowest') },
      { id: 'competitor', header: t('detail.competitor') },
    ],
    gapPct: [{ id: 'gapPct', header: t('dashboard.gapToMarket') }],
    standing: [
      { id: 'standing', header: t('products.standing') },
      { id: 'rank', header: t('detail.rank') },
    ],
    gpPct: [{ id: 'gpPct', header: t('detail.gp') }],
    changes: [
      { id: 'rises', header: t('dashboard.column.rises') },
      { id: 'drops', header: t('dashboard.column.drops') },
    ],
    freshness: [
      { id: 'freshOffers', header: t('dashboard.column.fresh') },
      { id: 'offers', header: t('detail.matches') },
    ],
    opportunities: [{ id: 'opportunities', header: t('dashboard.opportunities') }],
  };
}

/** The columns of a file of analyzed products for those on screen, in their order. */
export function analyzedFile(shown: readonly { readonly id: string }[], tools: FileTools): FileColumn[] {
  const all = fileColumns(tools);
  return shown.flatMap(({ id }) => all[id] ?? []);
}
