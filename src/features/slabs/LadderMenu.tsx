import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useTranslation } from 'react-i18next';
import { nodes } from '#session/nodes.ts';
import { useCan } from '#session/useCan.ts';
import { iconText } from '#shared/ui/icon.ts';
import { useAfterMenu } from '#shared/ui/useAfterMenu.ts';
import { useLadder } from './useLadder.ts';
import { useLadderEnd } from './useLadderEnd.ts';

/** What is done rarely: copying the ladder, and ending a version. */
export function LadderMenu() {
  const { t } = useTranslation('slabs');
  const can = useCan();
  const { set } = useLadder();
  const { retireLive, throwAway } = useLadderEnd();
  const { choose, onExitComplete } = useAfterMenu();
  if (!set || set.state === 'retired') return null;
  const isLive = set.state === 'live';
  const node = isLive ? nodes.priceSlabsPublish : nodes.priceSlabsEdit;
  const label = t(isLive ? 'retire.menu' : set.state === 'scheduled' ? 'withdraw.menu' : 'discard.menu');
  const reason = can(node) ? undefined : t('needsNode', { node });
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
            value="end"
            disabled={reason !== undefined}
            title={reason}
            onSelect={() => choose(() => void (isLive ? retireLive(set) : throwAway(set)))}
          >
            {reason === undefined ? label : `${label} – ${reason}`}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
