import '#api/zodConfig.ts'; // before any schema is made
import './app/public/texts.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { start } from './app/start.ts';

async function show(root: HTMLElement): Promise<void> {
  const app = <App router={await start()} />;
  // The page's own script has taken the prerendered form away wherever it is not what is shown.
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void show(root);
