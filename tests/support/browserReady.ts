import { provideBrowser } from './browser.ts';

// The step before the browser tests: a newcomer's machine may have no browser.
await provideBrowser();
