import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** What a dialog and a drawer share. */
export const overlay = {
  backdrop: {
    position: 'fixed',
    inset: 0,
    bg: 'backdrop',
    zIndex: 'calc({zIndex.overlay} + var(--layer-index, 0) - 1)',
    _open: { animationName: 'fade-in', animationDuration: 'moderate' },
    _closed: { animationName: 'fade-out', animationDuration: 'fast' },
  },
  positioner: {
    position: 'fixed',
    inset: 0,
    display: 'flex',
    overscrollBehaviorY: 'none',
    zIndex: 'calc({zIndex.overlay} + var(--layer-index, 0))',
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'float',
    borderWidth: '1px',
    borderColor: 'border',
    outline: 0,
  },
  header: { px: '6', pt: '5', pb: '2', pe: '14' },
  title: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: '1.35' },
  description: { color: 'fg.muted' },
  body: { flex: 1, px: '6', py: '2' },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    px: '6',
    pt: '4',
    pb: '5',
  },
  closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
} as const satisfies Record<string, SystemStyleObject>;
