import { registerEnglish } from '#shared/i18n/i18n.ts';
import home from '#shared/i18n/locales/en/home.json';

registerEnglish('home', home);
