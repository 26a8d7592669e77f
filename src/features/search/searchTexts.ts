import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import search from '#shared/i18n/locales/en/search.json';

registerEnglish('search', search);
