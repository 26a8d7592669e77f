import { Button, IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { zCurrency } from '#api/currency.ts';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import type { useZodForm } from '#shared/form/useZodForm.ts';
import { currencyNames } from '#shared/i18n/currencies.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconText } from '#shared/ui/icon.ts';
import { MAX_RATES, OUR_CURRENCY, type SettingsValues } from './settingsForm.ts';

interface FixedRateFieldsProps {
  form: ReturnType<typeof useZodForm<SettingsValues>>;
  readOnly: boolean;
}

const others = zCurrency.options.filter((code) => code !== OUR_CURRENCY);

/** Exchange rates that take the place of those of the day, row by row. */
export function FixedRateFields({ form, readOnly }: FixedRateFieldsProps) {
  const { t, i18n } = useTranslation('marketSettings');
  const legend = useRecordTexts()('marketSettings').field('fixedRates');
  const format = useFormat();
  const lines = useFieldArray({ control: form.control, name: 'fixedRates' });
  const currencies = useMemo(
    () =>
      currencyNames(others, i18n.language).map(({ code, name }) => ({
        value: code,
        label: `${code} · ${name}`,
      })),
    [i18n.language],
  );
  const addRate = (): void => {
    const taken = new Set<string>(form.getValues('fixedRates').map(({ currency }) => currency));
    const currency = others.find((code) => !taken.has(code)) ?? 'EUR';
    lines.append({ currency, rate: '' });
  };
  return (
    <chakra.fieldset css={rows}>
      <legend>{legend}</legend>
      <p>{t('rates.hint')}</p>
      {lines.fields.map((line, row) => {
        const number = format.number(row + 1);
        return (
          <div key={line.id}>
            <SelectField
              label={t('rates.currency', { number })}
              field={{ ...form.register(`fixedRates.${row}.currency`), disabled: readOnly }}
              error={form.errorOf(`fixedRates.${row}.currency`)}
              options={currencies}
            />
            <DecimalField
              label={t('rates.rate', { number })}
              field={form.register(`fixedRates.${row}.rate`)}
              error={form.errorOf(`fixedRates.${row}.rate`)}
              readOnly={readOnly}
            />
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={t('rates.remove', { number })}
              disabled={readOnly}
              onClick={() => lines.remove(row)}
            >
              <Trash2 {...iconText} />
            </IconButton>
          </div>
        );
      })}
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        disabled={readOnly || lines.fields.length >= MAX_RATES}
        onClick={addRate}
      >
        <Plus {...iconText} />
        {t('rates.add')}
      </Button>
    </chakra.fieldset>
  );
}

const rows = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  pb: '4',
  '& legend': { fontSize: 'sm', fontWeight: 'semibold' },
  '& > p': { fontSize: 'xs', color: 'fg.muted' },
  '& > div': {
    display: 'grid',
    gap: '2',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) auto',
  },
  // Beside the boxes, whose labels stand above.
  '& > div > button': { mt: '1.625rem' },
} as const;
