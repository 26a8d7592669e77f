import { chakra } from '@chakra-ui/react/styled-system';

interface SegmentsProps<T extends string> {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChange: (value: T) => void;
}

/** One of a few ways to look at the same thing. */
export function Segments<T extends string>({ label, value, options, onChange }: SegmentsProps<T>) {
  return (
    <chakra.div role="group" aria-label={label} css={styles}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </chakra.div>
  );
}

const styles = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  p: '0.5',
  gap: '0.5',
  bg: 'bg.subtle',
  rounded: 'l2',
  '& button': {
    minH: '7',
    px: '2.5',
    rounded: 'l1',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'pointer',
    borderWidth: '1px',
    borderColor: 'transparent',
  },
  '& button:hover': { color: 'fg' },
  '& button[aria-pressed=true]': { bg: 'bg.panel', color: 'fg', borderColor: 'border.strong' },
} as const;
