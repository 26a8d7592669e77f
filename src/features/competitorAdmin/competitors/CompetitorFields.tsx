import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { zCurrency } from '#api/currency.ts';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { CheckField } from '#shared/form/CheckField.tsx';
import { CountryField } from '#shared/form/CountryField.tsx';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import type { useZodForm } from '#shared/form/useZodForm.ts';
import { currencyNames } from '#shared/i18n/currencies.ts';
import { ColorChoice } from './ColorChoice.tsx';
import {
  competitorTypes,
  scanFrequencies,
  toLogName,
  type CompetitorKey,
  type CompetitorValues,
} from './competitorForm.ts';

interface CompetitorFieldsProps {
  form: ReturnType<typeof useZodForm<CompetitorValues>>;
  /** The country that is stored. */
  country: string;
  readOnly: boolean;
}

/** What people say of a competitor: who it is, and how it states its prices. */
export function CompetitorFields({ form, country, readOnly }: CompetitorFieldsProps) {
  const { t, i18n } = useTranslation(['competitorAdmin', 'records']);
  const words = useRecordTexts()('competitor');
  const currencies = useMemo(
    () =>
      currencyNames(zCurrency.options, i18n.language).map(({ code, name }) => ({
        value: code,
        label: `${code} · ${name}`,
      })),
    [i18n.language],
  );
  const labelOf = (key: CompetitorKey): string => words.field(toLogName(key));
  const text = (key: CompetitorKey) => ({
    label: labelOf(key),
    field: form.register(key),
    error: form.errorOf(key),
    readOnly,
  });
  const choice = (key: CompetitorKey) => ({
    label: labelOf(key),
    field: { ...form.register(key), disabled: readOnly },
  });
  const check = (key: CompetitorKey) => (
    <CheckField label={labelOf(key)} {...form.register(key)} disabled={readOnly} />
  );
  return (
    <>
      <TextField {...text('name')} autoComplete="off" />
      <TextField {...text('domain')} hint={t('domain.hint')} autoComplete="off" />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <CountryField {...choice('country')} known={country} />
        <SelectField {...choice('currency')} options={currencies} />
        <SelectField
          {...choice('type')}
          options={competitorTypes.map((value) => ({ value, label: t(`type.${value}`, { ns: 'records' }) }))}
        />
        <SelectField
          {...choice('scanFrequency')}
          options={scanFrequencies.map((value) => ({
            value,
            label: t(`scanFrequency.${value}`, { ns: 'records' }),
          }))}
        />
      </Grid>
      <chakra.fieldset css={group}>
        <legend>{t('prices')}</legend>
        <p>{t('prices.hint')}</p>
        {check('setup')}
        {check('oneColor')}
        {check('shipping')}
        {check('taxIncluded')}
      </chakra.fieldset>
      <DecimalField {...text('taxPct')} hint={t('taxPct.hint')} />
      <TextField {...text('shippingNote')} autoComplete="off" />
      <ColorChoice legend={labelOf('colorToken')} field={choice('colorToken').field} />
      <TextAreaField {...text('notes')} />
    </>
  );
}

const group = {
  '& legend': { fontSize: 'sm', fontWeight: 'semibold' },
  '& p': { fontSize: 'xs', color: 'fg.muted', mb: '1' },
} as const;
