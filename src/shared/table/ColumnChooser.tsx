import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ColumnLine } from './ColumnLine.tsx';
import { orderOfAll } from './columnRules.ts';
import { FilterMenu } from './filters/FilterMenu.tsx';
import type { VisibleColumns } from './useVisibleColumns.ts';

interface ColumnChooserProps<T, SortKey extends string> {
  columns: VisibleColumns<T, SortKey>;
}

/** Which columns are shown, in which order, and how high the rows are; it counts at once. */
export function ColumnChooser<T, SortKey extends string>({ columns }: ColumnChooserProps<T, SortKey>) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const name = useId();
  const [announced, setAnnounced] = useState('');
  const { all, ids, density } = columns;
  return (
    <FilterMenu label={t('columns.title')}>
      <chakra.div css={styles}>
        <div role="radiogroup" aria-label={t('columns.density')}>
          {densities.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={name}
                checked={density === each}
                onChange={() => columns.setDensity(each)}
              />
              {t(`columns.${each}`)}
            </label>
          ))}
        </div>
        <ul aria-label={t('columns.title')}>
          {orderOfAll(all, ids).map((id) => {
            const column = all.find((each) => each.id === id);
            const at = ids.indexOf(id);
            return (
              column && (
                <ColumnLine
                  key={id}
                  label={column.header}
                  isKey={column.isKey ?? false}
                  isShown={at >= 0}
                  // The key column stays where it is.
                  canMove={{ up: at > 1, down: at > 0 && at < ids.length - 1 }}
                  onToggle={() => columns.toggle(id)}
                  onMove={(by) => {
                    columns.move(id, by);
                    setAnnounced(
                      t('columns.moved', {
                        name: column.header,
                        place: format.number(at + by + 1),
                        count: ids.length,
                        total: format.number(ids.length),
                      }),
                    );
                  }}
                />
              )
            );
          })}
        </ul>
        <Button
          size="xs"
          variant="ghost"
          justifySelf="start"
          aria-disabled={!columns.isChanged}
          onClick={columns.reset}
        >
          {t('columns.reset')}
        </Button>
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </chakra.div>
    </FilterMenu>
  );
}

const densities = ['normal', 'compact'] as const;

const styles = {
  display: 'grid',
  gap: '2',
  '& [role=radiogroup]': { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
  '& [role=radiogroup] label': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '7',
    cursor: 'pointer',
  },
  '& [type=radio]': { boxSize: '4', accentColor: '{colors.accent}' },
  '& ul': { borderTopWidth: '1px', borderColor: 'border', pt: '1' },
} as const;
