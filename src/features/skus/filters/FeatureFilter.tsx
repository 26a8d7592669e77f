import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { featureIdOf } from '#features/skus/bulk/bulkActions.ts';
import type { Filtering } from './filtering.ts';

/** A feature that products have, and the value it has there; both as the tab of a product shows them. */
export function FeatureFilter({ filters, setFilters }: Filtering) {
  const { t } = useTranslation('skus');
  const id = useId();
  const [featureId, setFeatureId] = useState(filters.featureId);
  const [value, setValue] = useState(filters.value);
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
        setFilters({ featureId: featureIdOf(featureId), value: value.trim() });
      }}
    >
      <label htmlFor={`${id}feature`}>{t('filter.featureName')}</label>
      <Input
        id={`${id}feature`}
        size="sm"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={64}
        aria-describedby={`${id}hint`}
        value={featureId}
        onChange={({ currentTarget }) => setFeatureId(currentTarget.value)}
      />
      <label htmlFor={`${id}value`}>{t('filter.featureValue')}</label>
      <Input
        id={`${id}value`}
        size="sm"
        autoComplete="off"
        maxLength={120}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <chakra.p id={`${id}hint`} fontSize="sm" color="fg.muted">
        {t('filter.featureHint')}
      </chakra.p>
      <Button type="submit" size="sm" variant="outline">
        {t('filter.apply')}
      </Button>
    </chakra.form>
  );
}
