import { preloadSignedIn, type AppRouter } from '#app/router.tsx';
import { lazyDrafts } from '#session/lazyDrafts.ts';
import { session } from '#session/session.ts';
import { changeLanguage, i18n } from '#shared/i18n/i18n.ts';
import { rememberLanguage, restoreLanguage } from '#shared/i18n/languageChoice.ts';
import { alertStore } from '#shared/lib/alert.ts';
import { storage } from '#shared/lib/storage.ts';
import { onChunkReload } from '#shared/lib/loadChunk.ts';
import { followTabs } from './followTabs.ts';
import { loadingFlag } from './loadingFlag.ts';
import { setSignInPreload } from './preload.ts';

/** Connects session, router, alert, loading flag, layout and language, which do not import each other. */
export function connectApp(router: AppRouter): void {
  // E14: the address left behind is not one to come back to.
  session.connect({ navigate: (to) => void router.navigate(to, { replace: true }) });
  followSession();
  followRouter(router);
  setSignInPreload(preloadSignedIn);
  followTabs();
  onChunkReload(() => reloadAt(router));
  guardRestoredPage(router);
  showFlash();
}

/** D19: the loading flag follows the session's work. D14: the language is stored again after sign-in. */
function followSession(): void {
  const showWork = (): void => loadingFlag.work(session.getSnapshot().working);
  session.subscribe(showWork);
  showWork();

  let isChosen = storage.get('language') !== null;
  i18n.on('languageChanged', () => {
    isChosen = true;
  });
  session.onSignedIn(() => {
    if (isChosen) restoreLanguage();
    const locale = session.getSnapshot().user?.locale;
    // Someone who chose no language here gets that of their account; English stays when it cannot be loaded.
    if (!isChosen && locale) changeLanguage(locale).then(rememberLanguage, () => undefined);
  });
}

/** spec §4: the flag is cleared 3 s after each navigation; E146: an alert survives one. */
function followRouter(router: AppRouter): void {
  let { location } = router.state;
  loadingFlag.navigated();
  router.subscribe((state) => {
    if (state.location === location) return;
    ({ location } = state);
    loadingFlag.navigated();
    alertStore.navigated();
  });
}

/** E142: to the address that was asked for, which a navigation that failed has not reached yet. */
function reloadAt(router: AppRouter): void {
  const href = router.createHref(router.state.navigation.location ?? router.state.location);
  lazyDrafts.prepareReload();
  if (new URL(href, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(href);
}

/** E14, T16: a page that the browser kept and shows again is guarded again, before it can be read. */
function guardRestoredPage(router: AppRouter): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || session.guard(window.location) === null) return;
    document.body.hidden = true;
    void router.revalidate().finally(() => {
      document.body.hidden = false;
    });
  });
}

/** E52: what the page had to say before it reloaded itself. */
function showFlash(): void {
  const message = storage.session.get('flash');
  if (message === null) return;
  storage.session.remove('flash');
  alertStore.show({ type: 'danger', message });
}
