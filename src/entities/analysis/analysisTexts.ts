import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import analysis from '#shared/i18n/locales/en/analysis.json';

registerEnglish('analysis', analysis);
