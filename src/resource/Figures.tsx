import { chakra } from '@chakra-ui/react/styled-system';
import { useFormat } from '#shared/i18n/useFormat.ts';

interface FiguresProps {
  figures: readonly { label: string; value: number; tone?: 'good' | 'caution' | 'bad' }[];
}

/** The few numbers that say what a preview or a result is about. */
export function Figures({ figures }: FiguresProps) {
  const format = useFormat();
  return (
    <chakra.dl css={styles}>
      {figures.map(({ label, value, tone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <chakra.dd {...(tone !== undefined && value > 0 ? { color: tone } : {})}>
            {format.number(value)}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& > div': {
    display: 'flex',
    // The name is read first and stands below.
    flexDirection: 'column-reverse',
    flex: '1 1 6.5rem',
    px: '3',
    py: '2',
    bg: 'bg.subtle',
    borderRadius: 'l2',
  },
  '& dt': { fontSize: 'xs', color: 'fg.muted' },
  '& dd': { fontSize: 'xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', lineHeight: '1.3' },
} as const;
