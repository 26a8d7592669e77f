import '#api/zodConfig.ts'; // before any schema is made
import './app/public/texts.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { session } from '#session/session.ts';
import { startLanguage } from '#shared/i18n/languageChoice.ts';
import { App } from './app/App.tsx';
import { removeStrayWorker } from './app/lifecycle/strayWorker.ts';
import { wire } from './app/lifecycle/wiring.ts';
import { startMocks } from './app/mocking.ts';
import { createAppRouter } from './app/router.tsx';

async function start(root: HTMLElement): Promise<void> {
  await startMocks();
  // Profile and menu are on their way before the language is there and anything renders.
  session.restore();
  await startLanguage();
  const router = createAppRouter(session.guard);
  wire(router);
  const app = <App router={router} />;
  // The page's own script has taken the prerendered form away wherever it is not what is shown.
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
  void removeStrayWorker();
}

const root = document.getElementById('root');
if (root) void start(root);
