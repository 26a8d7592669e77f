import '#features/payments/paymentsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import takePayment from '#shared/i18n/locales/en/takePayment.json';

registerEnglish('takePayment', takePayment);
