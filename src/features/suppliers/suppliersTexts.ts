import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import suppliers from '#shared/i18n/locales/en/suppliers.json';

registerEnglish('suppliers', suppliers);
