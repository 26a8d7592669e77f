import { Button } from '@chakra-ui/react/button';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportRun } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { plainTable, tableFrame } from '#work/plainTable.ts';
import { useChangeText } from '#work/useChangeText.ts';
import { isSameMapping, mappingOf, remapped, type Mapping } from './importRules.ts';

interface ImportMappingProps {
  /** A new check is another mapping: give it a `key`. */
  run: ImportRun;
  pending: boolean;
  onCheckAgain: (mapping: Mapping) => void;
}

/** Which column of the file is read as which field. It is remembered for the next file with the same headers. */
export function ImportMapping({ run, pending, onCheckAgain }: ImportMappingProps) {
  const { t } = useTranslation('work');
  const format = useFormat();
  const text = useChangeText();
  const [mapping, setMapping] = useState(() => mappingOf(run.columns));
  const changed = !isSameMapping(mapping, mappingOf(run.columns));
  const read = mapping.filter((field) => field !== null).length;
  return (
    <chakra.details
      open={run.missingFields.length > 0}
      css={{ '& > summary': { cursor: 'pointer', py: '1', fontWeight: 'semibold' } }}
    >
      <summary>
        {t('import.mapping', {
          read: format.number(read),
          count: run.columns.length,
          all: format.number(run.columns.length),
        })}
      </summary>
      <chakra.div css={{ ...tableFrame, mt: '1' }}>
        <chakra.table css={plainTable}>
          <thead>
            <tr>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{t('import.sample')}</th>
              <th scope="col">{t('import.readAs')}</th>
            </tr>
          </thead>
          <tbody>
            {run.columns.map(({ header, sample }, at) => (
              <tr key={`${at} ${header}`}>
                <td>{header}</td>
                <chakra.td color="fg.muted">{sample}</chakra.td>
                <td>
                  <NativeSelect.Root size="sm" minW="10rem">
                    <NativeSelect.Field
                      aria-label={t('import.readColumnAs', { column: header })}
                      value={mapping[at] ?? ''}
                      onChange={({ currentTarget }) =>
                        setMapping(remapped(mapping, at, currentTarget.value || null))
                      }
                    >
                      <option value="">{t('import.leftOut')}</option>
                      {run.fields.map((field) => (
                        <option key={field} value={field}>
                          {text.field(field)}
                        </option>
                      ))}
                    </NativeSelect.Field>
                    <NativeSelect.Indicator aria-hidden />
                  </NativeSelect.Root>
                </td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
      {changed && (
        <Button mt="2" size="sm" aria-disabled={pending} onClick={() => onCheckAgain(mapping)}>
          {t(pending ? 'import.reading' : 'import.checkAgain')}
        </Button>
      )}
    </chakra.details>
  );
}
