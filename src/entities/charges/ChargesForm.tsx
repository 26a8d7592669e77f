import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChargeList } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { permissions } from '#session/permissions.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { iconText } from '#shared/ui/icon.ts';
import { AddChargeButton } from './AddChargeButton.tsx';
import { ChargeConflictDialog } from './ChargeConflictDialog.tsx';
import { ChargeFields } from './ChargeFields.tsx';
import { newLine } from './chargeForm.ts';
import { useChargesForm } from './useChargesForm.ts';

interface ChargesFormProps {
  productId: string;
  charges: ChargeList;
  /** Stands where there are none. */
  empty: ReactNode;
}

/** The charges of a product, all of them in one form. */
export function ChargesForm({ productId, charges, empty }: ChargesFormProps) {
  const { t } = useTranslation('charges');
  const reason = usePermissionReason()(permissions.priceSlabsEdit);
  const act = useChargesForm({ productId, charges });
  const { form, lines } = act;
  const decimals = columnDecimals(charges.items.flatMap(({ price, repeatPrice }) => [price, repeatPrice]));
  return (
    <RecordForm state={act} reason={reason} dialogs={<ChargeConflictDialog form={act} />}>
      {lines.fields.length === 0 && empty}
      {lines.fields.map((line, at) => (
        <chakra.fieldset key={line.key} position="relative" borderWidth="1px" rounded="l2" p="3">
          <chakra.legend srOnly>{line.name || t('new')}</chakra.legend>
          <ChargeFields
            form={form}
            at={at}
            currency={charges.currency}
            read={reason === undefined ? undefined : { line, decimals }}
          />
          {reason === undefined && (
            <IconButton
              size="sm"
              variant="ghost"
              position="absolute"
              insetEnd="3"
              bottom="2"
              aria-label={t('remove', { name: line.name || t('new') })}
              onClick={() => lines.remove(at)}
            >
              <Trash2 {...iconText} />
            </IconButton>
          )}
        </chakra.fieldset>
      ))}
      <div>
        <AddChargeButton count={lines.fields.length} onClick={() => lines.append(newLine)} />
      </div>
    </RecordForm>
  );
}
