import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: string };

/**
 * A link inside the panel: a plain anchor that the router follows, in a new tab when it is asked for that way. The
 * router's own also fetches pages ahead for another mode of the router, which is 1.4 kB of every page here.
 */
export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
