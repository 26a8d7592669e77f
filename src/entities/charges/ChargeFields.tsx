import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#shared/form/CheckField.tsx';
import { ChoiceField } from '#shared/form/ChoiceField.tsx';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { ReadOnlyField } from '#shared/form/ReadOnlyField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { zChargeType, zChargeUnit } from '#api/generated/zod/catalogue.gen.ts';
import type { ChargeLine } from './chargeForm.ts';
import type { ChargesForm } from './useChargesForm.ts';

interface ChargeFieldsProps {
  form: ChargesForm['form'];
  /** Which line of the form. */
  at: number;
  currency: string;
  /** Where nothing may be changed: the charge, and the decimals with which all prices line up. */
  read?: { line: ChargeLine; decimals: number } | undefined;
}

/** One charge: what it is for, how often it applies, and how much it is. */
export function ChargeFields({ form, at, currency, read }: ChargeFieldsProps) {
  const { t } = useTranslation('charges');
  const texts = useFieldTexts();
  const format = useFormat();
  const readOnly = read !== undefined;
  const connected = (field: Exclude<keyof ChargeLine, 'id' | 'appliesLtm'>) => ({
    field: form.register(`lines.${at}.${field}`),
    error: form.errorOf(`lines.${at}.${field}`),
  });
  const price = (field: 'price' | 'repeatPrice', hint?: string) => {
    const label = texts.fieldIn(field, currency);
    if (!read) return <DecimalField label={label} hint={hint} {...connected(field)} />;
    const amount = read.line[field];
    const { decimals } = read;
    return <ReadOnlyField label={label} value={amount && format.money(amount, currency, { decimals })} />;
  };
  const belowMinimum = { disabled: readOnly, ...form.register(`lines.${at}.appliesLtm`) };
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" gap="3" alignItems="start">
      <chakra.div gridColumn="1 / -1">
        <TextField label={texts.field('name')} readOnly={readOnly} {...connected('name')} />
      </chakra.div>
      <ChoiceField
        label={texts.field('type')}
        options={zChargeType.options.map((type) => ({ value: type, label: texts.chargeType(type) }))}
        onlyRead={read && texts.chargeType(read.line.type)}
        {...connected('type')}
      />
      <ChoiceField
        label={texts.field('per')}
        options={zChargeUnit.options.map((unit) => ({ value: unit, label: texts.chargePer(unit) }))}
        onlyRead={read && texts.chargePer(read.line.per)}
        {...connected('per')}
      />
      {price('price')}
      {price('repeatPrice', t('repeatHint'))}
      <IntegerField
        label={texts.field('includedUnits')}
        hint={t('unitsHint')}
        readOnly={readOnly}
        {...connected('includedUnits')}
      />
      <chakra.div pt={{ md: '6' }}>
        <CheckField label={texts.field('appliesLtm')} {...belowMinimum} />
      </chakra.div>
    </Grid>
  );
}
