/// <reference types="msw/vite/client" />
import { network } from 'virtual:msw';

import { createApi } from './handlers.ts';
import { mswHandlers } from './mswHandlers.ts';
import { restoreSessions, saveSessions } from '#mocks/core/mockSessions.ts';
import { askWorker } from '#mocks/doubles/typesense/askWorker.ts';

const STATE_KEY = 'backroom-demo.state';

function readSavedState(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(STATE_KEY) ?? '');
  } catch {
    return undefined;
  }
}

function saveState(): void {
  try {
    sessionStorage.setItem(STATE_KEY, JSON.stringify(saveSessions()));
  } catch {
    // The demo works without: a reload then starts over.
  }
}

/**
 * The adapter of the static demo: the mock in the page, behind a service worker. Their state is kept for the tab, so
 * that a reload does not sign anybody out.
 */
export async function startBrowserMock(): Promise<void> {
  restoreSessions(readSavedState());
  const answer = createApi({ ask: askWorker() });
  const answerAndSave = async (request: Request): Promise<Response> => {
    const response = await answer(request);
    saveState();
    return response;
  };
  network.configure({
    handlers: mswHandlers(answerAndSave),
    onUnhandledFrame: 'bypass',
    // Its log would print passwords and tokens.
    context: { quiet: true },
  });
  await network.enable();
}
