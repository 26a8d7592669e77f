import { registerEnglish } from '#shared/i18n/i18n.ts';
import customizer from '#shared/i18n/locales/en/customizer.json';

// The sentences of the customizer travel with it.
registerEnglish('customizer', customizer);
