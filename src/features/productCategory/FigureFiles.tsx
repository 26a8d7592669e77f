import Upload from 'lucide-react/icons/upload';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { queryText } from '#resource/list/filterKinds.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { iconText } from '#shared/ui/icon.ts';
import type { ShownNode } from './categoryAddress.ts';
import { toFiguresRequest } from './categoryQueries.ts';
import { figureFile } from './figureFile.ts';
import type { FigureFilters } from './figureFilters.ts';
import { TargetsImportDialog } from './TargetsImportDialog.tsx';

interface FigureFilesProps {
  shown: ShownNode;
  filters: FigureFilters;
  /** The columns on screen. */
  columns: readonly { readonly id: string }[];
  /** Why margins cannot be changed. */
  targetReason: string | undefined;
}

/** The figures and margins of a category and all below it as a file, and margins from a file. */
export function FigureFiles({ shown, filters, columns, targetReason }: FigureFilesProps) {
  const { t } = useTranslation(['productCategory', 'analysis']);
  const { field } = useRecordTexts()('category');
  const hasCosts = useCan()(permissions.viewCosts);
  const [importing, setImporting] = useState(false);
  const file = figureFile(columns, { t, field, hasCosts });
  return (
    <>
      <ExportButton
        resource="categoryFigures"
        query={queryText(toFiguresRequest(shown, filters), null)}
        label={t('export')}
        permission={permissions.productCategory}
        columns={file}
        fileColumns={file.map(({ id }) => id)}
      />
      <DisabledReasonButton
        size="sm"
        variant="outline"
        reason={targetReason}
        onClick={() => setImporting(true)}
      >
        <Upload {...iconText} />
        {t('targets.import')}
      </DisabledReasonButton>
      {importing && (
        <Suspense>
          <TargetsImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
