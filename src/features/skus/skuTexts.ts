import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import skus from '#shared/i18n/locales/en/skus.json';

registerEnglish('skus', skus);
