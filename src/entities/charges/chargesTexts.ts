import { registerEnglish } from '#shared/i18n/i18n.ts';
import charges from '#shared/i18n/locales/en/charges.json';

registerEnglish('charges', charges);
