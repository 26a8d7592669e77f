import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import permissionNodes from '#shared/i18n/locales/en/permissionNodes.json';

registerEnglish('permissionNodes', permissionNodes);
