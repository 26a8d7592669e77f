import { shortWindow } from '#shared/lib/mediaQueries.ts';

/** A column at the end of the page: head, tabs, a body that scrolls, foot. On a phone it is the whole page. */
export const drawerStyles = {
  w: '100%',
  maxW: '36rem',
  '&[data-width=lg]': { maxW: '52rem' },
  borderInlineStart: '1px solid {colors.border}',
  transition: 'translate {durations.moderate}',
  _open: { animationName: 'fade-in', animationDuration: 'fast', '@starting-style': { translate: '3rem 0' } },
  _closed: { animationName: 'fade-out', animationDuration: 'fast' },
  '& > header': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    ps: { base: '4', md: '5' },
    pe: '3',
    pt: '3',
    pb: '3',
    borderBottom: '1px solid {colors.border}',
  },
  '& > header:has(+ [role=tablist])': { pb: '1', borderBottomWidth: 0 },
  '& > [role=tablist]': { flexShrink: 0, px: { base: '1', md: '2' } },
  // Focus comes here when it opens; it is a place, not a control.
  '& > header h2': { lineHeight: '1.75rem', overflowWrap: 'anywhere', _focusVisible: { outline: 'none' } },
  '& > [data-body]': {
    flex: 1,
    minH: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: { base: '4', md: '5' },
    py: '4',
  },
  // The form of a drawer or of its tab fills the body, so that its actions stand at the lower edge in all of them.
  '& > [data-body]:has(> form)': { display: 'flex', flexDirection: 'column' },
  '& > [data-body] > [role=tabpanel]': { display: 'flex', flexDirection: 'column', minH: '100%' },
  '& > [data-body] > [role=tabpanel] > form, & > [data-body] > form': {
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
  },
  '& > [data-body] form > :has(+ [data-foot])': { mb: '4' },
  '& > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    px: { base: '4', md: '5' },
    py: '3',
    borderTop: '1px solid {colors.border}',
  },
  // Head, tabs and foot would leave nothing for the form: all of it scrolls.
  [`@media ${shortWindow}`]: {
    overflowY: 'auto',
    '& > *': { flexShrink: 0 },
    '& > [data-body]': { flex: '1 0 auto', overflowY: 'visible' },
    '& [data-foot]': { position: 'static' },
  },
} as const;
