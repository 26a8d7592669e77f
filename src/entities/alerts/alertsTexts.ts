import { registerEnglish } from '#shared/i18n/i18n.ts';
import alerts from '#shared/i18n/locales/en/alerts.json';

registerEnglish('alerts', alerts);
