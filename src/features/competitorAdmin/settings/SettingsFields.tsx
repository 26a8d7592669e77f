import { Grid } from '@chakra-ui/react/grid';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import type { useZodForm } from '#shared/form/useZodForm.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { readStandardQuantities, type SettingsKey, type SettingsValues } from './settingsForm.ts';

interface SettingsFieldsProps {
  form: ReturnType<typeof useZodForm<SettingsValues>>;
  readOnly: boolean;
}

/** The quantities at which prices are compared, and the limits of counting. */
export function SettingsFields({ form, readOnly }: SettingsFieldsProps) {
  const { t } = useTranslation('marketSettings');
  const words = useRecordTexts()('marketSettings');
  const format = useFormat();
  const [typed, chosen] = useWatch({ control: form.control, name: ['standardQuantities', 'listQuantity'] });
  const quantities = (readStandardQuantities(typed) ?? []).map(String);
  // What is chosen stays in sight while the quantities are typed; the check says that it is none of them.
  const offered = quantities.includes(chosen) ? quantities : [chosen, ...quantities];
  const field = (key: Exclude<SettingsKey, 'fixedRates'>) => ({
    label: words.field(key),
    field: form.register(key),
    error: form.errorOf(key),
    readOnly,
  });
  return (
    <>
      <TextField {...field('standardQuantities')} hint={t('quantities.hint')} autoComplete="off" />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <SelectField
          {...field('listQuantity')}
          field={{ ...form.register('listQuantity'), disabled: readOnly }}
          hint={t('listQuantity.hint')}
          options={offered.map((value) => ({ value, label: format.number(Number(value)) }))}
        />
        <DecimalField {...field('tieTolerancePct')} hint={t('tolerance.hint')} />
        <IntegerField {...field('suspiciousPct')} hint={t('suspicious.hint')} />
        <IntegerField {...field('freshIntervals')} hint={t('fresh.hint')} />
        <IntegerField {...field('expiredDays')} hint={t('expired.hint')} />
      </Grid>
    </>
  );
}
