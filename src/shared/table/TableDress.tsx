import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, memo, use, type ReactNode } from 'react';
import type { Density } from './listLook.ts';
import { frameStyles, tableStyles } from './tableStyles.ts';

/** What a dressed table holds: it changes with each tick, the dress does not. */
export interface TableContent {
  before: ReactNode;
  table: ReactNode;
  after: ReactNode;
}

interface TableDressProps {
  label: string;
  /** The rows are read again. */
  busy: boolean;
  waiting: boolean;
  density: Density;
  /** Rows begin with a checkbox. */
  lead: boolean;
  width: string;
  stuck: string;
}

const empty: TableContent = { before: null, table: null, after: null };

/** What a table holds comes to its dress by this, not as children, so that it is not dressed anew with each tick. */
export const TableContentContext = createContext(empty);

/**
 * The frame and the table with their styles. To turn those into a class takes longer than all that a tick changes in
 * the table (performance.md section 4), so they are rendered again only when something of their own changes.
 */
export const TableDress = memo(function TableDress({
  label,
  busy,
  waiting,
  density,
  lead,
  width,
  stuck,
}: TableDressProps) {
  const style = { width, '--stuck': stuck };
  return (
    <chakra.div css={frameStyles} data-busy={busy || undefined}>
      <Content of="before" />
      <div data-scroll>
        <chakra.table
          css={tableStyles}
          aria-label={label}
          aria-busy={busy || waiting}
          data-density={density}
          data-lead={lead || undefined}
          style={style}
        >
          <Content of="table" />
        </chakra.table>
      </div>
      <Content of="after" />
    </chakra.div>
  );
});

function Content({ of }: { of: keyof TableContent }) {
  return use(TableContentContext)[of];
}
