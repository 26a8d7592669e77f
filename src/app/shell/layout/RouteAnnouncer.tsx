import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Says the heading of a new page and moves the focus to it, also of the first page after signing in. The first load
 * is silent, and so is a change of the query or the hash: the page is the same.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [text, setText] = useState('');
  const isFirstLoad = useNavigationType() === NavigationType.Pop;
  const shown = useRef(isFirstLoad ? pathname : null);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    setText(heading?.textContent ?? document.title);
    // A hash has a target of its own (E148); the scroll position is the router's business.
    const target =
      hash === '' ? (heading ?? document.querySelector('main')) : document.getElementById(hash.slice(1));
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}
