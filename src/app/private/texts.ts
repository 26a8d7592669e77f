import { registerEnglish } from '#shared/i18n/i18n.ts';
import common from '#shared/i18n/locales/en/common.json';
import shell from '#shared/i18n/locales/en/shell.json';

// The sentences of the frame travel with it; a screen brings its own.
registerEnglish('common', common);
registerEnglish('shell', shell);
