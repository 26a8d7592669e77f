import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleColorMode, useColorMode } from '#app/lifecycle/colorMode.ts';
import { useHydrated } from '#features/auth/useHydrated.ts';
import { chooseLanguage } from '#shared/i18n/languageChoice.ts';
import { languages } from '#shared/i18n/languages.ts';
import { alertStore } from '#shared/lib/alert.ts';

/** Language and colour mode. The list of languages arrives with hydration: it is no part of the first document. */
export function Preferences() {
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
