import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DecimalSign, ImportRun } from '#api/generated/types.gen.ts';
import '#resource/workTexts.ts';
import type { ImportSettings } from './importRules.ts';

interface ImportOptionsProps {
  run: ImportRun;
  /** Names of the sheets of a workbook. */
  sheets: readonly string[];
  settings: ImportSettings;
  onChange: (changes: Partial<ImportSettings>) => void;
}

const parseSign = (value: string): DecimalSign | null => (value === '.' || value === ',' ? value : null);

/** How the file is read: the sheet of a workbook, and the sign before decimals where figures have one (D33). */
export function ImportOptions({ run, sheets, settings, onChange }: ImportOptionsProps) {
  const { t } = useTranslation('work');
  const id = useId();
  const hasSign = run.decimalSignBy !== 'notNeeded' || settings.decimalSign !== null;
  const sign = settings.decimalSign ?? run.decimalSign;
  const isGuessed = settings.decimalSign === null && run.decimalSignBy === 'file';
  if (sheets.length < 2 && !hasSign) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="6" rowGap="3">
      {sheets.length > 1 && (
        <chakra.div minW="12rem">
          <chakra.label htmlFor={`${id}-sheet`} fontWeight="medium">
            {t('import.sheet')}
          </chakra.label>
          <NativeSelect.Root size="sm" mt="1">
            <NativeSelect.Field
              id={`${id}-sheet`}
              value={settings.sheet}
              // Another sheet has other columns and figures.
              onChange={({ currentTarget }) =>
                onChange({ sheet: Number(currentTarget.value), mapping: null, decimalSign: null })
              }
            >
              {sheets.map((name, at) => (
                <option key={name} value={at}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator aria-hidden />
          </NativeSelect.Root>
        </chakra.div>
      )}
      {hasSign && (
        <chakra.div minW="12rem">
          <chakra.label htmlFor={`${id}-sign`} fontWeight="medium">
            {t('import.decimal')}
          </chakra.label>
          <NativeSelect.Root size="sm" mt="1">
            <NativeSelect.Field
              id={`${id}-sign`}
              value={sign ?? ''}
              aria-describedby={`${id}-signHint`}
              onChange={({ currentTarget }) => onChange({ decimalSign: parseSign(currentTarget.value) })}
            >
              {sign === null && <option value="">{t('import.decimal.choose')}</option>}
              <option value=".">{t('import.decimal.point', { example: '1,234.50' })}</option>
              <option value=",">{t('import.decimal.comma', { example: '1.234,50' })}</option>
            </NativeSelect.Field>
            <NativeSelect.Indicator aria-hidden />
          </NativeSelect.Root>
          <chakra.p id={`${id}-signHint`} fontSize="xs" color={sign === null ? 'bad' : 'fg.muted'} mt="1">
            {sign === null ? t('import.decimal.undecided') : isGuessed ? t('import.decimal.file') : null}
          </chakra.p>
        </chakra.div>
      )}
    </chakra.div>
  );
}
