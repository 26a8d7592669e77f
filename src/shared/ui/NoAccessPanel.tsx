import { chakra } from '@chakra-ui/react/styled-system';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

interface NoAccessPanelProps {
  /** The permission that is missing, as an administrator finds it; null where nobody knows. */
  title: string | null;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** D25: the server refused (403) a page or a part of one, and says which permission is missing. */
export function NoAccessPanel({ title, headingLevel = 'h2' }: NoAccessPanelProps) {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      icon={Lock}
      headingLevel={headingLevel}
      title={t('noAccess', { ns: 'menu' })}
      text={
        <>
          {t('noAccess.text')} {t('noAccess.ask')}
          {title && (
            <chakra.p mt="2" fontSize="sm">
              {t('noAccess.missing')} <chakra.strong fontWeight="semibold">{title}</chakra.strong>
            </chakra.p>
          )}
        </>
      }
    />
  );
}
