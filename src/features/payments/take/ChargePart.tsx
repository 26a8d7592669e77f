import { Flex } from '@chakra-ui/react/flex';
import { Spinner } from '@chakra-ui/react/spinner';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payable, PaymentConfig } from '#api/generated/types.gen.ts';
import type { PaymentRun } from '#features/payments/flow/paymentRun.ts';
import type { NextAction } from '#features/payments/flow/ports.ts';
import type { RunFault } from '#features/payments/flow/runState.ts';
import { textToMinor } from '#features/payments/model/money.ts';
import { SmallHeading } from '#features/payments/parts/SmallHeading.tsx';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { orEmpty } from '#shared/i18n/noValue.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import type { CardHandle, CardState } from './card/cardHandle.ts';
import { ChargeFields } from './ChargeFields.tsx';
import { FaultNote } from './FaultNote.tsx';
import { SavedCards } from './SavedCards.tsx';
import { toChargeOrder } from './takeBodies.ts';
import type { Channel, TakeValues } from './takeForm.ts';
import type { TakeForm } from './takeFormType.ts';
import { TestCards } from './TestCards.tsx';

const busy = ['validating', 'tokenising', 'sending', 'action'] as const;

const styles = { '&[data-idle]': { position: 'absolute', '& > *': { display: 'none' } } } as const;

const CardForm = lazyPanel('card-form', async () => (await import('./card/CardForm.tsx')).CardForm);

interface ChargePartProps {
  config: PaymentConfig;
  form: TakeForm;
  payable: Payable | null;
  values: TakeValues;
  channel: Exclude<Channel, 'link'>;
  run: PaymentRun;
  isBusy: boolean;
  fault: RunFault | null;
  nextAction: NextAction;
  onSendLink: () => void;
}

/** The card, typed or saved, and the button that charges it: it works when there is something to charge. */
export function ChargePart({ config, form, payable, values, channel, run, ...props }: ChargePartProps) {
  const { t } = useTranslation('takePayment');
  const money = useMoney();
  const needs = usePermissionReason();
  const [handle, setHandle] = useState<CardHandle | null>(null);
  const [card, setCard] = useState<CardState>('loading');
  const [savedId, setSavedId] = useState<string | null>(null);
  const currency = payable?.currency ?? values.currency;
  const customerId = orEmpty(payable?.customer).id;
  const minor = textToMinor(values.amount, currency);
  const { isBusy, fault } = props;
  const means = savedId === null ? handle && { card: handle } : { savedMethodId: savedId };

  const reason =
    needs(permissions.cardPaymentCharge) ??
    (payable ? undefined : needs(permissions.cardPaymentAdHoc)) ??
    (savedId !== null || card === 'complete'
      ? undefined
      : t(card === 'loading' ? 'pay.formLoading' : 'pay.waiting'));
  const submit = form.handleSubmit(async (submitted) => {
    if (reason !== undefined || !means) return;
    const order = toChargeOrder(savedId === null ? submitted : { ...submitted, saveCard: false }, {
      payable,
      channel,
      consentWords: t('card.consent'),
      returnUrl: new URL(window.location.pathname, window.location.origin).href,
    });
    await run.pay(order, means, props.nextAction);
    // Another card, or another try: where the next digit goes.
    const { phase } = run.getState().attempt;
    if (phase === 'declined' || phase === 'editing') handle?.focus();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
      <Stack gap="4">
        <div>
          <SmallHeading>{t('card.title')}</SmallHeading>
          {payable && customerId && config.features.savedCards && (
            <SavedCards
              customer={payable.customer}
              customerId={customerId}
              chosen={savedId}
              onChoose={setSavedId}
              isBusy={isBusy}
            />
          )}
          {savedId === null && (
            <chakra.div position="relative">
              <Suspense fallback={null}>
                <CardForm
                  publishableKey={config.publishableKey}
                  amountMinor={minor && minor > 0 ? minor : (payable?.openMinor ?? 100)}
                  currency={currency}
                  saveCard={values.saveCard}
                  onHandle={setHandle}
                  onState={setCard}
                  onSendLink={props.onSendLink}
                />
              </Suspense>
            </chakra.div>
          )}
          {savedId === null && config.mode === 'test' && <TestCards />}
        </div>
        <chakra.fieldset disabled={isBusy} minW="0">
          <ChargeFields
            form={form}
            values={values}
            canSave={savedId === null && config.features.savedCards && Boolean(customerId)}
          />
        </chakra.fieldset>
        {fault && <FaultNote fault={fault} limit={(limit) => money(limit, currency)} />}
        <ChargeBusy run={run} />
        <DisabledReasonButton type="submit" alignSelf="flex-start" reason={reason} aria-disabled={isBusy}>
          {minor ? t('pay', { amount: money(minor, currency) }) : t('pay.plain')}
        </DisabledReasonButton>
        <chakra.p fontSize="xs" color="fg.muted">
          {t('pci')}
        </chakra.p>
      </Stack>
    </form>
  );
}

/** What is going on with the card. The place is always there, so that its sentences are heard. */
function ChargeBusy({ run }: { run: PaymentRun }) {
  const { t } = useTranslation('takePayment');
  const phase = useSyncExternalStore(run.subscribe, () => run.getState().attempt.phase);
  const now = busy.find((each) => each === phase);
  return (
    <Flex role="status" align="center" gap="2" css={styles} {...(now ? {} : { 'data-idle': '' })}>
      {/* There from the start: its styles, new in the moment of the press, would make the browser style the page anew. */}
      <Spinner size="sm" color="accent" aria-hidden />
      {now && <span>{t(`busy.${now}`)}</span>}
    </Flex>
  );
}
