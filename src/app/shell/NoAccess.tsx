import { chakra } from '@chakra-ui/react/styled-system';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import type { NodeTitle } from '#session/nodes.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

/** D25: the server refused (403); names the permission that is missing, as an administrator finds it. */
export function NoAccess({ node }: { node: NodeTitle | null }) {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      icon={Lock}
      headingLevel="h1"
      title={t('noAccess', { ns: 'menu' })}
      text={
        <>
          {t('noAccess.text')} {t('noAccess.ask')}
          {node && (
            <chakra.p mt="2" fontSize="sm">
              {t('noAccess.missing')} <chakra.strong fontWeight="semibold">{node}</chakra.strong>
            </chakra.p>
          )}
        </>
      }
    />
  );
}
