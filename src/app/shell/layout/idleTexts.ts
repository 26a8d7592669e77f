import { registerEnglish } from '#shared/i18n/i18n.ts';
import idle from '#shared/i18n/locales/en/idle.json';

registerEnglish('idle', idle);
