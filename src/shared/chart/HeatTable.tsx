import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type ReactNode } from 'react';
import { Link } from '#shared/lib/Link.tsx';
import { figureTable } from '#shared/ui/figureTable.ts';
import { scrollEdges } from '#shared/ui/scrollEdges.ts';
import { useLinkGrid } from '#shared/ui/useLinkGrid.ts';
import { useScrollEdges } from '#shared/ui/useScrollEdges.ts';
import { heatOf, heatShares, heatSigns, type HeatScale } from './heat.ts';

/** A figure of the table. */
export interface HeatCell {
  /** Null: there is none. */
  readonly value: number | null;
  readonly text: string;
  /** An address in the panel, and what it leads to. */
  readonly link?: { readonly href: string; readonly name: string };
}

interface HeatRow {
  readonly id: string;
  readonly name: ReactNode;
  /** A cell for each column. */
  readonly cells: readonly HeatCell[];
  readonly total?: HeatCell;
}

interface HeatTableProps {
  /** What the figures are. */
  caption: string;
  /** What the rows are. */
  rowName: string;
  columns: readonly { readonly id: string; readonly name: string }[];
  rows: readonly HeatRow[];
  /** Of the last column; without it the rows have no total. */
  totalName?: string;
  scale: HeatScale;
  /** What the two arrows say. */
  sideTexts: { readonly above: string; readonly below: string };
}

const sides = ['above', 'below'] as const;

/**
 * Figures by rows and columns, tinted by how far they are from a middle; arrows say the side, so that nothing hangs on a
 * colour. It scrolls in a region of its own, and names stay in sight. Arrow keys lead through its links.
 */
export function HeatTable(props: HeatTableProps) {
  const { caption, rowName, columns, rows, totalName, scale, sideTexts } = props;
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  useScrollEdges(box);
  useLinkGrid(table);
  return (
    <>
      <chakra.div css={scrollEdges}>
        <chakra.div ref={box} css={styles} tabIndex={0} role="region" aria-label={caption}>
          <chakra.table ref={table} role="grid">
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col" data-key>
                  {rowName}
                </th>
                {columns.map(({ id, name }) => (
                  <th key={id} scope="col" className="num">
                    {name}
                  </th>
                ))}
                {totalName !== undefined && (
                  <th scope="col" className="num total">
                    {totalName}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, cells, total }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {columns.map((column, place) => (
                    <Cell key={column.id} cell={cells[place]} scale={scale} />
                  ))}
                  {totalName !== undefined && <Cell cell={total} scale={scale} isTotal />}
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </chakra.div>
      </chakra.div>
      <chakra.ul css={legendStyles}>
        {sides.map((side) => (
          <li key={side}>
            <chakra.span color={side === scale.better ? 'good' : 'bad'} aria-hidden>
              {heatSigns[side]}
            </chakra.span>
            {sideTexts[side]}
          </li>
        ))}
      </chakra.ul>
    </>
  );
}

interface CellProps {
  cell: HeatCell | undefined;
  scale: HeatScale;
  isTotal?: boolean;
}

function Cell({ cell, scale, isTotal = false }: CellProps) {
  const { tone, level, sign } = heatOf(cell?.value ?? null, scale);
  const className = isTotal ? 'num total' : 'num';
  if (!cell) return <td className={className} />;
  const { text, link } = cell;
  return (
    <td className={className} data-heat={level === 0 ? undefined : `${tone}-${level}`}>
      {sign !== '' && <i aria-hidden>{sign}</i>}
      {link ? (
        <Link to={link.href} aria-label={link.name}>
          {text}
        </Link>
      ) : (
        text
      )}
    </td>
  );
}

const tints = Object.fromEntries(
  (['good', 'bad'] as const).flatMap((tone) =>
    heatShares
      .slice(1)
      .map((share, place) => [
        `& td[data-heat=${tone}-${place + 1}]`,
        { bg: `color-mix(in srgb, {colors.${tone}} ${share}%, {colors.bg.panel})` },
      ]),
  ),
);

const styles = {
  ...figureTable,
  maxH: '36rem',
  overflowY: 'auto',
  // Lines between cells would scroll away from under a name that stays.
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: '0' },
  '& tbody tr > *': { borderTopWidth: '1px', borderColor: 'border' },
  '& thead th': {
    ...figureTable['& thead th'],
    position: 'sticky',
    top: '0',
    zIndex: 1,
    // A name takes further lines before it makes its column wide.
    whiteSpace: 'normal',
    minW: '6.5rem',
    maxW: '11rem',
    overflowWrap: 'anywhere',
  },
  '& thead th[data-key]': { insetInlineStart: '0', zIndex: 2 },
  '& tbody th': {
    position: 'sticky',
    insetInlineStart: '0',
    bg: 'bg.panel',
    fontWeight: 'medium',
    whiteSpace: 'normal',
    minW: '7rem',
    maxW: { base: '9rem', md: '16rem' },
    overflowWrap: 'anywhere',
  },
  '& td i': { fontStyle: 'normal', fontSize: '0.625rem', me: '1' },
  '& td a:hover': { textDecoration: 'underline' },
  '& td a': {
    display: 'inline-block',
    minW: '6',
    textDecoration: 'underline',
    textDecorationColor: 'fg.muted/50',
  },
  '& .total': { borderInlineStartWidth: '1px', borderColor: 'border.strong', fontWeight: 'semibold' },
  ...tints,
} as const;

const legendStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  mt: '2',
  fontSize: 'xs',
  color: 'fg.muted',
  '& li > span': { me: '1.5' },
} as const;
