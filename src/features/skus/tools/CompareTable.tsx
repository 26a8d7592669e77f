import { chakra } from '@chakra-ui/react/styled-system';
import NotEqual from 'lucide-react/icons/equal-not';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/lib/Link.tsx';
import { iconText } from '#shared/ui/icon.ts';
import type { CompareLine } from './compareRules.ts';

interface CompareTableProps {
  label: string;
  things: readonly { id: string; code: string; to: string }[];
  lines: readonly CompareLine[];
  kept: string;
  onKeep: (id: string) => void;
}

/** Things side by side, what differs first; one of them is the one to keep. */
export function CompareTable({ label, things, lines, kept, onKeep }: CompareTableProps) {
  const { t } = useTranslation('skuTools');
  const group = useId();
  return (
    <chakra.div css={scroller} tabIndex={0} role="region" aria-label={label}>
      <chakra.table css={table}>
        <thead>
          <tr>
            <th scope="col">{t('duplicates.keep')}</th>
            {things.map(({ id, code, to }) => (
              <th key={id} scope="col" className={id === kept ? 'kept' : undefined}>
                <label>
                  <input type="radio" name={group} checked={id === kept} onChange={() => onKeep(id)} />
                  {code}
                </label>
                <chakra.span display="block" fontWeight="normal">
                  <Link to={to} aria-label={t('duplicates.openOf', { code })}>
                    {t('duplicates.open')}
                  </Link>
                </chakra.span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, label: name, values, losses, differs, isNumber }) => (
            <tr key={id} className={differs ? 'differs' : undefined}>
              <th scope="row">
                {differs && (
                  <NotEqual {...iconText} aria-hidden={false} aria-label={t('duplicates.differs')} />
                )}
                {name}
              </th>
              {values.map((value, at) => (
                <td key={things[at]?.id} className={isNumber ? 'num' : undefined}>
                  {losses[at] ? <span className="loss">{value}</span> : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

const scroller = { overflowX: 'auto', borderWidth: '1px', borderColor: 'border', rounded: 'l2' } as const;
const table = {
  width: '100%',
  fontSize: 'sm',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    px: '2.5',
    py: '1.5',
    minW: '9rem',
    maxW: '18rem',
    overflowWrap: 'anywhere',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& thead th': { bg: 'bg.subtle' },
  '& thead th.kept': { bg: 'accent.subtle' },
  '& thead label': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '6',
    fontFamily: 'mono',
    cursor: 'pointer',
  },
  '& thead a': { display: 'inline-block', minH: '6', color: 'accent', textDecoration: 'underline' },
  '& input': { boxSize: '4', accentColor: 'accent', flexShrink: 0 },
  '& th:first-of-type': { minW: '0', width: { base: '7rem', md: '12rem' } },
  '& tbody th': { color: 'fg.muted', fontWeight: 'normal' },
  '& tbody th svg': { display: 'inline-block', verticalAlign: '-0.2em', me: '1.5', color: 'caution' },
  '& tr.differs td': { fontWeight: 'semibold' },
  '& tr:not(.differs) td': { color: 'fg.muted' },
  '& .loss': { color: 'bad', whiteSpace: 'nowrap' },
  '& td.num': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& tbody tr:last-of-type th, & tbody tr:last-of-type td': { borderBottomWidth: '0' },
} as const;
