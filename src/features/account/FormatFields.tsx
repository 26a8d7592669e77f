import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#shared/form/SelectField.tsx';
import { chosenSigns, numberFormats } from '#shared/i18n/numberSigns.ts';
import { deviceZone } from '#shared/i18n/zonedTime.ts';
import type { useAccountForm } from './useAccountForm.ts';
import { zoneChoices } from './zoneChoices.ts';

interface FormatFieldsProps {
  form: ReturnType<typeof useAccountForm>['form'];
  /** As the profile has it: a zone that browsers list by another name can be kept. */
  chosenZone: string;
}

const nameOf = (zone: string): string => zone.replaceAll('_', ' ');

/** How a person reads and types times and numbers (D39). Each number format is shown by a number. */
export function FormatFields({ form, chosenZone }: FormatFieldsProps) {
  const { t } = useTranslation('account');
  const zones = useMemo(
    () => zoneChoices(chosenZone).map((zone) => ({ value: zone, label: nameOf(zone) })),
    [chosenZone],
  );
  const formats = numberFormats.map((format) => {
    const { group, decimal } = chosenSigns[format];
    return { value: format, label: `${['1', '234', '567'].join(group)}${decimal}89` };
  });
  return (
    <>
      <SelectField
        label={t('profile.timeZone')}
        hint={t('profile.timeZoneHint')}
        field={form.register('timeZone')}
        error={form.errorOf('timeZone')}
        options={[{ value: '', label: t('profile.timeZoneNone', { zone: nameOf(deviceZone()) }) }, ...zones]}
      />
      <SelectField
        label={t('profile.numberFormat')}
        hint={t('profile.numberFormatHint')}
        field={form.register('numberFormat')}
        error={form.errorOf('numberFormat')}
        options={[{ value: '', label: t('profile.numberFormatNone') }, ...formats]}
      />
    </>
  );
}
