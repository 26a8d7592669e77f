import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { orEmpty, recordName } from '#shared/i18n/noValue.ts';
import { DateField } from '#shared/form/DateField.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { CheckField } from '#shared/form/CheckField.tsx';
import { CategoryField } from '#features/skus/drawer/CategoryField.tsx';
import { ChoiceField } from '#shared/form/ChoiceField.tsx';
import { CountryField } from '#shared/form/CountryField.tsx';
import { ReadOnlyField } from '#shared/form/ReadOnlyField.tsx';
import { SupplierField } from '#features/skus/drawer/SupplierField.tsx';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { chosenStates, knownCategory, type ProductField } from './productForm.ts';
import type { useProductForm } from './useProductForm.ts';

interface GeneralFieldsProps {
  form: ReturnType<typeof useProductForm>['form'];
  /** What the form stands on. */
  product: Product;
  readOnly: boolean;
}

/** The fields of the General tab. */
export function GeneralFields({ form, product, readOnly }: GeneralFieldsProps) {
  const { t } = useTranslation('skuDrawer');
  const { label, state, value } = useProductTexts();
  const expiryLabel = label('priceExpiresAt');
  const expiry = value('priceExpiresAt', product.priceExpiresAt);
  const origin = value('countryOfOrigin', product.countryOfOrigin);
  const supplierId = useWatch({ control: form.control, name: 'supplierId' });

  const getFieldProps = (name: ProductField) => ({
    label: label(name),
    field: form.register(name),
    error: form.errorOf(name),
  });
  const field = (name: ProductField) => ({ ...getFieldProps(name), readOnly });
  const choice = (name: ProductField, read: string) => ({
    ...getFieldProps(name),
    onlyRead: readOnly ? read : undefined,
  });
  const box = (name: 'isKvi' | 'isCaution') => ({
    label: label(name),
    disabled: readOnly,
    ...form.register(name),
  });
  const states = chosenStates.some((one) => one === product.status)
    ? chosenStates
    : [product.status, ...chosenStates];
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="4"
      rowGap="4"
      alignItems="start"
    >
      <Wide>
        <TextField {...field('name')} />
      </Wide>
      <Wide>
        <TextAreaField {...field('description')} rows={4} />
      </Wide>
      <ChoiceField
        {...choice('status', state(product.status))}
        hint={t('general.statusHint')}
        options={states.map((value) => ({ value, label: state(value) }))}
      />
      <CategoryField {...choice('categoryId', product.categoryPath)} known={knownCategory(product)} />
      <SupplierField
        {...choice('supplierId', recordName(product.supplier))}
        known={product.supplier}
        hint={supplierId === (orEmpty(product.supplier).id ?? '') ? undefined : t('general.supplierHint')}
      />
      {readOnly ? (
        <ReadOnlyField label={expiryLabel} value={expiry} />
      ) : (
        <DateField {...field('priceExpiresAt')} hint={t('general.expiryHint')} />
      )}
      <TextField {...field('brand')} />
      <TextField {...field('lineName')} />
      <IntegerField {...field('moq')} hint={t('general.moqHint')} />
      <IntegerField {...field('leadTimeDays')} hint={t('general.leadTimeHint')} />
      <CountryField
        {...choice('countryOfOrigin', origin)}
        known={product.countryOfOrigin}
        none={t('general.noCountry')}
      />
      <div>
        <CheckField {...box('isKvi')} hint={t('general.kviHint')} />
        <CheckField {...box('isCaution')} hint={t('general.cautionHint')} />
      </div>
    </Grid>
  );
}

const Wide = chakra('div', { base: { gridColumn: { md: '1 / -1' } } });
