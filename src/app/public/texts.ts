import { registerEnglish } from '#shared/i18n/i18n.ts';
import errors from '#shared/i18n/locales/en/errors.json';
import publicPages from '#shared/i18n/locales/en/public.json';

// The sentences of the first load: the pages before sign-in, and what can go wrong anywhere.
registerEnglish('errors', errors);
registerEnglish('public', publicPages);
