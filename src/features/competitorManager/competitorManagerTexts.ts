import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import competitorManager from '#shared/i18n/locales/en/competitorManager.json';

registerEnglish('competitorManager', competitorManager);
