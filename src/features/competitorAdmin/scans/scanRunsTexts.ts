import '#entities/matches/matchesTexts.ts';
import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import scanRuns from '#shared/i18n/locales/en/scanRuns.json';

registerEnglish('scanRuns', scanRuns);
