import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { scrollEdges } from '#shared/ui/scrollEdges.ts';

/** Around a table: it scrolls in both directions by itself, so that its header can stay in sight. */
export const frameStyles = {
  ...scrollEdges,
  minW: 0,
  '& > [role=status]': { srOnly: true },
  '& > [data-scroll]': {
    // Its own layers: what sticks in it never lies over the page's header or a menu.
    isolation: 'isolate',
    // What is only for screen readers stays in the box that scrolls, else it makes the page wider.
    position: 'relative',
    overflow: 'auto',
    maxH: 'max(24rem, calc(100dvh - 12rem))',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    rounded: 'l3',
  },
  // There are more columns than are in sight.
  '& > [data-more] [data-end]': { borderInlineStartWidth: '1px' },
  // Old rows stay while new ones are on their way; a line at the top says so.
  '&[data-busy]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    h: '2px',
    roundedTop: 'l3',
    bg: 'accent',
    animation: 'pulse',
  },
} as const;

// An outline of a row would be below the cells that stick.
const line = {
  top: 'inset 0 2px {colors.accent}',
  bottom: 'inset 0 -2px {colors.accent}',
  start: 'inset 3px 0 {colors.accent}',
  end: 'inset -2px 0 {colors.accent}',
} as const;

const forcedColors = '@media (forced-colors: active)';

// The first cell of a row: the checkbox, or the name where there is none.
const currentStart =
  '&[data-lead] tr[aria-current] > [data-act=tick], &:not([data-lead]) tr[aria-current] > th';
const focusStart =
  '&[data-lead] tr[data-row]:focus-visible > [data-act=tick], &:not([data-lead]) tr[data-row]:focus-visible > th';

/**
 * The styles of a table, on its root: cells are plain tags. Backgrounds stand on the rows,
 * and what sticks takes its row's, so that nothing shines through.
 */
export const tableStyles: SystemStyleObject = {
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 'sm',
  // Two lines have room in a row.
  lineHeight: '1.0625rem',
  '--row': '2.5rem',
  '&[data-density=compact]': { '--row': '2rem' },
  '&[data-lead]': { '--lead': '2.5rem' },
  '& tr': { bg: 'bg.panel', h: 'var(--row)' },
  // What gets the focus is not left below what sticks (A11). Of what sticks itself only the height counts.
  '& tbody :is(tr, a, button, input)': { scrollMarginTop: '3rem' },
  '& tbody td:not([data-act], [data-end]) :is(a, button, input)': {
    scrollMarginInlineStart: 'var(--stuck)',
    scrollMarginInlineEnd: '3rem',
  },
  '& thead tr': { bg: 'bg.subtle' },
  '& tr[data-row]:hover': { bg: 'bg.subtle' },
  '& tbody tr[data-ticked]': { bg: 'accent.subtle' },
  '& :is(td, th)': {
    px: '2',
    py: '0.5',
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 'inherit',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
  },
  '& tbody:last-of-type > tr:last-of-type > *': { borderBottomWidth: 0 },
  '& [data-align=end]': { textAlign: 'end' },
  '& td[data-align=end]': { fontVariantNumeric: 'tabular-nums' },
  '& [data-align=center]': { textAlign: 'center' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    bg: 'inherit',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'semibold',
    hyphens: 'auto',
  },
  '& thead [data-end] > span': { srOnly: true },
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '6',
    mx: '-1.5',
    px: '1.5',
    rounded: 'l1',
    textAlign: 'inherit',
    // A button does not take it from its cell.
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { color: 'fg' },
  },
  // The name stands over its numbers. The mark behind it takes no room of its own, so that no name moves or is cut: it
  // lies in the space between two columns.
  '& thead [data-align=end] button': { maxW: '100%', mx: '0', px: '0' },
  // Behind the last one there is no such space, and the mark would make the table scroll.
  '& :is(td, th)[data-align=end]:last-child': { pe: '3' },
  '& thead [data-mark]': { w: 0, overflow: 'visible', opacity: 0 },
  // A picture would be as narrow as the mark.
  '& thead [data-mark] > svg': { maxW: 'none', flexShrink: 0 },
  '& thead :is([aria-sort=ascending], [aria-sort=descending], :hover, :focus-within) > button > [data-mark]':
    {
      opacity: 1,
    },
  '& thead :is([aria-sort=ascending], [aria-sort=descending], :hover, :focus-within)': { zIndex: 3 },
  '& :is(tbody th, thead [data-key])': {
    position: 'sticky',
    insetInlineStart: { base: 0, md: 'var(--lead, 0px)' },
    bg: 'inherit',
    borderInlineEndWidth: '1px',
  },
  '& tbody th': { zIndex: 1, fontWeight: 'medium' },
  // Above the header of a sorted column, which scrolls below it.
  '& thead [data-key]': { zIndex: 4 },
  // In the place of the button, so that the names stand in one line.
  '& tbody th > div > [data-gap]': { w: '7', flexShrink: 0 },
  '& tbody th > div': { display: 'flex', alignItems: 'center', gap: '1' },
  // A name without a place to break takes further lines, as in any other cell.
  '& tbody th > div, & tbody th > div > *': { overflowWrap: 'anywhere' },
  '& [data-act=tick]': { px: 0, textAlign: 'center', cursor: 'pointer' },
  '& :is(thead, tbody) > tr > [data-act=tick]': {
    position: { md: 'sticky' },
    // On a phone it goes along, and its header too, which sticks to the top.
    insetInlineStart: { base: 'auto', md: 0 },
    zIndex: 1,
    bg: 'inherit',
  },
  '& thead > tr > [data-act=tick]': { zIndex: 4 },
  '& input[type=checkbox]': { boxSize: '4', verticalAlign: 'middle', accentColor: '{colors.accent}' },
  '& [data-end]': {
    position: { md: 'sticky' },
    insetInlineEnd: { base: 'auto', md: 0 },
    px: 0,
    textAlign: 'center',
    bg: 'inherit',
  },
  '& :is([data-act=menu], [data-act=expand])': {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '7',
    rounded: 'l2',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    _expanded: { bg: 'bg.subtle', color: 'fg' },
  },
  '& tr:hover :is([data-act=menu], [data-act=expand]):hover': { bg: 'bg.panel' },
  '& [data-act=open]': {
    minH: '6',
    minW: 0,
    textAlign: 'start',
    rounded: 'l1',
    color: 'accent',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
  '& tr[data-row]:focus': { outline: 'none' },
  // Where the keys are, also while the focus is elsewhere for a moment: a bar at its start.
  [currentStart]: {
    boxShadow: line.start,
    [forcedColors]: { borderInlineStart: '4px solid Highlight' },
  },
  '& tr[data-row]:focus-visible > *': {
    boxShadow: `${line.top}, ${line.bottom}`,
    [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  [focusStart]: { boxShadow: `${line.top}, ${line.bottom}, ${line.start}` },
  '& tr[data-row]:focus-visible > [data-end]': { boxShadow: `${line.top}, ${line.bottom}, ${line.end}` },
  '& [data-part] > td': { p: 0 },
  '& [data-waiting] span': {
    display: 'block',
    h: '3',
    w: '60%',
    rounded: 'l1',
    bg: 'bg.subtle',
    animation: 'pulse',
  },
};
