import { registerEnglish } from '#shared/i18n/i18n.ts';
import skuDrawer from '#shared/i18n/locales/en/skuDrawer.json';

// The drawer, its tabs and the dialogs about one product are chunks of their own; each brings the sentences.
registerEnglish('skuDrawer', skuDrawer);
