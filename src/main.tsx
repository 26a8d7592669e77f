import '#api/zodConfig.ts'; // before any schema is made
import '#theme/inter.css'; // known before the first paint, fetched where it is used
import './app/public/texts.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { start } from './app/start.ts';

async function show(root: HTMLElement): Promise<void> {
  // The build replaces the constant by its value: these are the doors of the dev server, and no build holds the branch.
  if (__API_MODE__ === 'mock' || __API_MODE__ === 'prism' || __API_MODE__ === 'backend') {
    const { startDev } = await import('./dev/startDev.ts');
    startDev(__API_MODE__);
  }
  const app = <App router={await start()} />;
  // The page's own script has taken the prerendered form away wherever it is not what is shown.
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void show(root);
