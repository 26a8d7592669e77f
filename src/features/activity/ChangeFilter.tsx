import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import type { Filtering } from '#resource/list/ListFilter.ts';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { useQueryDraft } from '#shared/lib/useQueryDraft.ts';
import type { ActivityFilters } from './activityFilters.ts';

/** Fields that are asked for most; an address may name any. */
const offered = [
  ...['unitPrice', 'moq', 'status', 'name', 'category', 'supplier', 'leadTimeDays', 'isKvi'],
  ...['charges', 'features', 'priceExpiresAt', 'countryOfOrigin', 'archivedAt'],
  ...['role', 'nodeIds', 'title', 'parent', 'route'],
];

/** A change of a field, and a value that it had before or after. */
export function ChangeFilter({ filters, setFilters }: Filtering<ActivityFilters>) {
  const { t } = useTranslation('activity');
  const texts = useRecordTexts()('role');
  const field = useQueryDraft(filters.field);
  const value = useQueryDraft(filters.value);
  const fields =
    filters.field === '' || offered.includes(filters.field) ? offered : [filters.field, ...offered];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setFilters({ field: field.apply(field.text), value: value.apply(value.text.trim()) });
      }}
    >
      <Stack gap="3" p="1">
        <FieldFrame label={t('change.field')}>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field
              value={field.text}
              onChange={({ currentTarget }) => field.type(currentTarget.value)}
            >
              <option value="">{t('change.any')}</option>
              {fields.map((name) => (
                <option key={name} value={name}>
                  {texts.field(name)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator aria-hidden />
          </NativeSelect.Root>
        </FieldFrame>
        <FieldFrame label={t('change.value')}>
          <Input
            size="sm"
            autoComplete="off"
            maxLength={100}
            value={value.text}
            onChange={({ currentTarget }) => value.type(currentTarget.value)}
          />
        </FieldFrame>
        <Button type="submit" size="sm" variant="outline">
          {t('change.apply')}
        </Button>
      </Stack>
    </form>
  );
}
