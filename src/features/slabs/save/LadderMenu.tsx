import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useTranslation } from 'react-i18next';
import { permissions } from '#session/permissions.ts';
import { iconText } from '#shared/ui/icon.ts';
import { useAfterMenu } from '#shared/ui/useAfterMenu.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { refusedItem } from '#features/slabs/grid/refusedItem.ts';
import { useLadder } from '#features/slabs/editor/useLadder.ts';
import { useThrowAway } from './useThrowAway.ts';

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
