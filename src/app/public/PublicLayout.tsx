import { useEffect, useRef, useSyncExternalStore, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { toggleColorMode, useColorMode } from '#app/lifecycle/colorMode.ts';
import { useLoadingFlag } from '#app/lifecycle/loadingFlag.ts';
import { useHydrated } from '#features/auth/useHydrated.ts';
import { chooseLanguage } from '#shared/i18n/languageChoice.ts';
import { languages } from '#shared/i18n/languages.ts';
import { alertStore } from '#shared/lib/alert.ts';
import { APP_TITLE } from '#shared/lib/constants.ts';
import './public.css';
import { SidePanel } from './SidePanel.tsx';
import { FullScreenSpinner } from './FullScreenSpinner.tsx';

const nothing = (): null => null;

/** Frame of the pages before sign-in: form left, a quiet panel right where there is room. No Chakra (R4a). */
export function PublicLayout() {
  const { key, pathname } = useLocation();
  const isWorking = useLoadingFlag();
  const isUnderWay = useNavigation().state !== 'idle';
  const body = useRef<HTMLElement>(null);

  // A16: after a link of the panel the new heading is read; the first load is silent ("default").
  useEffect(() => {
    const page = body.current;
    if (key === 'default' || !page || page.contains(document.activeElement)) return;
    page.querySelector<HTMLElement>('h1')?.focus();
  }, [key, pathname]);

  return (
    <div className="p">
      <div className="p-main">
        <header className="p-mark">
          <i aria-hidden="true" />
          {APP_TITLE}
        </header>
        <PublicAlert />
        <main ref={body} className="p-body">
          <Outlet />
        </main>
        <Preferences />
      </div>
      {(isWorking || isUnderWay) && <FullScreenSpinner />}
      <aside className="p-side">
        <SidePanel />
      </aside>
    </div>
  );
}

/** Language and colour mode. The list of languages arrives with hydration: it is no part of the first document. */
function Preferences() {
  const { t, i18n } = useTranslation('public');
  const mode = useColorMode();
  const isHydrated = useHydrated();
  const [english] = languages;

  const choose = (event: ChangeEvent<HTMLSelectElement>): void => {
    const chosen = languages.find(({ tag }) => tag === event.target.value);
    if (!chosen) return;
    chooseLanguage(chosen.tag).catch(() =>
      alertStore.show({ type: 'danger', message: t('language.failed') }),
    );
  };

  return (
    <footer className="p-row">
      <select aria-label={t('language.label')} value={i18n.language} onChange={choose}>
        {(isHydrated ? languages : [english]).map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" aria-pressed={mode === 'dark'} className="p-mode" onClick={toggleColorMode}>
        {t('mode.dark')}
      </button>
    </footer>
  );
}

/** The global alert in plain CSS, without Chakra (spec §3, E146): screen readers announce success politely, danger at once. */
function PublicAlert() {
  const { t } = useTranslation('public');
  const shown = useSyncExternalStore(alertStore.subscribe, alertStore.getSnapshot, nothing);
  const message = useRef<HTMLParagraphElement>(null);
  const id = shown?.id;
  const isDanger = shown?.type === 'danger';

  // What went wrong is read first, unless the server named a field and focus is there already.
  useEffect(() => {
    if (isDanger && !document.activeElement?.matches('[aria-invalid=true]')) message.current?.focus();
  }, [id, isDanger]);

  const card = shown && (
    <div key={shown.id} className={`p-news p-${shown.type}`}>
      <p ref={message} tabIndex={-1}>
        {shown.message}
      </p>
      <button type="button" onClick={alertStore.clear}>
        {t('alert.close')}
      </button>
    </div>
  );
  // Both regions are there from the start: a live region that arrives with its text is often not read.
  return (
    <div className="p-alerts">
      <div role="status">{!isDanger && card}</div>
      <div role="alert">{isDanger && card}</div>
    </div>
  );
}
