import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ListChecks from 'lucide-react/icons/list-checks';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '#shared/table/MenuButton.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';

const SaveSearch = lazyPart<{ query: string; onClose: () => void }>(
  'save-search',
  async () => (await import('./SaveSearch.tsx')).SaveSearch,
);
const ManageSearches = lazyPart<{ onClose: () => void }>(
  'manage-searches',
  async () => (await import('./ManageSearches.tsx')).ManageSearches,
);

/** Saving the search on screen, and one's saved ones; the box offers them while somebody types. */
export function SavedSearches({ query }: { query: string }) {
  const { t } = useTranslation('search');
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const close = (): void => setDialog(null);
  // The query changes with each letter, the button does not.
  const button = useMemo(
    () => (
      <MenuButton
        actions={[
          { label: t('saved.save'), icon: BookmarkPlus, onSelect: () => setDialog('save') },
          { label: t('saved.manage'), icon: ListChecks, onSelect: () => setDialog('manage') },
        ]}
      >
        <Bookmark {...iconText} />
        {t('saved')}
        <ChevronDown {...iconText} />
      </MenuButton>
    ),
    [t],
  );
  return (
    <>
      {button}
      {dialog === 'save' && <SaveSearch query={query} onClose={close} />}
      {dialog === 'manage' && <ManageSearches onClose={close} />}
    </>
  );
}
