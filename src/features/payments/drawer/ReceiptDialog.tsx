import './detailsTexts.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { sendReceiptMutation } from '#api/generated/query/payments.gen.ts';
import type { Payment } from '#api/generated/types.gen.ts';
import { useFaultTexts } from '#features/payments/parts/useFaultTexts.ts';
import { useStateSentence } from '#features/payments/parts/useStateSentence.ts';
import { paymentsChanged } from '#features/payments/paymentQueries.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { useSave } from '#resource/write/useSave.ts';

const zReceipt = z.object({ email: z.email('wrong.email').check(z.maxLength(254, 'wrong.email')) });

interface ReceiptDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Sends the receipt of a payment, again or to somebody else. */
export function ReceiptDialog({ payment, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation('paymentDetails');
  const form = useZodForm(zReceipt, {
    defaultValues: { email: payment.receiptEmail ?? payment.customer?.email ?? '' },
    texts: useFaultTexts({}),
  });
  const { mutateAsync } = useMutation(sendReceiptMutation());
  const { save, pending, submitError } = useSave({ sentenceOf: useStateSentence() });
  const submit = form.handleSubmit((body) =>
    save(async () => {
      await mutateAsync({ path: { paymentId: payment.id }, body });
      notify({ type: 'success', title: t('receipt.done', { email: body.email }) });
      void paymentsChanged();
      onClose();
    }),
  );
  return (
    <FormModal
      open
      title={t('receipt.title')}
      submitLabel={t('receipt.submit')}
      pendingLabel={t('receipt.pending')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label={t('receipt.email')}
        type="email"
        autoComplete="off"
        spellCheck={false}
        field={form.register('email')}
        error={form.errorOf('email')}
      />
    </FormModal>
  );
}
