import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface FormFootProps {
  /** Why nothing can be saved here, in sight. */
  note?: ReactNode;
  children: ReactNode;
}

/** The actions of a form in a drawer; always at its lower edge. */
export function FormFoot({ note, children }: FormFootProps) {
  return (
    <chakra.div css={styles} data-foot="">
      {note && <p>{note}</p>}
      {children}
    </chakra.div>
  );
}

const styles = {
  position: 'sticky',
  bottom: '-4',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  py: '3',
  mt: 'auto',
  // Over the padding of the body that scrolls.
  mb: '-4',
  zIndex: '1',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border',
  '& > p': { flex: '1', minW: 'min(100%, 12rem)', fontSize: 'sm', color: 'fg.muted' },
} as const;
