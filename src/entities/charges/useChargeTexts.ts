import { useTranslation } from 'react-i18next';
import type { ChargeInput } from '#api/generated/types.gen.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { ChargeField } from './chargeChanges.ts';
import './chargesTexts.ts';

/**
 * What charges say, as a person reads it.
 * @param charges all that stand there, so that their prices line up
 */
export function useChargeTexts(currency: string, charges: readonly ChargeInput[]) {
  const { t } = useTranslation('charges');
  const texts = useFieldTexts();
  const format = useFormat();
  const decimals = columnDecimals(charges.flatMap(({ price, repeatPrice }) => [price, repeatPrice]));
  const money = (amount: string): string => format.money(amount, currency, { decimals });

  const field = (charge: ChargeInput, name: ChargeField): string => {
    switch (name) {
      case 'name':
        return charge.name;
      case 'type':
        return texts.chargeType(charge.type);
      case 'per':
        return texts.chargePer(charge.per);
      case 'price':
        return money(charge.price);
      case 'repeatPrice':
        return charge.repeatPrice === null ? t('same') : money(charge.repeatPrice);
      case 'includedUnits':
        return format.number(charge.includedUnits);
      case 'appliesLtm':
        return charge.appliesLtm ? texts.field('appliesLtm') : t('always');
    }
  };

  /** A charge in one line, as it stands beside another one of the same name. */
  const whole = (charge: ChargeInput): string => {
    const { repeatPrice, includedUnits, appliesLtm } = charge;
    return [
      field(charge, 'type'),
      field(charge, 'per'),
      field(charge, 'price'),
      ...(repeatPrice === null ? [] : [t('repeat', { price: money(repeatPrice) })]),
      ...(includedUnits > 0
        ? [t('included', { count: includedUnits, units: format.number(includedUnits) })]
        : []),
      ...(appliesLtm ? [field(charge, 'appliesLtm')] : []),
    ].join(' · ');
  };
  return { field, whole };
}
