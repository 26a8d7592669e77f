import type { ReactNode } from 'react';

/** Text in the lines a row has; the whole of it, or more about it, is its title. */
export function cut(text: string, whole = text): ReactNode {
  return (
    <span className="cut" title={whole}>
      {text}
    </span>
  );
}
