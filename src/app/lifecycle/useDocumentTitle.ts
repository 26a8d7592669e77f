import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { findScreen } from '#app/shell/menu/currentScreen.ts';
import { APP_TITLE } from '#shared/lib/constants.ts';

/** spec §2: the page title is the route title followed by the app title; on 404 too (E147). */
export function useDocumentTitle(): void {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const title = `${t(findScreen(pathname)?.titleKey ?? 'notFound')} | ${APP_TITLE}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
