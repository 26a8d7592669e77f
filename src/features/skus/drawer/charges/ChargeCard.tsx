import { IconButton } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconText } from '#shared/ui/icon.ts';
import { CheckField } from '#shared/form/CheckField.tsx';
import { ChoiceField } from '#shared/form/ChoiceField.tsx';
import { ReadField } from '#shared/form/ReadField.tsx';
import { chargeTypes, chargeUnits, type ChargeLine } from './chargeForm.ts';
import type { ChargeForm } from './useChargeForm.ts';

interface ChargeCardProps {
  form: ChargeForm['form'];
  at: number;
  line: ChargeLine;
  currency: string;
  /** With which all prices of the form line up where they are only read. */
  decimals: number;
  readOnly: boolean;
  onRemove: () => void;
}

/** One charge: what for, how often it is asked, and how much. */
export function ChargeCard({ form, at, line, currency, decimals, readOnly, onRemove }: ChargeCardProps) {
  const { t } = useTranslation('skuDrawer');
  const texts = useFieldTexts();
  const format = useFormat();
  const told = (field: Exclude<keyof ChargeLine, 'appliesLtm'>) => ({
    field: form.register(`lines.${at}.${field}`),
    error: form.errorOf(`lines.${at}.${field}`),
  });
  const types = chargeTypes.map((type) => ({ value: type, label: texts.chargeType(type) }));
  const pers = chargeUnits.map((unit) => ({ value: unit, label: texts.chargePer(unit) }));
  const read = (options: typeof types | typeof pers, chosen: string) =>
    readOnly ? options.find(({ value }) => value === chosen)?.label : undefined;
  const price = (field: 'price' | 'repeatPrice', hint?: string) => {
    const label = texts.fieldIn(field, currency);
    if (!readOnly) return <DecimalField label={label} hint={hint} {...told(field)} />;
    return (
      <ReadField
        label={label}
        value={line[field] && format.money(line[field], currency, { decimals })}
        hint={hint}
      />
    );
  };
  const ltm = { disabled: readOnly, ...form.register(`lines.${at}.appliesLtm`) };
  return (
    <chakra.fieldset borderWidth="1px" borderColor="border" rounded="l2" p="3">
      <chakra.legend srOnly>{line.name || t('charges.new')}</chakra.legend>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' }}
        gap="3"
        alignItems="start"
      >
        <TextField label={texts.field('name')} readOnly={readOnly} {...told('name')} />
        <ChoiceField
          label={texts.field('type')}
          options={types}
          onlyRead={read(types, line.type)}
          {...told('type')}
        />
        <ChoiceField
          label={texts.field('per')}
          options={pers}
          onlyRead={read(pers, line.per)}
          {...told('per')}
        />
      </Grid>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        gap="3"
        alignItems="start"
        mt="3"
      >
        {price('price')}
        {price('repeatPrice', t('charges.repeatHint'))}
        <IntegerField
          label={texts.field('includedUnits')}
          hint={t('charges.unitsHint')}
          readOnly={readOnly}
          {...told('includedUnits')}
        />
      </Grid>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mt="2">
        <CheckField label={texts.field('appliesLtm')} {...ltm} />
        {!readOnly && (
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={t('charges.remove', { name: line.name || t('charges.new') })}
            onClick={onRemove}
          >
            <Trash2 {...iconText} />
          </IconButton>
        )}
      </chakra.div>
    </chakra.fieldset>
  );
}
