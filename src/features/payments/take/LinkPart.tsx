import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPaymentLinkMutation } from '#api/generated/query/payments.gen.ts';
import type { Payable, PaymentLink } from '#api/generated/types.gen.ts';
import { textToMinor } from '#features/payments/model/money.ts';
import { CopyText } from '#features/payments/parts/CopyText.tsx';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { paymentsChanged } from '#features/payments/paymentQueries.ts';
import { useSave } from '#resource/write/useSave.ts';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { iconNote } from '#shared/ui/icon.ts';
import { FaultNote } from './FaultNote.tsx';
import { linkBody } from './takeBodies.ts';
import { expiries, type TakeValues } from './takeForm.ts';
import type { TakeForm } from './takeFormType.ts';

interface LinkPartProps {
  form: TakeForm;
  payable: Payable | null;
  values: TakeValues;
  /** Why no link can be sent. */
  reason: string | undefined;
  onLinks: () => void;
}

/** Sends a link: the customer types the card, and nobody here hears it. */
export function LinkPart({ form, payable, values, reason, onLinks }: LinkPartProps) {
  const { t } = useTranslation('takePayment');
  const money = useMoney();
  const { mutateAsync } = useMutation(createPaymentLinkMutation());
  const [sent, setSent] = useState<PaymentLink | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { save, pending } = useSave({
    handle: (refused) => {
      setError(refused);
      return true;
    },
  });
  const { register, errorOf } = form;

  const submit = form.handleSubmit((submitted) =>
    save(async (once) => {
      setError(null);
      // The end of its life is counted from now, and is no part of what is asked.
      const link = await once([submitted, payable?.id], (key) =>
        mutateAsync({ body: linkBody(submitted, payable, Date.now()), headers: { 'Idempotency-Key': key } }),
      );
      setSent(link);
      void paymentsChanged();
    }),
  );

  if (sent) return <LinkDone link={sent} onAnother={() => setSent(null)} onLinks={onLinks} />;
  const currency = payable?.currency ?? values.currency;
  const minor = textToMinor(values.amount, currency);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          gap="4"
          alignItems="start"
        >
          <TextField
            label={t('field.sendTo')}
            type="email"
            autoComplete="off"
            spellCheck={false}
            field={register('sendTo')}
            error={errorOf('sendTo')}
          />
          <SelectField
            label={t('field.expiry')}
            field={register('expiry')}
            options={expiries.map((days) => ({ value: days, label: t(`expiry.${days}`) }))}
          />
        </Grid>
        {error !== null && <FaultNote fault={{ kind: 'refused', error }} />}
        <DisabledReasonButton type="submit" alignSelf="flex-start" aria-disabled={pending} reason={reason}>
          {pending
            ? t('link.pending')
            : minor
              ? t('link.create', { amount: money(minor, currency) })
              : t('link.plain')}
        </DisabledReasonButton>
        <chakra.p fontSize="xs" color="fg.muted">
          {t('pci')}
        </chakra.p>
      </Stack>
    </form>
  );
}

interface LinkDoneProps {
  link: PaymentLink;
  onAnother: () => void;
  onLinks: () => void;
}

/** The link is on its way: where to, for what, and its address for another way to hand it over. */
function LinkDone({ link, onAnother, onLinks }: LinkDoneProps) {
  const { t } = useTranslation('takePayment');
  const format = useFormat();
  const money = useMoney();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const { sendTo, amountMinor, currency, reference, expiresAt, url } = link;
  return (
    <Stack gap="3">
      <chakra.h3 ref={heading} tabIndex={-1} fontWeight="semibold" display="flex" gap="2" alignItems="center">
        <chakra.span color="good" flexShrink="0">
          <CircleCheck {...iconNote} />
        </chakra.span>
        {t('link.done', { email: sendTo })}
      </chakra.h3>
      <p>
        {t('link.doneText', {
          amount: money(amountMinor, currency),
          reference,
          date: format.dateTime(expiresAt),
        })}
      </p>
      <CopyText text={url} what={t('link.address')} />
      <Flex gap="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={onAnother}>
          {t('link.another')}
        </Button>
        <Button size="sm" variant="outline" onClick={onLinks}>
          {t('link.all')}
        </Button>
      </Flex>
    </Stack>
  );
}
