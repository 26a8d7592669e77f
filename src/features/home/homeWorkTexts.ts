import { registerEnglish } from '#shared/i18n/i18n.ts';
import homeWork from '#shared/i18n/locales/en/homeWork.json';

registerEnglish('homeWork', homeWork);
