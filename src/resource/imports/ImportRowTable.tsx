import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import type { ImportColumn, ImportRow } from '#api/generated/types.gen.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconText } from '#shared/ui/icon.ts';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import type { ChangeText } from '#resource/Records.ts';
import { cellAddress } from './importRules.ts';

interface ImportRowTableProps {
  rows: readonly ImportRow[];
  columns: readonly ImportColumn[];
  text: ChangeText;
}

/** Rows of a file: what each would change, or what is wrong with which cell, called as the spreadsheet calls it. */
export function ImportRowTable({ rows, columns, text }: ImportRowTableProps) {
  const { t } = useTranslation('work');
  const texts = useFieldTexts();
  const format = useFormat();
  const hasErrors = rows.some(({ errors }) => errors.length > 0);
  return (
    <chakra.div css={tableFrame} tabIndex={0} role="region" aria-label={t('import.rows')}>
      <chakra.table css={plainTable}>
        <thead>
          <tr>
            <th scope="col" data-kind="number">
              {t('column.row')}
            </th>
            <th scope="col">{t('column.item')}</th>
            <th scope="col">{t(hasErrors ? 'column.problem' : 'column.changes')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, label, changes, errors }) => (
            <tr key={row}>
              <td data-kind="number">{format.number(row)}</td>
              <td data-kind="key">{label === '' ? texts.none : label}</td>
              <td>
                <chakra.ul css={lines}>
                  {errors.map(({ field, value, message }, at) => {
                    const cell = cellAddress(columns, field, row);
                    return (
                      <li key={`${at} ${field}`}>
                        <chakra.span color="bad" flexShrink="0">
                          <CircleAlert {...iconText} />
                        </chakra.span>
                        <span>
                          <b>{text.field(field)}</b>{' '}
                          {cell !== null && <chakra.span color="fg.muted">{cell}</chakra.span>}{' '}
                          {value !== '' && <q>{value}</q>} {message}
                        </span>
                      </li>
                    );
                  })}
                  {changes.map(({ field, before, after }) => (
                    <li key={field}>
                      <span>
                        <b>{text.field(field)}</b>{' '}
                        {before !== null && (
                          <chakra.del color="fg.muted">{text.value(field, before)}</chakra.del>
                        )}{' '}
                        <chakra.ins textDecoration="none">{text.value(field, after)}</chakra.ins>
                      </span>
                    </li>
                  ))}
                </chakra.ul>
              </td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

const lines = {
  '& > li': { display: 'flex', gap: '1.5', alignItems: 'flex-start' },
  '& > li + li': { mt: '0.5' },
  '& b': { fontWeight: 'medium', me: '1' },
  '& q': { fontFamily: 'mono', fontSize: 'xs', me: '1' },
  '& del': { me: '1' },
} as const;
