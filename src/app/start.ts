import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { loadTextArea } from '#shared/i18n/i18n.ts';
import { startLanguage } from '#shared/i18n/languageChoice.ts';
import { removeStaleWorker } from './lifecycle/removeStaleWorker.ts';
import { connectApp } from './lifecycle/connectApp.ts';
import { connectStripe, startMocks } from './mocking.ts';
import { createAppRouter, type AppRouter } from './router.tsx';

/** Everything that happens before the first render. */
export async function start(): Promise<AppRouter> {
  await startMocks();
  connectStripe();
  // Profile and menu are on their way before the language is there and anything renders.
  session.restore();
  // What follows is the panel: its texts come with those of the public pages, in one round trip.
  if (isLive(session.getSnapshot())) void loadTextArea('panel');
  await startLanguage();
  const router = createAppRouter(session.guard);
  connectApp(router);
  void removeStaleWorker();
  return router;
}
