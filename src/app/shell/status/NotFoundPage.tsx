import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

/** D21: an unknown address, inside the shell (E09). */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <EmptyState
      icon={MapPinOff}
      headingLevel="h1"
      title={t('notFound', { ns: 'menu' })}
      text={
        <>
          {t('notFound.text')}
          <chakra.p mt="2" fontSize="sm" overflowWrap="anywhere">
            {t('notFound.address')} <chakra.code fontFamily="mono">{pathname}</chakra.code>
          </chakra.p>
        </>
      }
      action={
        <Button asChild size="sm">
          <Link to={paths.home}>{t('notFound.home')}</Link>
        </Button>
      }
    />
  );
}
