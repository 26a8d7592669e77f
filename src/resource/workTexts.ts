import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import work from '#shared/i18n/locales/en/work.json';

// Jobs, bulk actions and imports are chunks of their own; the first one that is opened brings the sentences of all.
registerEnglish('work', work);
