import { chakra } from '@chakra-ui/react/styled-system';
import { Stack } from '@chakra-ui/react/stack';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { recordName } from '#shared/i18n/noValue.ts';
import { LadderActions } from '#features/slabs/save/LadderActions.tsx';
import { LadderBoundary } from '#features/slabs/editor/LadderBoundary.tsx';
import { LadderNotices } from '#features/slabs/editor/LadderNotices.tsx';
import { LadderPanel } from '#features/slabs/grid/LadderPanel.tsx';
import { DeferredLadder } from '#features/slabs/editor/DeferredLadder.tsx';
import { PlaceBar } from '#features/slabs/editor/PlaceBar.tsx';
import { UndoButton } from '#features/slabs/editor/UndoButton.tsx';
import { useLadder } from '#features/slabs/editor/useLadder.ts';

const LadderPanels = lazyPanel(
  'ladder-panels',
  async () => (await import('#features/slabs/panels/LadderPanels.tsx')).LadderPanels,
);

/** A ladder to work on: what it is of, the grid, and what it is looked at beside. */
export function LadderPage() {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const { product } = useLadder();
  return (
    <Page
      title={product.name}
      meta={
        <>
          <chakra.span fontFamily="mono">{product.sku}</chakra.span>
          {' · '}
          {recordName(product.supplier)}
          {' · '}
          {t('moq', { quantity: format.number(product.moq) })}
        </>
      }
      actions={<LadderActions />}
    >
      <Stack gap="4">
        <PlaceBar />
        <LadderNotices />
        <LadderBoundary title={t('ladder.title')} action={<UndoButton />}>
          <LadderPanel />
        </LadderBoundary>
        <Suspense fallback={null}>
          <DeferredLadder>
            <LadderPanels />
          </DeferredLadder>
        </Suspense>
      </Stack>
    </Page>
  );
}
