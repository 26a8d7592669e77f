import { use, type ComponentProps, type MouseEvent } from 'react';
import { createPath, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** From the root: `/team?page=2`. */
  to: string;
};

/**
 * A link inside the panel: a plain anchor that the router follows, in a new tab when it is asked for that way. The
 * router's own also fetches pages ahead for another mode of the router, which is 1.4 kB of every page here; and its hooks
 * render each link anew wherever somebody goes, with every letter of a search too.
 */
export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const router = use(DataRouterContext)?.router;
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!router || event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        void router.navigate(to, { replace: createPath(router.state.location) === to });
      }}
    >
      {children}
    </a>
  );
}

/** With a key held, or by another button, the browser opens it elsewhere or saves it. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
