import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { ImportRun } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import type { ChangeText } from '#resource/Records.ts';
import { columnLetter, changeMapping, type Mapping } from './importRules.ts';

interface ImportMappingProps {
  run: ImportRun;
  text: ChangeText;
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
}

/** Which column of the file is read as which field. It is remembered for the next file with the same headers. */
export function ImportMapping({ run, text, mapping, onMapping }: ImportMappingProps) {
  const { t } = useTranslation('work');
  const format = useFormat();
  const read = mapping.filter((field) => field !== null).length;
  const skipped = run.columns.flatMap(({ header }, at) =>
    header === '' || mapping[at] ? [] : `${columnLetter(at)} ${header}`,
  );
  return (
    <div>
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
              {run.columns.map(({ header, sample }, at) => {
                const letter = columnLetter(at);
                const name = header === '' ? t('import.columnAt', { letter }) : header;
                return (
                  <tr key={letter}>
                    <td>
                      {header !== '' && (
                        <chakra.span color="fg.muted" me="2">
                          {letter}
                        </chakra.span>
                      )}
                      {name}
                    </td>
                    <chakra.td color="fg.muted">{sample}</chakra.td>
                    <td>
                      <NativeSelect.Root size="sm" minW="10rem">
                        <NativeSelect.Field
                          aria-label={t('import.readColumnAs', { column: name })}
                          value={mapping[at] ?? ''}
                          onChange={({ currentTarget }) =>
                            onMapping(changeMapping(mapping, at, currentTarget.value || null))
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
                );
              })}
            </tbody>
          </chakra.table>
        </chakra.div>
      </chakra.details>
      {skipped.length > 0 && (
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {t('import.skipped', { columns: skipped.join(', ') })}
        </chakra.p>
      )}
    </div>
  );
}
