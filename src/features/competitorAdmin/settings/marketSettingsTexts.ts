import { registerEnglish } from '#shared/i18n/i18n.ts';
import marketSettings from '#shared/i18n/locales/en/marketSettings.json';

registerEnglish('marketSettings', marketSettings);
