import './searchTexts.ts';
import { currentSession } from './api/searchSession.ts';

export { SearchPage as Component } from './SearchPage.tsx';

/**
 * Asks for the session, and fetches the client, which is a chunk of its own, while the page is made. It does not wait: the
 * box stands, and the hits have a place.
 */
export function loader(): Promise<null> {
  currentSession().catch(() => undefined);
  import('./api/typesensePort.ts').catch(() => undefined);
  return Promise.resolve(null);
}
