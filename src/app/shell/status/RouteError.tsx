import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import CloudOff from 'lucide-react/icons/cloud-off';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ApiError } from '#api/errors.ts';
import { useIdleComponent } from '#app/private/useIdleComponent.ts';
import { findScreen } from '#app/shell/menu/currentScreen.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { isChunkError } from '#shared/lib/chunkError.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { LazyErrorDetails } from './LazyErrorDetails.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

// It comes ahead of its use, with the mark of the top bar.
const loadPageLoadError = async () => (await import('./PageLoadError.tsx')).PageLoadError;

/** What a page shows when it could not be shown: one sentence, another try, and details for support. */
export function RouteError() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  const PageLoadErrorView = useIdleComponent(loadPageLoadError);
  const location = useLocation();
  const navigate = useNavigate();
  const speak = useErrorMessage();
  const isFull = useCan()(permissions.permissionNodesEdit);

  if (error instanceof ApiError && error.status === 403) {
    return <NoAccessPanel title={findScreen(location.pathname)?.permission ?? null} headingLevel="h1" />;
  }
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  // E142: the frame stays.
  if (isChunkError(error)) return PageLoadErrorView && createElement(PageLoadErrorView);
  const sentence = error instanceof ApiError ? speak(error) : t('error.text');
  if (sentence === null) return null;
  return (
    // E141: above the full-screen spinner, should it still turn.
    <chakra.div role="alert" position="relative" zIndex="raised">
      <EmptyState
        icon={CloudOff}
        headingLevel="h1"
        title={t('error.title')}
        text={sentence}
        action={
          <Button size="sm" onClick={() => void navigate(location, { replace: true })}>
            {t('retry', { ns: 'common' })}
          </Button>
        }
      />
      <LazyErrorDetails error={error} pathname={location.pathname} isFull={isFull} />
    </chakra.div>
  );
}
