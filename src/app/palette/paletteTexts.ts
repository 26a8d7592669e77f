import { registerEnglish } from '#shared/i18n/i18n.ts';
import palette from '#shared/i18n/locales/en/palette.json';

registerEnglish('palette', palette);
