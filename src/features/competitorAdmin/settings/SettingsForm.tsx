import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MarketSettings } from '#api/generated/types.gen.ts';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { formConflict } from '#resource/write/conflictFields.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import { useDebounced } from '#shared/lib/useDebounced.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { FixedRateFields } from './FixedRateFields.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { changedKeys, settingText, settingsInput, settingsValues } from './settingsForm.ts';
import { SettingsPreview } from './SettingsPreview.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

/** The settings to be changed, beside what that would do to the figures of today. */
export function SettingsForm({ settings }: { settings: MarketSettings }) {
  const { t } = useTranslation('marketSettings');
  const words = useRecordTexts()('marketSettings');
  const format = useFormat();
  const reason = usePermissionReason()(permissions.competitorAdminEdit);
  const act = useSettingsForm(settings);
  const { base, form } = act;
  const tried = useDebounced(useWatch({ control: form.control, compute: settingsInput }));
  return (
    <chakra.div css={beside}>
      <Panel
        title={t('title')}
        meta={t('changed', { name: base.updatedBy.name, date: format.dateTime(base.updatedAt) })}
      >
        <RecordForm
          state={act}
          reason={reason}
          dialogs={
            <VersionConflict
              form={act}
              by={(theirs) => theirs.updatedBy.name}
              fieldOf={formConflict({
                valuesOf: settingsValues,
                changedKeys,
                label: words.field,
                text: (key, values) => orDash(settingText(key, values) || null),
              })}
            />
          }
        >
          <SettingsFields form={form} readOnly={reason !== undefined} />
          <FixedRateFields form={form} readOnly={reason !== undefined} />
        </RecordForm>
      </Panel>
      <SettingsPreview input={tried} version={base.version} />
    </chakra.div>
  );
}

const beside = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  // The page scrolls, and not a drawer with a padding of its own.
  '& [data-foot]': { bottom: '0', mb: '0' },
} as const;
