import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { installBrowserGaps } from './browserGaps.ts';
import { delayFrames } from './late.ts';

installBrowserGaps(window);
delayFrames(window);

// Shared machines stall now and then: a query that waits longer costs nothing when it succeeds.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'backroom.device=; Path=/; Max-Age=0';
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  for (const attribute of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(attribute.name);
  }
});
