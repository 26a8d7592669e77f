import type { ComponentProps } from 'react';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';

interface AnalysisExportButtonProps
  extends Pick<ComponentProps<typeof ExportButton>, 'query' | 'columns' | 'describedBy' | 'size'> {
  resource: 'analyzedProducts' | 'analyzedCompetitors' | 'priceMovers';
}

/** A CSV file of a list of the analysis, with all rows of its scope. */
export function AnalysisExportButton({ columns, ...props }: AnalysisExportButtonProps) {
  const can = useCan();
  // Either of them reads it; what only the dashboard has is shown there alone.
  const permission = can(permissions.competitorDashboard)
    ? permissions.competitorDashboard
    : permissions.productCategory;
  return (
    <ExportButton
      {...props}
      permission={permission}
      columns={columns}
      fileColumns={columns.map(({ id }) => id)}
    />
  );
}
