import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { onSupplierBreaks } from './ladderSteps.ts';
import { useLadder } from '#features/slabs/editor/useLadder.ts';

/** Puts our ladder on the supplier's quantities; new breaks get the price that leaves the target GP %. */
export function SupplierBreaksButton() {
  const { t } = useTranslation('slabs');
  const { cost, costs, product, replaceSlabs, seesCosts, link, noRate, readOnlyReason, rounding } =
    useLadder();
  const lacking = link
    ? t('linked.reason', { currency: link.currency })
    : !seesCosts
      ? t('supplier.noNode')
      : noRate.costs.length > 0
        ? t('noRate', { ns: 'common', currency: noRate.costs.join(', ') })
        : !cost
          ? t('supplier.noCost')
          : null;
  const reason = readOnlyReason ?? lacking;
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={reason !== null}
      title={reason ?? t('supplier.title')}
      onClick={() => {
        if (cost && costs)
          replaceSlabs((slabs) => onSupplierBreaks(slabs, cost, costs.targetGpPct, product.moq, rounding));
      }}
    >
      {t('supplier.use')}
    </Button>
  );
}
