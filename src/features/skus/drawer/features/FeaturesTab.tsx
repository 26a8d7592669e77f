import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import type { Product, ProductFeature } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { TextField } from '#shared/form/TextField.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { lineChangedBy, linesByKey, differingKeys, mergedLines } from '#features/skus/drawer/lineRules.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { updateProductMutation } from '#api/generated/query/catalogue.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { productOptions, productSaved } from '#features/skus/drawer/productQueries.ts';
import { notify } from '#shared/ui/notify.ts';
import { useVersionedForm } from '#resource/write/useVersionedForm.ts';
import type { Conflict } from '#resource/write/useVersionedSave.ts';
import {
  featureKind,
  MOST_FEATURES,
  FEATURE_FORM_VERSION,
  featureSchema,
  toFeatures,
  featureValues,
} from './featureForm.ts';

/** The Features tab's form: the whole list is saved, on top of the version it was read from. */
function useFeatureForm(product: Product) {
  const { t } = useTranslation('skuDrawer');
  const { mutateAsync } = useMutation(updateProductMutation());
  const { save, ...rest } = useVersionedForm({
    record: product,
    formId: `features ${product.id}`,
    schemaVersion: FEATURE_FORM_VERSION,
    schema: () => featureSchema,
    valuesOf: featureValues,
    texts: { t },
    fieldOf: (name) => (name === 'lines' ? name : null),
    write: ({ version }, features: ProductFeature[]) =>
      mutateAsync({ path: { productId: product.id }, body: { version, features } }),
    onSaved: (saved) => {
      productSaved(saved);
      notify({ type: 'success', title: t('features.saved') });
    },
    readTheirs: () => queryClient.query({ ...productOptions(product.id), staleTime: 0 }),
    differingKeys: ({ base, theirs, mine }) =>
      differingKeys({ base: base.features, theirs: theirs.features, mine }, featureKind),
  });
  const { base, form } = rest;

  return {
    ...rest,
    lines: useFieldArray({ control: form.control, name: 'lines' }),
    submit: form.handleSubmit((values) => save(base, toFeatures(values))),
    keepMine: ({ theirs, mine }: Conflict<Product, ProductFeature[]>, keys: readonly string[]) =>
      void save(theirs, mergedLines(theirs.features, mine, keys, featureKind)),
  };
}

/** What a product is like, feature by feature. */
export function FeaturesTab({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const reason = usePermissionReason()(permissions.skuManagerEdit);
  const canEdit = reason === undefined;
  const act = useFeatureForm(product);
  const { form, lines } = act;
  const count = lines.fields.length;
  return (
    <RecordForm
      state={act}
      reason={reason}
      dialogs={
        <VersionConflict
          form={act}
          by={({ updatedBy }) => recordName(updatedBy)}
          fieldOf={({ base, theirs, mine }) => {
            const [there, here, was] = [theirs.features, mine, base.features].map((features) =>
              linesByKey(features, featureKind),
            );
            return (key) => ({
              label: (here?.get(key) ?? there?.get(key) ?? was?.get(key))?.title ?? key,
              theirs: there?.get(key)?.value,
              mine: here?.get(key)?.value,
              changedBy: lineChangedBy(key, { base: base.features, theirs: theirs.features }, featureKind),
            });
          }}
        />
      }
    >
      {count === 0 && <chakra.p color="fg.muted">{t('features.none')}</chakra.p>}
      {lines.fields.map((line, at) => (
        <chakra.fieldset key={line.id} css={lineStyle}>
          <chakra.legend srOnly>{line.title || t('features.new')}</chakra.legend>
          <TextField
            label={t('features.title')}
            field={form.register(`lines.${at}.title`)}
            error={form.errorOf(`lines.${at}.title`)}
            // Another title would be another feature.
            readOnly={!canEdit || line.featureId !== ''}
          />
          <TextField
            label={t('features.value')}
            field={form.register(`lines.${at}.value`)}
            error={form.errorOf(`lines.${at}.value`)}
            readOnly={!canEdit}
          />
          {canEdit && (
            <IconButton
              variant="ghost"
              aria-label={t('features.remove', { title: line.title || t('features.new') })}
              onClick={() => lines.remove(at)}
            >
              <Trash2 {...iconText} />
            </IconButton>
          )}
        </chakra.fieldset>
      ))}
      <div>
        <DisabledReasonButton
          size="sm"
          variant="outline"
          reason={reason ?? (count >= MOST_FEATURES ? t('features.most') : undefined)}
          onClick={() => lines.append({ featureId: '', title: '', value: '' })}
        >
          <Plus {...iconText} />
          {t('features.add')}
        </DisabledReasonButton>
      </div>
    </RecordForm>
  );
}

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr auto', md: '1fr 1fr auto' },
  gap: '3',
  alignItems: 'end',
  '& > div:first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
} as const;
