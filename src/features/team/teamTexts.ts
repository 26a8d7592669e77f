import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import team from '#shared/i18n/locales/en/team.json';

registerEnglish('team', team);
