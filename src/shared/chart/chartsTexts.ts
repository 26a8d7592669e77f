import { registerEnglish } from '#shared/i18n/i18n.ts';
import charts from '#shared/i18n/locales/en/charts.json';

registerEnglish('charts', charts);
