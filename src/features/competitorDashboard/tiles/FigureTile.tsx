import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/lib/Link.tsx';

interface FigureTileProps {
  label: string;
  figure: string;
  /** What the figure counts. */
  note: string;
  /** How much it is more than before, with its sign; null: nobody knows. */
  change: string | null;
  tone: 'good' | 'bad' | null;
  to: string;
}

/** One figure, which is a link to what it counts. */
export function FigureTile({ label, figure, note, change, tone, to }: FigureTileProps) {
  const { t } = useTranslation('analysis');
  return (
    <chakra.li css={styles}>
      <Link to={to}>
        <span className="label">{label}</span>
        <span className="figure">{figure}</span>
        <span className="note">
          {note}
          {change !== null && (
            <>
              {' · '}
              <span data-tone={tone ?? undefined}>{t('dashboard.change', { change })}</span>
            </>
          )}
        </span>
      </Link>
    </chakra.li>
  );
}

const styles = {
  display: 'flex',
  '& a': {
    flex: '1',
    minW: '0',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    rounded: 'l3',
    _hover: { borderColor: 'accent' },
  },
  '& .label': { fontSize: 'sm', color: 'fg.muted' },
  '& .figure': {
    fontSize: '1.75rem',
    lineHeight: '1.2',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .note': { fontSize: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  '& [data-tone=good]': { color: 'good' },
  '& [data-tone=bad]': { color: 'bad' },
} as const;
