import './matchesTexts.ts';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions, type Permission } from '#session/permissions.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { useMatchTexts } from './useMatchTexts.ts';

const fileColumns = [
  ...(['sku', 'product', 'competitor', 'url', 'listingTitle', 'matchType', 'packFactor', 'status'] as const),
  ...(['capturedAt', 'quantity', 'currency', 'unitPrice', 'allInUnit', 'gapPct'] as const),
];

interface MatchFileButtonsProps {
  /** Query of the matches in the file, without `?`; empty: all. */
  query: string;
  /** By which the page reads matches. */
  permission: Permission;
  onImport: () => void;
}

/** Matches out and in as a file. What comes out can be changed and imported again. */
export function MatchFileButtons({ query, permission, onImport }: MatchFileButtonsProps) {
  const { t } = useTranslation('matches');
  const { labels } = useMatchTexts();
  const texts = useFieldTexts();
  const reason = usePermissionReason()(permissions.competitorManagerEdit);
  const headers: Record<(typeof fileColumns)[number], string> = {
    ...labels,
    sku: texts.field('sku'),
    product: texts.field('product'),
    competitor: t('file.competitor'),
    capturedAt: t('file.capturedAt'),
    quantity: t('file.quantity'),
    currency: texts.field('currency'),
    unitPrice: texts.field('unitPrice'),
    allInUnit: t('file.allInUnit'),
    gapPct: t('file.gapPct'),
  };
  return (
    <>
      <DisabledReasonButton size="sm" variant="outline" reason={reason} onClick={onImport}>
        <Upload {...iconText} />
        {t('file.import')}
      </DisabledReasonButton>
      <ExportButton
        resource="matches"
        query={query}
        label={t('file.export')}
        permission={permission}
        columns={fileColumns.map((id) => ({ id, header: headers[id] }))}
        fileColumns={fileColumns}
      />
    </>
  );
}
