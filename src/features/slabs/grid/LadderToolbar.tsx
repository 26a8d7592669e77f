import { Button } from '@chakra-ui/react/button';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { iconText } from '#shared/ui/icon.ts';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import { refusedSmoothing, rounded, smoothed, type SmoothRefusal } from '#entities/pricing/ladderChange.ts';
import type { Rounding } from '#entities/pricing/rounding.ts';
import { notify } from '#shared/ui/notify.ts';
import { AdjustBar } from './AdjustBar.tsx';
import { CopyFrom } from './CopyFrom.tsx';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { SupplierBreaksButton } from './SupplierBreaksButton.tsx';

const roundings: readonly Rounding[] = ['none', 'x9', '05'];

/** What changes the whole ladder at once. */
export function LadderToolbar() {
  const { t } = useTranslation('slabs');
  const roundingId = useId();
  const { replaceSlabs, link, readOnlyReason, store, rounding, setRounding } = useLadder();
  const isEmpty = useLadderState(({ slabs }) => slabs.length === 0);
  const canUndo = useLadderState(({ past }) => past.length > 0);
  const canRedo = useLadderState(({ future }) => future.length > 0);
  const notifyOf = async (why: SmoothRefusal | 'even'): Promise<void> => {
    const texts = await loadExtra(() => import('#features/slabs/panels/panelTexts.ts')).catch(() => null);
    if (texts === null) {
      notify({ type: 'error', title: t('network', { ns: 'errors' }) });
      return;
    }
    notify({ type: 'info', title: t(`smooth.refused.${why}`, { ns: 'slabPanels' }) });
  };
  const smooth = (): void => {
    const { values, slabs: draft } = store.getSnapshot();
    const refused = refusedSmoothing(draft);
    if (refused === null) replaceSlabs((slabs) => smoothed(slabs, rounding));
    // What cannot be done, and what changes nothing, says so.
    const isSame = store.getSnapshot().values === values;
    if (isSame) void notifyOf(refused ?? 'even');
  };
  const linked = link ? t('linked.reason', { currency: link.currency }) : undefined;
  const reason = readOnlyReason ?? linked;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        px="2"
        aria-label={t('undo')}
        title={readOnlyReason ?? t('undo.keys')}
        disabled={!canUndo || readOnlyReason !== null}
        onClick={() => store.dispatch({ type: 'undo' })}
      >
        <Undo2 {...iconText} />
      </Button>
      <Button
        size="sm"
        variant="ghost"
        px="2"
        aria-label={t('redo')}
        title={readOnlyReason ?? t('redo.keys')}
        disabled={!canRedo || readOnlyReason !== null}
        onClick={() => store.dispatch({ type: 'redo' })}
      >
        <Redo2 {...iconText} />
      </Button>
      <AdjustBar />
      <SupplierBreaksButton />
      <CopyFrom />
      <Button
        size="sm"
        variant="outline"
        disabled={reason !== undefined}
        title={reason ?? t('smooth.title')}
        onClick={smooth}
      >
        {t('smooth')}
      </Button>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.label htmlFor={roundingId} fontSize="sm" color="fg.muted">
          {t('rounding.label')}
        </chakra.label>
        <NativeSelect.Root size="sm" w="auto" disabled={readOnlyReason !== null}>
          <NativeSelect.Field
            id={roundingId}
            value={rounding}
            title={readOnlyReason ?? undefined}
            onChange={({ target }) => {
              const chosen = roundings.find((each) => each === target.value) ?? 'none';
              setRounding(chosen);
            }}
          >
            {roundings.map((each) => (
              <option key={each} value={each}>
                {t(`rounding.${each}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
        <Button
          size="sm"
          variant="outline"
          disabled={isEmpty || rounding === 'none' || reason !== undefined}
          title={reason ?? t('rounding.applyTitle')}
          onClick={() => replaceSlabs((slabs) => rounded(slabs, rounding))}
        >
          {t('rounding.apply')}
        </Button>
      </chakra.div>
    </>
  );
}
