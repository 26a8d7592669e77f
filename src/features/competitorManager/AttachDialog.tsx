import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { inspectMatchUrlMutation } from '#api/generated/query/matches.gen.ts';
import type { UrlInspection } from '#api/generated/types.gen.ts';
import { normalizeListingUrl } from '#entities/market/listingUrl.ts';
import { useSave } from '#resource/write/useSave.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { AttachForm } from './AttachForm.tsx';

interface AttachDialogProps {
  productId: string;
  onClose: () => void;
}

/** The contract takes so many characters. */
const LONGEST_URL = 2048;

const schema = z.object({
  url: z.string().check(
    z.trim(),
    z.maxLength(LONGEST_URL, 'attach.urlLong'),
    z.refine((text) => normalizeListingUrl(text) !== null, 'attach.urlWrong'),
  ),
});

/** Why a page cannot be attached, as a key of the texts; undefined: it can. */
function refusalOf({ competitor, duplicate, blacklisted }: UrlInspection) {
  if (!competitor) return 'attach.unknown';
  if (duplicate) return 'attach.duplicate';
  return blacklisted ? 'attach.blacklisted' : undefined;
}

/** Attaches a page by its URL: first it is looked at, then what was read is confirmed. */
export function AttachDialog({ productId, onClose }: AttachDialogProps) {
  const { t } = useTranslation('competitorManager');
  const { mutateAsync } = useMutation(inspectMatchUrlMutation());
  const [found, setFound] = useState<UrlInspection | null>(null);
  const form = useZodForm(schema, { defaultValues: { url: '' }, texts: { t } });
  const { save, pending, submitError } = useSave({
    form,
    fieldOf: (field) => (field === 'url' ? field : null),
  });
  const submit = form.handleSubmit(({ url }) =>
    save(async () => {
      const inspection = await mutateAsync({ body: { url, productId } });
      const refusal = refusalOf(inspection);
      if (refusal) form.setError('url', { type: 'server', message: t(refusal) }, { shouldFocus: true });
      else setFound(inspection);
    }),
  );
  if (found) return <AttachForm productId={productId} inspection={found} onClose={onClose} />;
  return (
    <FormModal
      open
      title={t('attach.title')}
      submitLabel={t('attach.check')}
      pendingLabel={t('attach.checking')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label={t('attach.url')}
        hint={t('attach.urlHint')}
        field={form.register('url')}
        error={form.errorOf('url')}
        type="url"
        autoComplete="off"
        spellCheck={false}
      />
    </FormModal>
  );
}
