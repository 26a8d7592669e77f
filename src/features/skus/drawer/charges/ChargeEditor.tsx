import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChargeList } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { lineChangedBy, linesByKey } from '#features/skus/drawer/lineRules.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { ChargeCard } from './ChargeCard.tsx';
import { bare, chargeKind, MOST_CHARGES, newCharge } from './chargeForm.ts';
import { useChargeForm, type ChargeConflict, type ChargeForm } from './useChargeForm.ts';
import { useChargeText } from './useChargeText.ts';

const ConflictDialog = lazyPart(
  'conflict-dialog',
  async () => (await import('#shared/form/ConflictDialog.tsx')).ConflictDialog,
);

interface ChargeEditorProps {
  productId: string;
  charges: ChargeList;
}

/** The charges of a product, all of them in one form. */
export function ChargeEditor({ productId, charges }: ChargeEditorProps) {
  const { t } = useTranslation('skuDrawer');
  const reason = usePermissionReason()(permissions.priceSlabsEdit);
  const may = reason === undefined;
  const act = useChargeForm(productId, charges);
  const { form, lines, conflict } = act;
  const decimals = columnDecimals(charges.items.flatMap(({ price, repeatPrice }) => [price, repeatPrice]));
  const count = lines.fields.length;
  return (
    <RecordForm
      state={act}
      reason={reason}
      dialogs={
        conflict && (
          <Suspense>
            <ChargeConflictDialog conflict={conflict} act={act} />
          </Suspense>
        )
      }
    >
      {count === 0 && <chakra.p color="fg.muted">{t('charges.none')}</chakra.p>}
      {lines.fields.map((line, at) => (
        <ChargeCard
          key={line.id}
          form={form}
          at={at}
          line={line}
          currency={charges.currency}
          decimals={decimals}
          readOnly={!may}
          onRemove={() => lines.remove(at)}
        />
      ))}
      <div>
        <DisabledReasonButton
          size="sm"
          variant="outline"
          reason={reason ?? (count >= MOST_CHARGES ? t('charges.most') : undefined)}
          onClick={() => lines.append(newCharge)}
        >
          <Plus {...iconText} />
          {t('charges.add')}
        </DisabledReasonButton>
      </div>
    </RecordForm>
  );
}

function ChargeConflictDialog({ conflict, act }: { conflict: ChargeConflict; act: ChargeForm }) {
  const { theirs, mine, keys } = conflict;
  const { base } = act;
  const textOf = useChargeText(base.currency, [...base.items, ...theirs.items, ...mine]);
  const [there, here, was] = [theirs.items.map(bare), mine, base.items.map(bare)].map((lines) =>
    linesByKey(lines, chargeKind),
  );
  const text = (side: typeof there, key: string): string => {
    const charge = side?.get(key);
    return charge ? textOf(charge) : '';
  };
  return (
    <ConflictDialog
      fields={keys.map((key) => ({
        id: key,
        label: (here?.get(key) ?? there?.get(key) ?? was?.get(key))?.name ?? key,
        theirs: text(there, key),
        mine: text(here, key),
        changedBy: lineChangedBy(
          key,
          { base: base.items.map(bare), theirs: theirs.items.map(bare) },
          chargeKind,
        ),
      }))}
      onTakeTheirs={() => act.takeTheirs(theirs)}
      onKeepMine={() => act.keepMine(conflict, keys)}
      onChoose={(chosen) => act.keepMine(conflict, chosen)}
      onClose={act.closeConflict}
    />
  );
}
