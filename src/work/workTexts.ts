import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import work from '#shared/i18n/locales/en/work.json';

registerEnglish('work', work);
