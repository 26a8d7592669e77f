import { registerEnglish } from '#shared/i18n/i18n.ts';
import slabPanels from '#shared/i18n/locales/en/slabPanels.json';

// The panels are chunks of their own; each brings the sentences of the area.
registerEnglish('slabPanels', slabPanels);
