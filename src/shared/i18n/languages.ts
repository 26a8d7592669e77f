/** The languages of the panel (spec §1, T07): a fixed list, so no other tag ever reaches a file name. */
export const languages = [
  { tag: 'en', name: 'English' },
  { tag: 'en-GB', name: 'English (UK)' },
  { tag: 'es', name: 'Español' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'fr', name: 'Français' },
  { tag: 'it', name: 'Italiano' },
  { tag: 'ru', name: 'Русский' },
  { tag: 'zh', name: '中文' },
  { tag: 'el', name: 'Ελληνικά' },
] as const;

/** What a person can choose. `tag` is also the value for the `lang` attribute beside the language's own name. */
export type Language = (typeof languages)[number]['tag'];

/** The stretched, bracketed English of tests and development; never part of a production build. */
export const PSEUDO = 'pseudo';

/** Language of the panel when nothing else is asked for, and the fallback of all others (spec §9). */
export const DEFAULT_LANGUAGE = 'en';

/** Every tag i18next may be set to. */
export type LanguageTag = Language | typeof PSEUDO;

/** Whether this build knows the pseudo-locale: development, unit tests, and the build of the layouts' stories. */
export const hasPseudo =
  import.meta.env.DEV || import.meta.env.MODE === 'test' || import.meta.env.MODE === 'whole-menu';

/** The tags this build accepts, languages first. */
export const supportedTags: readonly LanguageTag[] = [
  ...languages.map((language) => language.tag),
  ...(hasPseudo ? ([PSEUDO] as const) : []),
];
