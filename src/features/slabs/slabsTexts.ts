import { registerEnglish } from '#shared/i18n/i18n.ts';
import slabs from '#shared/i18n/locales/en/slabs.json';

// The page and its dialogs are chunks of their own; each brings the sentences of the area.
registerEnglish('slabs', slabs);
