import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '#api/generated/types.gen.ts';
import { changedBy } from '#shared/form/changedBy.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import type { ConflictAnswers } from '#resource/write/useVersionedSave.ts';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import type { ListViews } from './useListViews.ts';
import { useViewForm } from './useViewForm.ts';
import type { ViewFacts, ViewKey } from './viewForm.ts';
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
  const { form, pending, submitError, submit, ...versioned } = useViewForm({
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
      <ViewConflict form={versioned} columnNames={views.columnNames} />
    </>
  );
}

interface ViewConflictProps {
  form: ConflictAnswers<SavedView | null, ViewFacts, ViewKey>;
  columnNames: (ids: readonly string[]) => string;
}

/** A view was saved in another place meanwhile: what differs, in words. */
function ViewConflict({ form, columnNames }: ViewConflictProps) {
  const { t } = useTranslation('lists');
  const labels: Record<ViewKey, string> = {
    name: t('views.name'),
    scope: t('views.scope'),
    isDefault: t('views.default'),
    query: t('views.filters'),
    columns: t('views.columns'),
    density: t('views.density'),
  };
  const inWords = (view: ViewFacts): Record<ViewKey, string> => ({
    name: view.name.trim(),
    scope: t(view.scope === 'shared' ? 'views.forAll' : 'views.personal'),
    isDefault: t(view.isDefault ? 'views.yes' : 'views.no'),
    query: formatFilters(view.query),
    columns: columnNames(view.columns),
    density: t(view.density === 'compact' ? 'views.compact' : 'views.normal'),
  });
  return (
    <VersionConflict
      form={form}
      by={(theirs) => (theirs && !theirs.mine ? theirs.owner.name : null)}
      fieldOf={({ base, theirs, mine }) => {
        const [was, there, here] = [base ?? mine, theirs ?? mine, mine].map(inWords);
        return (key) => {
          const by = changedBy(was?.[key], here?.[key], there?.[key], Object.is);
          return by
            ? { label: labels[key], theirs: there?.[key], mine: here?.[key], changedBy: by }
            : undefined;
        };
      }}
    />
  );
}

/** One line for each parameter: `status=closeout`. */
function formatFilters(query: string): string {
  return [...new URLSearchParams(viewQuery(query))].map(([name, value]) => `${name}: ${value}`).join('\n');
}
