import { Button } from '@chakra-ui/react/button';
import Link2 from 'lucide-react/icons/link-2';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

type NoLinksProps = { onCreate: () => void; action?: never } | { action: ReactNode; onCreate?: never };

/** No link was ever sent, and how to send one; or none is in the states asked for. */
export function NoLinks({ onCreate, action }: NoLinksProps) {
  const { t } = useTranslation('payments');
  if (!onCreate) return <EmptyState icon={SearchX} title={t('links.noMatch')} action={action} />;
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
