import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import activity from '#shared/i18n/locales/en/activity.json';

registerEnglish('activity', activity);
