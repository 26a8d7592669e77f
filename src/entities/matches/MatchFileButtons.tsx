import Upload from 'lucide-react/icons/upload';
import { useTranslation } from 'react-i18next';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { iconText } from '#shared/ui/icon.ts';

const columns = [
  ...['sku', 'product', 'competitor', 'url', 'listingTitle', 'matchType', 'packFactor', 'status'],
  ...['capturedAt', 'quantity', 'currency', 'unitPrice', 'allInUnit', 'gapPct'],
];

interface MatchFileButtonsProps {
  /** Query of the matches in the file, without `?`; empty: all. */
  query: string;
  onImport: () => void;
}

/** Matches in and out as a file. What comes out can be changed and imported again. */
export function MatchFileButtons({ query, onImport }: MatchFileButtonsProps) {
  const { t } = useTranslation('records');
  const { field } = useRecordTexts()('match');
  const can = useCan();
  const reason = usePermissionReason()(permissions.competitorManagerEdit);
  return (
    <>
      <DisabledReasonButton size="sm" variant="outline" reason={reason} onClick={onImport}>
        <Upload {...iconText} />
        {t('matches.import')}
      </DisabledReasonButton>
      <ExportButton
        resource="matches"
        query={query}
        label={t('matches.export')}
        // Either of them reads matches.
        permission={
          can(permissions.competitorAdmin) ? permissions.competitorAdmin : permissions.competitorManager
        }
        columns={columns.map((id) => ({ id, header: field(id) }))}
        fileColumns={columns}
      />
    </>
  );
}
