import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useLoadingFlag } from '#app/lifecycle/loadingFlag.ts';
import { APP_TITLE } from '#shared/lib/constants.ts';
import { Preferences } from './Preferences.tsx';
import { PublicAlert } from './PublicAlert.tsx';
import { SidePanel } from './SidePanel.tsx';
import { Wait } from './Wait.tsx';
import './public.css';

/** Frame of the pages before sign-in: form left, a quiet panel right where there is room. No Chakra (R4a). */
export function PublicLayout() {
  const { key, pathname } = useLocation();
  const isWorking = useLoadingFlag();
  const isUnderWay = useNavigation().state !== 'idle';
  const body = useRef<HTMLElement>(null);

  // A16: after a link of the panel the new heading is read; the first load is silent ("default").
  useEffect(() => {
    const page = body.current;
    if (key === 'default' || !page || page.contains(document.activeElement)) return;
    page.querySelector<HTMLElement>('h1')?.focus();
  }, [key, pathname]);

  return (
    <div className="p">
      <div className="p-main">
        <header className="p-mark">
          <i aria-hidden="true" />
          {APP_TITLE}
        </header>
        <PublicAlert />
        <main ref={body} className="p-body">
          <Outlet />
        </main>
        <Preferences />
      </div>
      {(isWorking || isUnderWay) && <Wait />}
      <aside className="p-side">
        <SidePanel />
      </aside>
    </div>
  );
}
