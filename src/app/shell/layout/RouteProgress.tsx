import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useSlowNavigation } from '#app/lifecycle/useSlowNavigation.ts';

/** A line at the top of the window while a page is on its way; the page that is left stays usable below it. */
export function RouteProgress() {
  const { t } = useTranslation('common');
  const isSlow = useSlowNavigation();
  return (
    <chakra.div role="status">
      {isSlow && (
        <>
          <chakra.div aria-hidden css={line} />
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </>
      )}
    </chakra.div>
  );
}

const line = {
  position: 'fixed',
  insetX: 0,
  top: 0,
  zIndex: 'busy',
  h: '3px',
  animation: 'from-start 8s cubic-bezier(0.1, 0.7, 0.2, 1) both',
  bg: 'accent',
  '@media (forced-colors: active)': { bg: 'Highlight' },
} as const;
