import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import payments from '#shared/i18n/locales/en/payments.json';

registerEnglish('payments', payments);
