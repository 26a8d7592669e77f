import '#entities/alerts/alertsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import alertRules from '#shared/i18n/locales/en/alertRules.json';

registerEnglish('alertRules', alertRules);
