import { registerEnglish } from '#shared/i18n/i18n.ts';
import account from '#shared/i18n/locales/en/account.json';

// The modal and the page are chunks of their own; each brings the sentences of the area.
registerEnglish('account', account);
