import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import Bookmark from 'lucide-react/icons/bookmark';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { iconText } from '#shared/ui/icon.ts';
import { useAfterMenu } from '#shared/ui/useAfterMenu.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import type { ListViews } from './useListViews.ts';
import { ViewItems } from './ViewItems.tsx';

const ViewDialog = lazyPart('view-dialog', async () => (await import('./ViewDialog.tsx')).ViewDialog);
const ManageViews = lazyPart('manage-views', async () => (await import('./ManageViews.tsx')).ManageViews);

/**
 * The button for the views of a list: which one is shown, the others, and what can be done with them.
 *
 * `const views = useListViews('skumanager.products', columns);` in the list, `<SavedViews views={views} />` in its toolbar.
 */
export function SavedViews({ views }: { views: ListViews }) {
  const { t } = useTranslation('lists');
  const [dialog, setDialog] = useState<'save' | 'update' | 'manage' | null>(null);
  const { choose, onExitComplete } = useAfterMenu();
  const { current } = views;
  const close = () => setDialog(null);
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }} onExitComplete={onExitComplete}>
        <Menu.Trigger asChild>
          <Button size="sm" variant="outline" maxW="16rem">
            <Bookmark {...iconText} />
            <chakra.span overflow="hidden" textOverflow="ellipsis">
              {current === null
                ? t('views')
                : current.changed
                  ? t('views.currentChanged', { name: current.view.name })
                  : t('views.current', { name: current.view.name })}
            </chakra.span>
            <ChevronDown {...iconText} />
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            <ViewItems views={views} onAsk={(asked) => choose(() => setDialog(asked))} />
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {dialog === 'save' && <ViewDialog views={views} view={null} onClose={close} />}
      {dialog === 'update' && current && (
        <ViewDialog views={views} view={current.view} withState onClose={close} />
      )}
      {dialog === 'manage' && <ManageViews views={views} onClose={close} />}
    </>
  );
}
