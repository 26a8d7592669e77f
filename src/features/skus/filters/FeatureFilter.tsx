import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toFeatureId } from '#features/skus/bulk/bulkActions.ts';
import type { SkuFilters } from '#entities/catalogue/skuFilters.ts';
import type { Filtering } from '#resource/list/ListFilter.ts';
import { useQueryDraft } from '#shared/lib/useQueryDraft.ts';

/** The contract's limits of the two; what is longer is said, never cut (E69). */
const FEATURE_MAX = 64;
const VALUE_MAX = 120;

/** A feature that products have, and the value it has there; both as the tab of a product shows them. */
export function FeatureFilter({ filters, setFilters }: Filtering<SkuFilters>) {
  const { t } = useTranslation('skus');
  const id = useId();
  const feature = useQueryDraft(filters.featureId);
  const value = useQueryDraft(filters.value);
  const isFeatureTooLong = feature.text.trim().length > FEATURE_MAX;
  const isValueTooLong = value.text.trim().length > VALUE_MAX;
  return (
    <chakra.form
      aria-label={t('filter.feature')}
      display="grid"
      gap="2"
      mt="3"
      pt="3"
      borderTopWidth="1px"
      borderColor="border"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFeatureTooLong || isValueTooLong) return;
        setFilters({
          featureId: feature.apply(toFeatureId(feature.get().text)),
          value: value.apply(value.get().text.trim()),
        });
      }}
    >
      <label htmlFor={`${id}feature`}>{t('filter.featureName')}</label>
      <Input
        id={`${id}feature`}
        size="sm"
        autoComplete="off"
        autoCapitalize="none"
        aria-invalid={isFeatureTooLong || undefined}
        aria-describedby={`${id}hint ${id}note`}
        value={feature.text}
        onChange={({ currentTarget }) => feature.type(currentTarget.value)}
      />
      <label htmlFor={`${id}value`}>{t('filter.featureValue')}</label>
      <Input
        id={`${id}value`}
        size="sm"
        autoComplete="off"
        aria-invalid={isValueTooLong || undefined}
        aria-describedby={`${id}note`}
        value={value.text}
        onChange={({ currentTarget }) => value.type(currentTarget.value)}
      />
      <chakra.p id={`${id}hint`} fontSize="sm" color="fg.muted">
        {t('filter.featureHint')}
      </chakra.p>
      <chakra.p id={`${id}note`} role="status" fontSize="sm" color="bad" _empty={{ display: 'none' }}>
        {(isFeatureTooLong || isValueTooLong) &&
          t('search.tooLong', { ns: 'lists', max: isFeatureTooLong ? FEATURE_MAX : VALUE_MAX })}
      </chakra.p>
      <Button type="submit" size="sm" variant="outline">
        {t('filter.apply')}
      </Button>
    </chakra.form>
  );
}
