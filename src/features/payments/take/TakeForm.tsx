import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Payable, PaymentConfig, PaymentCurrency } from '#api/generated/types.gen.ts';
import type { PaymentRun } from '#features/payments/flow/paymentRun.ts';
import type { NextAction } from '#features/payments/flow/ports.ts';
import type { RunFault } from '#features/payments/flow/runState.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { getDecimals, minorToText } from '#features/payments/model/money.ts';
import { useFaultTexts } from '#features/payments/parts/useFaultTexts.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { AdHocFields } from './AdHocFields.tsx';
import { ChannelPicker } from './ChannelPicker.tsx';
import { ChargePart } from './ChargePart.tsx';
import { ChosenPayable } from './ChosenPayable.tsx';
import { LinkPart } from './LinkPart.tsx';
import { Summary } from './Summary.tsx';
import { takeSchema, takeValues, type Channel } from './takeForm.ts';
import { TwoPanels } from './TwoPanels.tsx';

/** What the form says is wrong, with the amounts that it is measured by. */
function useTakeTexts(payable: Payable | null, currency: string, limits: PaymentCurrency | undefined) {
  const money = useMoney();
  const most = limits?.maxMinor ?? 0;
  return useFaultTexts({
    example: minorToText(payable?.openMinor ?? 12_000, currency),
    currency,
    decimals: String(getDecimals(currency)),
    due: money(payable?.openMinor ?? 0, currency),
    min: money(limits?.minMinor ?? 0, currency),
    max: money(most, currency),
    limit: money(limits?.limitMinor ?? most, currency),
  });
}

interface TakeFormProps {
  config: PaymentConfig;
  /** Null: an amount that belongs to no invoice or order. */
  payable: Payable | null;
  onChange: () => void;
  run: PaymentRun;
  isBusy: boolean;
  fault: RunFault | null;
  nextAction: NextAction;
  onLinks: () => void;
}

/** The amount, the way, and then either a link or a charge. */
export function TakeForm({ config, payable, onChange, onLinks, ...charge }: TakeFormProps) {
  const { t } = useTranslation('takePayment');
  const reasonOf = useChannels(config);
  const [channel, setChannel] = useState<Channel>('link');
  const [defaults] = useState(() => takeValues(payable, config.currencies[0]?.code ?? 'USD'));
  const [typedCurrency, setTypedCurrency] = useState(defaults.currency);
  const currency = payable?.currency ?? typedCurrency;
  const limits = config.currencies.find(({ code }) => code === currency);
  const texts = useTakeTexts(payable, currency, limits);
  const form = useZodForm(takeSchema({ payable, channel, limits }), { defaultValues: defaults, texts });
  const values = useWatch({ control: form.control, compute: (all) => ({ ...defaults, ...all }) });
  if (values.currency !== typedCurrency) setTypedCurrency(values.currency);
  const { isBusy } = charge;

  return (
    <TwoPanels>
      <Panel title={payable ? t('what') : t('adHoc.title')}>
        {/* While the card is charged nothing of it may change. */}
        <chakra.fieldset disabled={isBusy} minW="0">
          <Stack gap="4">
            {payable ? (
              <ChosenPayable payable={payable} onChange={onChange} />
            ) : (
              <AdHocFields
                register={form.register}
                errorOf={form.errorOf}
                currencies={config.currencies.map(({ code }) => code)}
                onBack={onChange}
              />
            )}
            <AmountField
              payable={payable}
              currency={currency}
              field={form.register('amount')}
              error={form.errorOf('amount')}
            />
            <Summary values={values} payable={payable} channel={channel} />
          </Stack>
        </chakra.fieldset>
      </Panel>
      <Panel title={t('how')}>
        <Stack gap="4">
          <chakra.fieldset disabled={isBusy} minW="0">
            <ChannelPicker chosen={channel} onChoose={setChannel} reasonOf={reasonOf} />
          </chakra.fieldset>
          {channel === 'link' ? (
            <LinkPart
              form={form}
              payable={payable}
              values={values}
              reason={reasonOf('link')}
              onLinks={onLinks}
            />
          ) : (
            <ChargePart
              config={config}
              form={form}
              payable={payable}
              values={values}
              channel={channel}
              {...charge}
              onSendLink={() => setChannel('link')}
            />
          )}
        </Stack>
      </Panel>
    </TwoPanels>
  );
}

/** Why a way to pay is not open to this person or this account (D25); undefined: it is. */
function useChannels({ features }: PaymentConfig): (channel: Channel) => string | undefined {
  const { t } = useTranslation(['takePayment', 'payments']);
  const needs = usePermissionReason();
  return (channel) => {
    if (channel === 'link') return features.links ? undefined : t('links.off', { ns: 'payments' });
    const missing = needs(permissions.cardPaymentCharge);
    if (missing !== undefined || channel === 'present' || features.moto) return missing;
    return t('channel.motoOff');
  };
}

interface AmountFieldProps {
  payable: Payable | null;
  currency: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** How much is paid: all that is due, or less. */
function AmountField({ payable, currency, field, error }: AmountFieldProps) {
  const { t } = useTranslation('takePayment');
  const money = useMoney();
  const Field = getDecimals(currency) === 0 ? IntegerField : DecimalField;
  return (
    <Field
      label={t('field.amount', { currency })}
      hint={payable && t('field.amountHint', { due: money(payable.openMinor, currency) })}
      field={field}
      error={error}
    />
  );
}
