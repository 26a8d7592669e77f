import { registerEnglish } from '#shared/i18n/i18n.ts';
import skuTools from '#shared/i18n/locales/en/skuTools.json';

// The dialogs are chunks of their own; each brings the sentences of the tools.
registerEnglish('skuTools', skuTools);
