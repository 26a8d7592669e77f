import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictField } from './ConflictDialog.tsx';

interface ConflictTableProps {
  fields: readonly ConflictField[];
  /** The fields for which theirs is taken. */
  taken: ReadonlySet<string>;
  onTake: (id: string, theirs: boolean) => void;
}

const sides = ['theirs', 'mine'] as const;
const others = { theirs: 'mine', mine: 'theirs' } as const;

/** Theirs beside mine, a row for each field, and the choice between them. */
export function ConflictTable({ fields, taken, onTake }: ConflictTableProps) {
  const { t } = useTranslation('lists');
  const group = useId();
  return (
    <chakra.table css={styles}>
      <thead>
        <tr>
          <th scope="col">{t('conflict.field')}</th>
          <th scope="col">{t('conflict.theirs')}</th>
          <th scope="col">{t('conflict.mine')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.id}>
            <th scope="row" id={`${group}${field.label}`}>
              {field.label}
              {field.changedBy && <span className="note">{t(`conflict.by.${field.changedBy}`)}</span>}
            </th>
            {sides.map((side) => (
              <td key={side}>
                <label>
                  <input
                    type="radio"
                    name={`${group}${field.id}`}
                    aria-describedby={`${group}${field.label}`}
                    checked={taken.has(field.id) === (side === 'theirs')}
                    onChange={() => onTake(field.id, side === 'theirs')}
                  />
                  {shown(field[side], t('conflict.empty'))}
                </label>
                {field.changedBy === others[side] && <span className="note">{t('conflict.unchanged')}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function shown(value: ReactNode, empty: string): ReactNode {
  return value === '' || value === null || value === undefined ? (
    <chakra.span color="fg.muted" fontStyle="italic">
      {empty}
    </chakra.span>
  ) : (
    <span>{value}</span>
  );
}

const styles = {
  w: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  '& :is(th, td)': {
    p: '2',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid {colors.border}',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& th': { fontWeight: 'medium', color: 'fg.muted' },
  '& th:first-of-type': { w: '28%' },
  '& .note': { display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' },
  '& label': { display: 'flex', gap: '2', minH: '6', cursor: 'pointer' },
  '& input': { flexShrink: 0, boxSize: '4', mt: '0.5', accentColor: '{colors.accent}' },
} as const;
