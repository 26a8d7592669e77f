import { Menu } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import ListChecks from 'lucide-react/icons/list-checks';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Save from 'lucide-react/icons/save';
import Star from 'lucide-react/icons/star';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '#api/generated/types.gen.ts';
import { iconMenu, iconText } from '#shared/ui/icon.ts';
import type { ListViews } from './useListViews.ts';

interface ViewItemsProps {
  views: ListViews;
  onAsk: (dialog: 'save' | 'update' | 'manage') => void;
}

/** What the menu of views offers. */
export function ViewItems({ views, onAsk }: ViewItemsProps) {
  const { t } = useTranslation('lists');
  const { current } = views;
  const all = views.views ?? [];
  const groups = [
    { id: 'mine', label: t('views.mine'), items: all.filter(({ mine }) => mine) },
    { id: 'shared', label: t('views.shared'), items: all.filter(({ mine }) => !mine) },
  ].filter(({ items }) => items.length > 0);

  const item = (view: SavedView) => {
    const isCurrent = current?.view.id === view.id;
    return (
      <Menu.Item
        key={view.id}
        value={view.id}
        onSelect={() => views.apply(view)}
        {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
      >
        <chakra.span w="4.5" flexShrink="0">
          {isCurrent && <Check {...iconText} />}
        </chakra.span>
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          {view.name}
          {!view.mine && (
            <chakra.span display="block" fontSize="xs" color="fg.muted">
              {view.owner.name}
            </chakra.span>
          )}
        </chakra.span>
        {view.mine && view.isDefault && (
          <>
            <Star {...iconText} />
            <chakra.span srOnly>{t('views.opensFirst')}</chakra.span>
          </>
        )}
      </Menu.Item>
    );
  };
  return (
    <>
      <Menu.Item value="own" onSelect={() => views.apply(null)}>
        <RotateCcw {...iconMenu} />
        {t('views.none')}
      </Menu.Item>
      {groups.map(({ id, label, items }) => (
        <Menu.ItemGroup key={id}>
          <Menu.ItemGroupLabel px="2.5" pt="2" pb="1" fontSize="xs" fontWeight="medium" color="fg.muted">
            {label}
          </Menu.ItemGroupLabel>
          {items.map(item)}
        </Menu.ItemGroup>
      ))}
      {views.failed && (
        <Menu.Item value="retry" closeOnSelect={false} onSelect={views.retry}>
          {t('views.failed')}
        </Menu.Item>
      )}
      <Menu.Separator />
      {current?.changed === true && current.view.mine && (
        <Menu.Item value="update" onSelect={() => onAsk('update')}>
          <Save {...iconMenu} />
          {t('views.update', { name: current.view.name })}
        </Menu.Item>
      )}
      <Menu.Item value="save" onSelect={() => onAsk('save')}>
        <Save {...iconMenu} />
        {t('views.save')}
      </Menu.Item>
      {groups.some(({ id }) => id === 'mine') && (
        <Menu.Item value="manage" onSelect={() => onAsk('manage')}>
          <ListChecks {...iconMenu} />
          {t('views.manage')}
        </Menu.Item>
      )}
    </>
  );
}
