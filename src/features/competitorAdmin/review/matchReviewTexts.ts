import '#entities/matches/matchesTexts.ts';
import '#shared/i18n/listsTexts.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import matchReview from '#shared/i18n/locales/en/matchReview.json';

registerEnglish('matchReview', matchReview);
