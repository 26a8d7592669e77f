import '#features/slabs/panels/panelTexts.ts';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { permissions } from '#session/permissions.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { iconText } from '#shared/ui/icon.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { ImportDialog } from '#entities/catalogue/ImportDialog.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';

/** What a file may hold that is imported here. */
const importable = [{ kind: 'slabs' }, { kind: 'charges', needs: permissions.priceSlabsEdit }] as const;
const columns = ['sku', 'currency', 'configuration', 'min_qty', 'unit_price'] as const;

/** The ladders as a CSV file, out and in: one row for each break; what comes in becomes a draft and never a price. */
export function FilePanel() {
  const { t } = useTranslation('slabPanels');
  const { product } = useLadder();
  const isDirty = useLadderState((draft) => draft.isDirty);
  const texts = useFieldTexts();
  const named = columns.map((id) => ({ id, header: texts.named(id) }));
  const [importing, setImporting] = useState(false);
  const denied = usePermissionReason()(permissions.priceSlabsEdit);
  return (
    <Panel
      title={t('file.title')}
      meta={t('file.meta')}
      actions={
        <>
          <ExportButton
            resource="slabs"
            query={new URLSearchParams({ productId: product.id }).toString()}
            permission={permissions.priceSlabs}
            columns={named}
            fileColumns={columns}
          />
          <DisabledReasonButton
            size="sm"
            variant="outline"
            reason={denied ?? (isDirty ? t('file.unsaved') : undefined)}
            onClick={() => setImporting(true)}
          >
            <Upload {...iconText} />
            {t('file.import')}
          </DisabledReasonButton>
        </>
      }
    >
      <Stack gap="2" fontSize="sm">
        <p>{t('file.out')}</p>
        <p>{t('file.in')}</p>
        <Flex as="ul" wrap="wrap" gap="1.5" aria-label={t('file.columns')}>
          {named.map(({ id, header }) => (
            <chakra.li key={id} px="1.5" rounded="l1" bg="bg.subtle" fontSize="xs">
              {header}
            </chakra.li>
          ))}
        </Flex>
      </Stack>
      {importing && <ImportDialog kind="slabs" kinds={importable} onClose={() => setImporting(false)} />}
    </Panel>
  );
}
