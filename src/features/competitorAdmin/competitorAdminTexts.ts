import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import competitorAdmin from '#shared/i18n/locales/en/competitorAdmin.json';

registerEnglish('competitorAdmin', competitorAdmin);
