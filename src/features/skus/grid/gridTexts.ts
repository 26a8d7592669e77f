import { registerEnglish } from '#shared/i18n/i18n.ts';
import skuDrawer from '#shared/i18n/locales/en/skuDrawer.json';
import skuTools from '#shared/i18n/locales/en/skuTools.json';

// The grid is a chunk of its own. It shares the words of fields with the drawer.
registerEnglish('skuTools', skuTools);
registerEnglish('skuDrawer', skuDrawer);
