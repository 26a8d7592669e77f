import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useId, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SLABS } from '#entities/pricing/ladder.ts';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useShortcuts } from '#shared/lib/useShortcuts.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { CheckList } from './CheckList.tsx';
import { nextQuantity } from './ladderSteps.ts';
import { LadderTable } from './LadderTable.tsx';
import { LadderToolbar } from './LadderToolbar.tsx';
import { focusCell, placeOf } from './useGridKeys.ts';

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

/** What goes with the version: why it was changed. */
function LadderNote() {
  const { t } = useTranslation('slabs');
  const id = useId();
  const { store, readOnlyReason } = useLadder();
  const note = useLadderState(({ values }) => values.note);
  return (
    <chakra.div maxW="40rem">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium" display="block" mb="1">
        {t('note.label')}
      </chakra.label>
      <Input
        id={id}
        size="sm"
        value={note}
        placeholder={t('note.placeholder')}
        maxLength={500}
        readOnly={readOnlyReason !== null}
        title={readOnlyReason ?? undefined}
        onChange={({ target }) => store.dispatch({ type: 'note', note: target.value })}
      />
    </chakra.div>
  );
}

/** Adds a break below the last one, or below the row that has the focus; `reason` says why it cannot. */
function useAddBreak(grid: RefObject<HTMLElement | null>): { add: () => void; reason: string | null } {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const { product, cost, readOnlyReason, link, store } = useLadder();
  const isFull = useLadderState(({ slabs }) => slabs.length >= MAX_SLABS);
  const reason =
    readOnlyReason ??
    (isFull
      ? t('add.full', { max: format.number(MAX_SLABS) })
      : link
        ? t('linked.reason', { currency: link.currency })
        : null);

  const add = (): void => {
    if (reason !== null) return;
    const { slabs } = store.getSnapshot();
    const focused = document.activeElement;
    const place = grid.current?.contains(focused) ? placeOf(focused) : null;
    const at = place ? place.row + 1 : slabs.length;
    const quantity = at === slabs.length ? String(nextQuantity(slabs, product.moq, cost)) : '';
    store.dispatch({ type: 'insert', at, slab: { quantity, price: '' } });
    // The row is on the page with the next frame.
    requestAnimationFrame(() => focusCell(grid.current, at, quantity === '' ? 'quantity' : 'price'));
  };
  useShortcuts(readOnlyReason === null ? [{ keys: 'Alt+ArrowDown', label: t('add'), run: add }] : []);
  return { add, reason };
}
