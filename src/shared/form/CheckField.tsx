import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ComponentProps } from 'react';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'color' | 'id'> {
  label: string;
  hint?: string;
}

/** A box to tick, with the browser's own; takes what `register` gives. */
export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <chakra.div css={styles}>
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
    </chakra.div>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '2.5',
  alignItems: 'center',
  '& input': { width: '4.5', height: '4.5', m: '1', accentColor: '{colors.accent}' },
  '& label': { fontSize: 'sm', fontWeight: 'medium', py: '1' },
  '& p': { gridColumn: '2', fontSize: 'xs', color: 'fg.muted' },
} as const;
