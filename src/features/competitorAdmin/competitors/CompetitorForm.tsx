import { useTranslation } from 'react-i18next';
import type { Competitor } from '#api/generated/types.gen.ts';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { formConflict } from '#resource/write/conflictFields.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { permissions } from '#session/permissions.ts';
import { CompetitorFields } from './CompetitorFields.tsx';
import { competitorValues, differingKeys, toLogName } from './competitorForm.ts';
import { useCompetitorForm } from './useCompetitorForm.ts';

/** What is known of a competitor, to be changed. */
export function CompetitorForm({ competitor }: { competitor: Competitor }) {
  const { t } = useTranslation('competitorAdmin');
  const words = useRecordTexts()('competitor');
  const needs = usePermissionReason();
  const reason =
    competitor.archivedAt === null ? needs(permissions.competitorAdminEdit) : t('reason.archived');
  const act = useCompetitorForm(competitor);
  return (
    <RecordForm
      state={act}
      reason={reason}
      dialogs={
        <VersionConflict
          form={act}
          fieldOf={formConflict({
            valuesOf: competitorValues,
            changedKeys: (saved, values) => differingKeys(competitorValues(saved), values),
            label: (key) => words.field(toLogName(key)),
            text: (key, values) => words.value(toLogName(key), String(values[key])),
          })}
        />
      }
    >
      <CompetitorFields form={act.form} country={act.base.country} readOnly={reason !== undefined} />
    </RecordForm>
  );
}
