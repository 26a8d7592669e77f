import type { TFunction } from 'i18next';
import type { ChangeText } from '#resource/Records.ts';

interface FileTools {
  t: TFunction<['productCategory', 'analysis']>;
  /** What an import calls the columns that it reads. */
  field: ChangeText['field'];
  hasCosts: boolean;
}

interface FileColumn {
  id: string;
  header: string;
}

/**
 * The columns of a file of categories for those on screen, in their order. Path and margins are always in it, so that it
 * can be changed and imported.
 */
export function figureFile(shown: readonly { readonly id: string }[], tools: FileTools): FileColumn[] {
  const { t, field, hasCosts } = tools;
  const imported = (id: string): FileColumn => ({ id, header: field(id) });
  const all: Readonly<Record<string, readonly FileColumn[]>> = {
    category: [imported('category_path')],
    products: [{ id: 'products', header: t('column.products') }],
    tracked: [{ id: 'tracked', header: t('column.tracked') }],
    coverage: [{ id: 'coverage', header: t('column.coverage') }],
    index: [{ id: 'index', header: t('column.index') }],
    gp: [{ id: 'gpPct', header: t('column.gp') }],
    target: [imported('target_gp')],
    floor: [imported('min_gp')],
    underFloor: [{ id: 'underFloor', header: t('column.underFloor') }],
    first: [{ id: 'first', header: t('column.first') }],
    changes: [
      { id: 'rises', header: t('dashboard.column.rises', { ns: 'analysis' }) },
      { id: 'drops', header: t('dashboard.column.drops', { ns: 'analysis' }) },
    ],
    status: [{ id: 'status', header: t('column.status') }],
  };
  const ids = ['category', ...shown.map(({ id }) => id), ...(hasCosts ? ['target', 'floor'] : [])];
  return [...new Set(ids)].flatMap((id) => all[id] ?? []);
}
