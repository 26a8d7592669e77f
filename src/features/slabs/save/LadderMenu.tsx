import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { useMutation } from '@tanstack/react-query';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useTranslation } from 'react-i18next';
import { deleteSlabSetMutation } from '#api/generated/query/slabs.gen.ts';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { useLadder } from '#features/slabs/editor/useLadder.ts';
import { refusedItem } from '#features/slabs/grid/refusedItem.ts';
import { draftChanged, removeSet } from '#features/slabs/slabQueries.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { permissions } from '#session/permissions.ts';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import { iconText } from '#shared/ui/icon.ts';
import { notify } from '#shared/ui/notify.ts';
import { useAfterMenu } from '#shared/ui/useAfterMenu.ts';
import { setInWrongState, useStateRefusal } from './ladderFaults.ts';

/** What is asked, beside the first paint. Without it there is no question, and nothing is thrown away. */
const loadTexts = () => loadExtra(() => import('#features/slabs/panels/panelTexts.ts')).catch(() => null);

/** What is done rarely: pasting a ladder as text, and ending a version. */
export function LadderMenu({ onPaste, onRetire }: { onPaste: () => void; onRetire: () => void }) {
  const { t } = useTranslation('slabs');
  const { set, readOnlyReason, link } = useLadder();
  const throwAway = useThrowAway();
  const { choose, onExitComplete } = useAfterMenu();
  const ends = set !== null && set.state !== 'retired';
  const isLive = set?.state === 'live';
  const permission = isLive ? permissions.priceSlabsPublish : permissions.priceSlabsEdit;
  const label = t(isLive ? 'retire.menu' : set?.state === 'scheduled' ? 'withdraw.menu' : 'discard.menu');
  const reason = usePermissionReason()(permission);
  const linked = link ? t('linked.reason', { currency: link.currency }) : undefined;
  const noPaste = readOnlyReason ?? linked;
  const paste = t('paste.menu');
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} onExitComplete={onExitComplete}>
      <Menu.Trigger asChild>
        <Button variant="outline" px="2.5" aria-label={t('more')} title={t('more')}>
          <Ellipsis {...iconText} />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item
            value="paste"
            {...refusedItem(noPaste)}
            onSelect={() => noPaste === undefined && choose(onPaste)}
          >
            {noPaste === undefined ? paste : `${paste} – ${noPaste}`}
          </Menu.Item>
          {ends && (
            <Menu.Item
              value="end"
              {...refusedItem(reason)}
              onSelect={() =>
                reason === undefined && choose(() => (isLive ? onRetire() : void throwAway(set)))
              }
            >
              {reason === undefined ? label : `${label} – ${reason}`}
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

/** Throws a draft or a scheduled price away, after a question that says what becomes of the live price. */
function useThrowAway(): (set: SlabSet) => Promise<unknown> {
  const { t } = useTranslation('slabs');
  const { t: tErrors } = useTranslation('errors');
  const ns = 'slabPanels';
  const saidOfState = useStateRefusal();
  const { open, live, draftOffer, store } = useLadder();
  const { mutateAsync: remove } = useMutation(deleteSlabSetMutation());
  const { act } = useConfirmedAction();
  return async (set) => {
    if ((await loadTexts()) === null) {
      notify({ type: 'error', title: tErrors('network') });
      return;
    }
    const kind = set.state === 'scheduled' ? 'withdraw' : 'discard';
    const holdsOn = kind === 'withdraw' && live !== null && live.effectiveTo === set.effectiveFrom;
    act({
      question: {
        title: t(`${kind}.title`, { ns }),
        text: [t(`${kind}.text`, { ns }), ...(holdsOn ? [t('withdraw.live', { ns })] : [])].join('\n'),
        action: t(`${kind}.action`, { ns }),
        danger: true,
      },
      send: () => remove({ path: { slabSetId: set.id }, query: { version: set.version } }),
      onDone: () => {
        draftOffer.discard();
        // What was typed into it goes with it.
        if (store.getSnapshot().base?.id === set.id) store.dispatch({ type: 'take', set });
        removeSet(set);
        open({ setId: null });
      },
      done: t(`${kind}.done`, { ns }),
      failed: t('end.failed', { ns }),
      sentenceOf: (error, usual) => {
        const now = setInWrongState(error, set.state);
        return now ? saidOfState(now) : usual;
      },
      refresh: draftChanged,
    });
  };
}
