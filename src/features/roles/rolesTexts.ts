import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import roles from '#shared/i18n/locales/en/roles.json';

registerEnglish('roles', roles);
