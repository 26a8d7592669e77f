import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslation } from 'react-i18next';

const places = Array.from({ length: 8 }, (_, at) => at);

/** Cards of the height of real ones, while the first hits are on their way. */
export function HitsSkeleton() {
  const { t } = useTranslation('search');
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <chakra.div aria-hidden css={styles}>
        {places.map((place) => (
          <div key={place}>
            <Skeleton h="4" w="45%" />
            <Skeleton h="3" w="70%" mt="2.5" />
            <Skeleton h="3" w="30%" mt="2" />
          </div>
        ))}
      </chakra.div>
    </>
  );
}

const styles = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  rounded: 'l3',
  '& > div': { px: '4', py: '3', minH: '5.5rem', borderTopWidth: '1px', borderColor: 'border' },
  '& > div:first-of-type': { borderTopWidth: 0 },
} as const;
