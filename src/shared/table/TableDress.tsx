import { chakra } from '@chakra-ui/react/styled-system';
import { memo, use } from 'react';
import type { Density } from './listLook.ts';
import { TableContentContext, type TableContent } from './tableContent.ts';
import { frameStyles, tableStyles } from './tableStyles.ts';

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
