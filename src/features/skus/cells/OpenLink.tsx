import type { ReactNode } from 'react';

interface OpenLinkProps {
  /** The address of what it opens. */
  to: string;
  onOpen: () => void;
  className?: string;
  title?: string;
  children: ReactNode;
}

/** Opens something over the list, and in a tab of its own for who wants that. */
export function OpenLink({ to, onOpen, className, title, children }: OpenLinkProps) {
  return (
    <a
      href={to}
      className={className}
      title={title}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}
