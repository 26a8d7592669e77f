import { registerEnglish } from '#shared/i18n/i18n.ts';
import priceHistory from '#shared/i18n/locales/en/priceHistory.json';

registerEnglish('priceHistory', priceHistory);
