import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createMatchMutation } from '#api/generated/query/matches.gen.ts';
import type { UrlInspection } from '#api/generated/types.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { notify } from '#shared/ui/notify.ts';
import { matchTypes } from '#entities/matches/matchChoices.ts';
import { matchesChanged } from '#entities/matches/matchesChanged.ts';
import { pricePerPiece } from './packText.ts';
import { ReadingFields } from './ReadingFields.tsx';
import { pageSchema, readingInput, readingValues, type PageValues } from './pageForm.ts';
import { useMatchTexts } from '#entities/matches/useMatchTexts.ts';

interface AttachFormProps {
  productId: string;
  inspection: UrlInspection;
  onClose: () => void;
}

/** What was read from a page, to be put right and confirmed. */
export function AttachForm({ productId, inspection, onClose }: AttachFormProps) {
  const { t } = useTranslation(['competitorManager', 'lists']);
  const words = useMatchTexts();
  const format = useFormat();
  const { mutateAsync } = useMutation(createMatchMutation());
  const { page, competitor, normalizedUrl, elsewhere } = inspection;
  const currency = page?.currency ?? 'USD';
  const form = useZodForm<PageValues>(pageSchema, {
    defaultValues: {
      ...readingValues(page),
      listingTitle: page?.title ?? '',
      matchType: 'exact',
      packFactor: '1',
    },
    texts: { t },
  });
  const { save, pending, submitError } = useSave({ form });
  const submit = form.handleSubmit((values) =>
    save(async (once) => {
      const { listingTitle, matchType, packFactor } = values;
      const body = {
        productId,
        url: normalizedUrl,
        listingTitle,
        matchType,
        packFactor: packFactor === '' ? null : Number(packFactor),
        reading: readingInput(values, currency),
      };
      await once(body, (key) => mutateAsync({ body, headers: { 'Idempotency-Key': key } }));
      notify({ type: 'success', title: t('done.attached') });
      onClose();
      await matchesChanged();
    }),
  );
  const [first] = form.watch('breaks');
  const piece = pricePerPiece(first?.unitPrice, form.watch('packFactor'));
  return (
    <FormModal
      open
      size="lg"
      title={t('attach.of', { name: competitor?.name ?? '' })}
      submitLabel={t('attach.open')}
      pendingLabel={t('saving')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.p color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {normalizedUrl}
      </chakra.p>
      {page === null && <p role="status">{t('attach.unreadable')}</p>}
      {elsewhere.length > 0 && (
        <p role="status">
          {t('attach.elsewhere', { names: elsewhere.map((one) => one.product.name).join(', ') })}
        </p>
      )}
      <TextField
        label={words.labels.listingTitle}
        field={form.register('listingTitle')}
        error={form.errorOf('listingTitle')}
        autoComplete="off"
      />
      <SelectField
        label={words.labels.matchType}
        field={form.register('matchType')}
        options={matchTypes.map((type) => ({ value: type, label: words.matchType(type) }))}
      />
      <DecimalField
        label={words.labels.packFactor}
        hint={
          piece === null
            ? t('pack.hint')
            : t('pack.help', { factor: form.watch('packFactor'), price: format.money(piece, currency) })
        }
        field={form.register('packFactor')}
        error={form.errorOf('packFactor')}
      />
      <ReadingFields form={form} currency={currency} />
    </FormModal>
  );
}
