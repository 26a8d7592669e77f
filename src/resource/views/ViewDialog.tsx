import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '#api/generated/types.gen.ts';
import { changedBy } from '#shared/form/changedBy.ts';
import { ConflictDialog, type ConflictField } from '#shared/form/ConflictDialog.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import type { ListViews } from './useListViews.ts';
import { useViewForm } from './useViewForm.ts';
import type { ViewFacts } from './viewForm.ts';
import { viewQuery } from './viewRules.ts';

interface ViewDialogProps {
  views: ListViews;
  /** The view that is changed; null: a new one of what the list shows now. */
  view: SavedView | null;
  /** The changed view is to show what the list shows now; else it goes on showing what it did. */
  withState?: boolean;
  onClose: () => void;
}

/** Name, reach and default of a view. */
export function ViewDialog({ views, view, withState = false, onClose }: ViewDialogProps) {
  const { t } = useTranslation('lists');
  const [open, setOpen] = useState(true);
  const { form, pending, submitError, submit, ...conflict } = useViewForm({
    views,
    view,
    withState,
    onDone: () => setOpen(false),
  });
  return (
    <>
      <FormModal
        open={open}
        title={view === null ? t('views.newTitle') : t('views.editTitle', { name: view.name })}
        submitLabel={t('views.submit')}
        pendingLabel={t('views.saving')}
        pending={pending}
        submitError={submitError}
        onSubmit={(event) => void submit(event)}
        onClose={() => setOpen(false)}
        onGone={onClose}
      >
        <TextField
          label={t('views.name')}
          hint={view === null || withState ? t('views.keeps') : undefined}
          field={form.register('name')}
          error={form.errorOf('name')}
          autoComplete="off"
        />
        <SelectField
          label={t('views.scope')}
          field={form.register('scope')}
          options={[
            { value: 'personal', label: t('views.personal') },
            { value: 'shared', label: t('views.forAll') },
          ]}
        />
        <chakra.label display="flex" alignItems="center" gap="2" minH="6" cursor="pointer">
          <chakra.input
            type="checkbox"
            boxSize="4"
            accentColor="{colors.accent}"
            {...form.register('isDefault')}
          />
          {t('views.default')}
        </chakra.label>
      </FormModal>
      {conflict.theirs && (
        <ViewConflict
          base={conflict.base}
          theirs={conflict.theirs}
          mine={conflict.mine()}
          columnNames={views.columnNames}
          onTakeTheirs={() => void conflict.takeTheirs()}
          onKeepMine={conflict.keepMine}
          onClose={conflict.goOn}
        />
      )}
    </>
  );
}

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
function ViewConflict({ base, theirs, mine, columnNames, ...answers }: ViewConflictProps) {
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
