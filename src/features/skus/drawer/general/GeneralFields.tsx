import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { CheckField } from '#shared/form/CheckField.tsx';
import { CategoryField } from '#features/skus/drawer/CategoryField.tsx';
import { ChoiceField } from '#features/skus/drawer/ChoiceField.tsx';
import { countryName } from '#features/skus/drawer/countryName.ts';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { chosenStates, type ProductField } from './productForm.ts';
import type { useProductForm } from './useProductForm.ts';

interface GeneralFieldsProps {
  form: ReturnType<typeof useProductForm>['form'];
  /** What the form stands on. */
  product: Product;
  readOnly: boolean;
}

/** The fields of the General tab. */
export function GeneralFields({ form, product, readOnly }: GeneralFieldsProps) {
  const { t, i18n } = useTranslation('skuDrawer');
  const { label, state } = useProductTexts();
  const country = useWatch({ control: form.control, name: 'countryOfOrigin' });

  const told = (name: ProductField) => ({
    label: label(name),
    field: form.register(name),
    error: form.errorOf(name),
  });
  const field = (name: ProductField) => ({ ...told(name), readOnly });
  const choice = (name: ProductField, read: string) => ({
    ...told(name),
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
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4" rowGap="4" alignItems="start">
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
      <CategoryField
        {...choice('categoryId', product.categoryPath)}
        known={{ id: product.category.id, path: product.categoryPath }}
      />
      <TextField {...field('brand')} />
      <TextField {...field('lineName')} />
      <IntegerField {...field('moq')} hint={t('general.moqHint')} />
      <IntegerField {...field('leadTimeDays')} hint={t('general.leadTimeHint')} />
      <TextField
        {...field('countryOfOrigin')}
        hint={countryName(country, i18n.language) ?? t('general.countryHint')}
        spellCheck={false}
      />
      <div>
        <CheckField {...box('isKvi')} hint={t('general.kviHint')} />
        <CheckField {...box('isCaution')} hint={t('general.cautionHint')} />
      </div>
    </Grid>
  );
}

const Wide = chakra('div', { base: { gridColumn: { md: '1 / -1' } } });
