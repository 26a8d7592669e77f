import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import type { Charge, ChargeList } from '#api/generated/types.gen.ts';
import { ChargeConflictDialog } from '#entities/charges/ChargeConflictDialog.tsx';
import { useChargeTexts } from '#entities/charges/useChargeTexts.ts';
import { useRemoveCharge } from '#entities/charges/useRemoveCharge.ts';
import { figureTable } from '#shared/ui/figureTable.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { iconText } from '#shared/ui/icon.ts';

interface ChargeTableProps {
  productId: string;
  charges: ChargeList;
  onEdit: (charge: Charge) => void;
}

/** The charges with their prices; each line can be changed or taken away. */
export function ChargeTable({ productId, charges, onEdit }: ChargeTableProps) {
  const { t } = useTranslation('charges');
  const texts = useFieldTexts();
  const { items, currency } = charges;
  const { field } = useChargeTexts(currency, items);
  const reason = usePermissionReason()(permissions.priceSlabsEdit);
  const removal = useRemoveCharge(productId);
  return (
    <>
      <chakra.div css={figureTable} tabIndex={0} role="region" aria-label={t('list')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.field('name')}</th>
              <th scope="col">{texts.field('type')}</th>
              <th scope="col">{texts.field('per')}</th>
              <th scope="col" className="num">
                {texts.fieldIn('price', currency)}
              </th>
              <th scope="col" className="num">
                {texts.fieldIn('repeatPrice', currency)}
              </th>
              <th scope="col" className="num">
                {texts.field('includedUnits')}
              </th>
              <th scope="col">{t('applies')}</th>
              <th scope="col">
                <chakra.span srOnly>{t('actions')}</chakra.span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((charge) => (
              <tr key={charge.id}>
                <th scope="row" className="wrap">
                  {charge.name}
                </th>
                <td>{field(charge, 'type')}</td>
                <td>{field(charge, 'per')}</td>
                <td className="num">{field(charge, 'price')}</td>
                <td className="num">
                  <span className={charge.repeatPrice === null ? 'quiet' : undefined}>
                    {field(charge, 'repeatPrice')}
                  </span>
                </td>
                <td className="num">{field(charge, 'includedUnits')}</td>
                <td>{field(charge, 'appliesLtm')}</td>
                <td>
                  <Flex gap="1" justify="flex-end">
                    <DisabledReasonButton
                      size="xs"
                      variant="ghost"
                      aria-label={t('edit', { name: charge.name })}
                      reason={reason}
                      onClick={() => onEdit(charge)}
                    >
                      <Pencil {...iconText} />
                    </DisabledReasonButton>
                    <DisabledReasonButton
                      size="xs"
                      variant="ghost"
                      aria-label={t('remove', { name: charge.name })}
                      reason={reason}
                      onClick={() => removal.remove(charges, charge)}
                    >
                      <Trash2 {...iconText} />
                    </DisabledReasonButton>
                  </Flex>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </chakra.div>
      <ChargeConflictDialog form={removal.conflict} />
    </>
  );
}
