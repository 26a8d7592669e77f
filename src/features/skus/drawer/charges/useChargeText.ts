import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { ChargeInput } from '#api/generated/types.gen.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/**
 * A charge in one line, as it stands beside another one of the same name.
 * @param charges all that stand there, so that their prices line up
 */
export function useChargeText(
  currency: string,
  charges: readonly ChargeInput[],
): (charge: ChargeInput) => string {
  const { t } = useTranslation('skuDrawer');
  const texts = useFieldTexts();
  const format = useFormat();
  const decimals = columnDecimals(charges.flatMap(({ price, repeatPrice }) => [price, repeatPrice]));
  return ({ type, per, price, repeatPrice, includedUnits, appliesLtm }) =>
    [
      texts.chargeType(type),
      texts.chargePer(per),
      format.money(price, currency, { decimals }),
      ...(repeatPrice === null
        ? []
        : [t('charges.repeat', { price: format.money(repeatPrice, currency, { decimals }) })]),
      ...(includedUnits > 0
        ? [t('charges.included', { count: includedUnits, units: format.number(includedUnits) })]
        : []),
      ...(appliesLtm ? [texts.field('appliesLtm')] : []),
    ].join(' · ');
}
