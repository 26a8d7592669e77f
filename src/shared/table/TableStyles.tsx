import { useChakraContext } from '@chakra-ui/react/styled-system';
import { css as serialised, jsx } from '@emotion/react';
import { useMemo, useRef, type ReactNode } from 'react';
import { useScrollEdges } from '#shared/ui/useScrollEdges.ts';
import type { Density } from './listSettings.ts';
import { frameStyles, tableStyles } from './tableStyles.ts';
import { useFittedColumns } from './useFittedColumns.ts';

interface TableStylesProps {
  label: string;
  /** The rows are read again. */
  busy: boolean;
  waiting: boolean;
  density: Density;
  /** Rows begin with a checkbox. */
  lead: boolean;
  width: string;
  stuck: string;
  /** Above and below the table, in its frame. */
  before: ReactNode;
  after: ReactNode;
  children: ReactNode;
}

/**
 * The frame and the table with their styles. To turn those into a class takes longer than all that a tick changes in
 * the table: a component of Chakra does it at each render, so this is done once.
 */
export function TableStyles({
  label,
  busy,
  waiting,
  density,
  lead,
  width,
  stuck,
  before,
  after,
  children,
}: TableStylesProps) {
  const { css } = useChakraContext();
  const frame = useRef<HTMLDivElement>(null);
  useFittedColumns(frame, width);
  useScrollEdges(frame);
  const styles = useMemo(
    () => ({ frame: serialised(css(frameStyles)), table: serialised(css(tableStyles)) }),
    [css],
  );
  const table = jsx(
    'table',
    {
      css: styles.table,
      'aria-label': label,
      'aria-busy': busy || waiting,
      'data-density': density,
      'data-lead': lead || undefined,
      style: { width, '--stuck': stuck },
    },
    children,
  );
  return jsx(
    'div',
    { css: styles.frame, 'data-busy': busy || undefined },
    before,
    <div data-scroll ref={frame}>
      {table}
    </div>,
    after,
  );
}
