import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import productCategory from '#shared/i18n/locales/en/productCategory.json';

registerEnglish('productCategory', productCategory);
