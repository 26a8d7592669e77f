import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { Charge } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconText } from '#shared/ui/icon.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { tableStyles } from '#features/slabs/panels/tableStyles.ts';

interface ChargeTableProps {
  charges: readonly Charge[];
  currency: string;
  /** Why nothing can be changed here; undefined: it can. */
  reason: string | undefined;
  onEdit: (charge: Charge) => void;
  onRemove: (charge: Charge) => void;
}

/** The charges with their prices; each line can be changed or taken away. */
export function ChargeTable({ charges, currency, reason, onEdit, onRemove }: ChargeTableProps) {
  const { t } = useTranslation('slabPanels');
  const texts = useFieldTexts();
  const format = useFormat();
  const decimals = columnDecimals(charges.flatMap(({ price, repeatPrice }) => [price, repeatPrice]));
  return (
    <chakra.div css={tableStyles} tabIndex={0} role="region" aria-label={t('charges.list')}>
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
            <th scope="col">{t('charge.asked')}</th>
            <th scope="col">
              <chakra.span srOnly>{t('charge.actions')}</chakra.span>
            </th>
          </tr>
        </thead>
        <tbody>
          {charges.map((charge) => (
            <tr key={charge.id}>
              <th scope="row" className="wrap">
                {charge.name}
              </th>
              <td>{texts.chargeType(charge.type)}</td>
              <td>{texts.chargePer(charge.per)}</td>
              <td className="num">{format.money(charge.price, currency, { decimals })}</td>
              <td className="num">
                {charge.repeatPrice === null ? (
                  <span className="quiet">{t('charge.repeatSame')}</span>
                ) : (
                  format.money(charge.repeatPrice, currency, { decimals })
                )}
              </td>
              <td className="num">{format.number(charge.includedUnits)}</td>
              <td>{charge.appliesLtm ? texts.field('appliesLtm') : t('charge.asked.always')}</td>
              <td>
                <Flex gap="1" justify="flex-end">
                  <DisabledReasonButton
                    size="xs"
                    variant="ghost"
                    aria-label={t('charge.edit', { name: charge.name })}
                    reason={reason}
                    onClick={() => onEdit(charge)}
                  >
                    <Pencil {...iconText} />
                  </DisabledReasonButton>
                  <DisabledReasonButton
                    size="xs"
                    variant="ghost"
                    aria-label={t('charge.remove', { name: charge.name })}
                    reason={reason}
                    onClick={() => onRemove(charge)}
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
  );
}
