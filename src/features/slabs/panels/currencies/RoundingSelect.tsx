import { Field } from '@chakra-ui/react/field';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { useTranslation } from 'react-i18next';
import { zSlabLink } from '#api/generated/zod/slabs.gen.ts';
import type { SlabLink } from '#api/generated/types.gen.ts';

interface RoundingSelectProps {
  value: SlabLink['rounding'];
  onChange: (rounding: SlabLink['rounding']) => void;
  /** Why it cannot be chosen (D25); undefined: it can. */
  reason?: string | undefined;
}

/** How converted prices are made prices to print. */
export function RoundingSelect({ value, onChange, reason }: RoundingSelectProps) {
  const { t } = useTranslation('slabPanels');
  const { rounding } = zSlabLink.shape;
  return (
    <Field.Root w="auto" disabled={reason !== undefined} title={reason}>
      <Field.Label>{t('currencies.rounding')}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(rounding.parse(target.value))}>
          {rounding.options.map((each) => (
            <option key={each} value={each}>
              {t(`currencies.rounding.${each}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
      {reason !== undefined && <Field.HelperText srOnly>{reason}</Field.HelperText>}
    </Field.Root>
  );
}
