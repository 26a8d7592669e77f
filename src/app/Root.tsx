import { Outlet } from 'react-router-dom';
import { useDocumentTitle } from './lifecycle/useDocumentTitle.ts';

/** What both branches have in common: the title of the page. */
export function Root() {
  useDocumentTitle();
  return <Outlet />;
}
