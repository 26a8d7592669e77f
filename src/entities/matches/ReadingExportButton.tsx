import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';

const columns = [
  ...['sku', 'url', 'captured_at', 'currency', 'min_qty', 'unit_price'],
  ...['setup', 'run', 'method', 'anomaly'],
];

interface ReadingExportButtonProps {
  productId: string;
  label: string;
  size?: 'xs' | 'sm';
}

/** Everything that was read from the pages of a product as a file: a row for each price break. */
export function ReadingExportButton({ productId, label, size = 'sm' }: ReadingExportButtonProps) {
  const { field } = useRecordTexts()('match');
  const can = useCan();
  return (
    <ExportButton
      resource="readings"
      query={new URLSearchParams({ productId }).toString()}
      label={label}
      size={size}
      // Either of them reads matches.
      permission={
        can(permissions.competitorAdmin) ? permissions.competitorAdmin : permissions.competitorManager
      }
      columns={columns.map((id) => ({ id, header: field(id) }))}
      fileColumns={columns}
    />
  );
}
