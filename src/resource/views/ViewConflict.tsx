import { useTranslation } from 'react-i18next';
import type { SavedView } from '#api/generated/types.gen.ts';
import { changedBy } from '#shared/form/changedBy.ts';
import { ConflictDialog, type ConflictField } from '#shared/form/ConflictDialog.tsx';
import type { ViewFacts } from './viewForm.ts';
import { viewQuery } from './viewRules.ts';

interface ViewConflictProps {
  /** As it was when both began; null: that is not known. */
  base: SavedView | null;
  theirs: SavedView;
  mine: ViewFacts;
  columnNames: (ids: readonly string[]) => string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

/** A view was saved in another place meanwhile: what differs, in words. */
export function ViewConflict({ base, theirs, mine, columnNames, ...answers }: ViewConflictProps) {
  const { t } = useTranslation('lists');
  const inWords = (view: ViewFacts) => [
    { label: t('views.name'), value: view.name.trim() },
    { label: t('views.scope'), value: t(view.scope === 'shared' ? 'views.forAll' : 'views.personal') },
    { label: t('views.default'), value: t(view.isDefault ? 'views.yes' : 'views.no') },
    { label: t('views.filters'), value: filtersOf(view.query) },
    { label: t('views.columns'), value: columnNames(view.columns) },
    { label: t('views.density'), value: t(view.density === 'compact' ? 'views.compact' : 'views.normal') },
  ];
  const ours = inWords(mine);
  const before = base && inWords(base);
  const fields = inWords(theirs).flatMap(({ label, value }, at): ConflictField[] => {
    const other = ours[at]?.value ?? '';
    const by = before && changedBy(before[at]?.value, other, value, Object.is);
    if (value === other) return [];
    return [{ label, theirs: value, mine: other, ...(by ? { changedBy: by } : {}) }];
  });
  return <ConflictDialog fields={fields} by={theirs.mine ? null : theirs.owner.name} {...answers} />;
}

/** One line for each parameter: `status=closeout`. */
function filtersOf(query: string): string {
  return [...new URLSearchParams(viewQuery(query))].map(([name, value]) => `${name}: ${value}`).join('\n');
}
