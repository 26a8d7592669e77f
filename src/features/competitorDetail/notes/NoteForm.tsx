import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useMutation } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { invalidate } from '#api/cache.ts';
import { createProductNoteMutation } from '#api/generated/query/catalogue.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { useDraft } from '#session/useDraft.ts';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import '#shared/i18n/listsTexts.ts';
import { isMac } from '#shared/lib/isMac.ts';
import { pressedKeys } from '#shared/lib/shortcutKeys.ts';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { notify } from '#shared/ui/notify.ts';

interface Values {
  text: string;
}

const empty: Values = { text: '' };

/** Raised when the field changes its meaning: drafts of another version are not offered. */
const NOTE_VERSION = 1;

const schema: z.ZodMiniType<Values, Values> = z.object({
  text: z.string().check(z.minLength(1, 'detail.notes.missing'), z.maxLength(2000, 'detail.notes.long')),
});

interface NoteFormProps {
  productId: string;
  onAdded: () => void;
}

/**
 * A new note. Leaving the page does not ask: what was typed is a draft, which is offered when the product is opened again.
 */
export function NoteForm({ productId, onAdded }: NoteFormProps) {
  const { t } = useTranslation(['analysis', 'lists']);
  const { mutateAsync } = useMutation(createProductNoteMutation());
  const form = useZodForm(schema, { defaultValues: empty, texts: { t } });
  const draft = useDraft({ formId: `note ${productId}`, schemaVersion: NOTE_VERSION, form });
  const { save, pending, submitError } = useSave({
    form,
    fieldOf: (name) => (name === 'text' ? name : null),
  });
  const submit = form.handleSubmit((values) =>
    save(async (once) => {
      const { text } = values;
      await once({ productId, text }, (key) =>
        mutateAsync({ path: { productId }, body: { text }, headers: { 'Idempotency-Key': key } }),
      );
      form.reset(empty);
      draft.discard();
      onAdded();
      notify({ type: 'success', title: t('detail.notes.added') });
      await invalidate('listProductNotes', 'listActivity');
    }),
  );
  const pressed = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || pressedKeys(event.nativeEvent) !== 'Mod+Enter') return;
    event.preventDefault();
    void submit(event);
  };
  const keys = isMac() ? '⌘↩' : t('detail.notes.keys');
  return (
    <form noValidate aria-busy={pending} onSubmit={(event) => void submit(event)}>
      <DraftBanner {...draft} />
      <Stack gap="3" align="start">
        <FailureBanner sentence={submitError} />
        <TextAreaField
          label={t('detail.notes.new')}
          hint={t('detail.notes.hint', { keys })}
          error={form.errorOf('text')}
          field={form.register('text')}
          // What is typed while it is sent would be cleared with it.
          readOnly={pending}
          onKeyDown={pressed}
        />
        {/* Not disabled while it is sent: it would lose the focus. */}
        <Button type="submit" size="sm" aria-disabled={pending}>
          {pending ? t('form.saving', { ns: 'lists' }) : t('detail.notes.add')}
        </Button>
      </Stack>
    </form>
  );
}
