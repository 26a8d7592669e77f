import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import ladders from '#shared/i18n/locales/en/ladders.json';

registerEnglish('ladders', ladders);
