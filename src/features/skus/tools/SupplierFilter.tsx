import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { listSuppliersOptions } from '#api/generated/query/catalogue.gen.ts';

interface SupplierFilterProps {
  /** Id of a supplier, or nothing for all. */
  value: string;
  onChange: (id: string) => void;
}

/** Whose products are looked at. Without the list of suppliers it offers all of them only. */
export function SupplierFilter({ value, onChange }: SupplierFilterProps) {
  const { t } = useTranslation('skuTools');
  const texts = useFieldTexts();
  const id = useId();
  const { data } = useQuery(listSuppliersOptions());
  return (
    <chakra.div css={bar}>
      <label htmlFor={id}>{texts.field('supplier')}</label>
      <NativeSelect.Root size="sm" width="auto">
        <NativeSelect.Field
          id={id}
          width="auto"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">{t('duplicates.allSuppliers')}</option>
          {data?.items.map((supplier) => (
            <option key={supplier.id} value={supplier.id}>
              {supplier.name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
    </chakra.div>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  mb: '3',
  color: 'fg.muted',
} as const;
