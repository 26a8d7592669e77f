import { registerEnglish } from './i18n.ts';
import lists from './locales/en/lists.json';

// Pages, sort marks and number fields come with the first screen that has one, and bring their sentences.
registerEnglish('lists', lists);
