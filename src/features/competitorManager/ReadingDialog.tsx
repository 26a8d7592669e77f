import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createReadingMutation } from '#api/generated/query/matches.gen.ts';
import type { Match } from '#api/generated/types.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { DateField } from '#shared/form/DateField.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { matchesChanged } from '#entities/matches/matchesChanged.ts';
import { ReadingFields } from './ReadingFields.tsx';
import { pageSchema, readingInput, readingValues, type PageValues } from './pageForm.ts';

interface ReadingDialogProps {
  match: Match;
  /** The competitor's own, where nothing was read yet. */
  currency: string;
  onClose: () => void;
}

/** What a person sees on a page: it is added to its readings. */
export function ReadingDialog({ match, currency, onClose }: ReadingDialogProps) {
  const { t } = useTranslation(['competitorManager', 'lists']);
  const { mutateAsync } = useMutation(createReadingMutation());
  const { listingTitle, matchType } = match;
  const form = useZodForm<PageValues>(pageSchema, {
    defaultValues: { ...readingValues(match.reading), listingTitle, matchType, packFactor: '' },
    texts: { t },
  });
  const { save, pending, submitError } = useSave({
    form,
    fieldOf: (field) => (field === 'capturedAt' ? 'day' : null),
    fieldSentence: () => t('reading.dayWrong'),
    onRefused: matchesChanged,
  });
  const submit = form.handleSubmit((values) =>
    save(async (once) => {
      const body = readingInput(values, currency);
      await once(body, (key) =>
        mutateAsync({ path: { matchId: match.id }, body, headers: { 'Idempotency-Key': key } }),
      );
      notify({ type: 'success', title: t('done.reading') });
      onClose();
      await matchesChanged();
    }),
  );
  return (
    <FormModal
      open
      size="lg"
      title={t('reading.title', { name: match.competitor.name })}
      submitLabel={t('reading.add')}
      pendingLabel={t('saving')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <ReadingFields form={form} currency={currency} />
      <DateField
        label={t('reading.asOf')}
        hint={t('reading.asOfHint')}
        field={form.register('day')}
        error={form.errorOf('day')}
      />
    </FormModal>
  );
}
