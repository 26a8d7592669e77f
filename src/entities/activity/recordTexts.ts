import { registerEnglish } from '#shared/i18n/i18n.ts';
import records from '#shared/i18n/locales/en/records.json';

registerEnglish('records', records);
