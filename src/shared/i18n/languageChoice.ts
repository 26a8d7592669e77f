import { storage } from '#shared/lib/storage.ts';
import { changeLanguage, i18n, initI18n } from './i18n.ts';
import { hasPseudo, PSEUDO, type LanguageTag } from './languages.ts';

/**
 * The language the page starts in: the one chosen before, else English (spec §9). In development `?lang=` wins,
 * which is the only way to the pseudo-locale.
 */
export function startLanguage(): Promise<LanguageTag> {
  const asked = hasPseudo ? new URLSearchParams(window.location.search).get('lang') : null;
  return initI18n(asked ?? storage.get('language'));
}

/** A person chooses a language, by its tag. Rejects, and keeps the old one, when its texts cannot be loaded. */
export async function chooseLanguage(language: unknown): Promise<void> {
  await changeLanguage(language);
  rememberLanguage();
}

/** Stores the language on screen. */
export function rememberLanguage(): void {
  if (i18n.language !== PSEUDO) storage.set('language', i18n.language);
}

/** D14, D34: ending a session cleared the stored choice; the last one of the device is stored again after signing in. */
export function restoreLanguage(): void {
  const chosen = storage.get('language');
  if (chosen === null) rememberLanguage();
  else storage.set('language', chosen);
}
