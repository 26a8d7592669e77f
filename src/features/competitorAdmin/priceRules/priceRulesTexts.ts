import '#features/competitorAdmin/competitorAdminTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import priceRules from '#shared/i18n/locales/en/priceRules.json';

registerEnglish('priceRules', priceRules);
