import { Button } from '@chakra-ui/react/button';
import Link2 from 'lucide-react/icons/link-2';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

/** No link was ever sent, and how to send one. */
export function NoLinks({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      icon={Link2}
      title={t('links.empty')}
      text={t('links.emptyText')}
      action={
        <Button size="sm" variant="outline" onClick={onCreate}>
          {t('links.create')}
        </Button>
      }
    />
  );
}
