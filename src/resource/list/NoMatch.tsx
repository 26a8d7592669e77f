import { Button } from '@chakra-ui/react/button';
import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

/** No results: the way back to all rows. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('lists');
  return (
    <EmptyState
      icon={SearchX}
      title={t('noMatch')}
      text={t('noMatchText')}
      action={
        <Button size="sm" variant="outline" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
