import '#features/payments/paymentsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import paymentDetails from '#shared/i18n/locales/en/paymentDetails.json';

registerEnglish('paymentDetails', paymentDetails);
