import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#shared/ui/Banner.tsx';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { CheckList } from './CheckList.tsx';
import { LadderNote } from './LadderNote.tsx';
import { LadderTable } from './LadderTable.tsx';
import { LadderToolbar } from './LadderToolbar.tsx';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { useAddBreak } from './useAddBreak.ts';

const EmptyLadder = lazyPanel('empty-ladder', async () => (await import('./EmptyLadder.tsx')).EmptyLadder);

/** The ladder: tools, the grid, what the rules say, and the note that goes with the version. */
export function LadderPanel() {
  const { t } = useTranslation('slabs');
  const { failure, formRef } = useLadder();
  const [left, setLeft] = useState<readonly string[]>([]);
  const { add, reason } = useAddBreak(formRef);
  const isEmpty = useLadderState(({ slabs }) => slabs.length === 0);
  return (
    <Panel title={t('ladder.title')} actions={<LadderToolbar />}>
      <form ref={formRef} noValidate onSubmit={(event) => event.preventDefault()}>
        <Stack gap="4">
          <FailureBanner sentence={failure} />
          {left.length > 0 && (
            <Banner
              tone="caution"
              action={
                <Button size="xs" variant="outline" onClick={() => setLeft([])}>
                  {t('paste.close')}
                </Button>
              }
            >
              {t('paste.left', { count: left.length, pieces: left.slice(0, 5).join(' · ') })}
            </Banner>
          )}
          {isEmpty ? (
            <Suspense>
              <EmptyLadder onAdd={add} reason={reason} />
            </Suspense>
          ) : (
            <LadderTable onPasteRefused={setLeft} />
          )}
          {!isEmpty && (
            <chakra.div>
              <Button
                size="sm"
                variant="outline"
                onClick={add}
                disabled={reason !== null}
                title={reason ?? t('add.keys')}
              >
                <Plus {...iconText} />
                {t('add')}
              </Button>
            </chakra.div>
          )}
          {!isEmpty && <CheckList grid={formRef} />}
          {!isEmpty && <LadderNote />}
        </Stack>
      </form>
    </Panel>
  );
}
