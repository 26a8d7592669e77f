import { registerEnglish } from '#shared/i18n/i18n.ts';
import matches from '#shared/i18n/locales/en/matches.json';

registerEnglish('matches', matches);
