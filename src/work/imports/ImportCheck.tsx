import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import type { ImportApply, ImportRun } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { useChangeText } from '#work/useChangeText.ts';
import { ImportMapping } from './ImportMapping.tsx';
import { ImportMode } from './ImportMode.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { Mapping } from './importRules.ts';
import { useImportFiles } from './useImportFiles.ts';

interface ImportCheckProps {
  run: ImportRun;
  pending: boolean;
  error: string | null;
  mode: ImportApply['mode'];
  onMode: (mode: ImportApply['mode']) => void;
  onCheckAgain: (mapping: Mapping) => void;
}

/** The dry run: what each row of the file would do. Nothing is written yet. */
export function ImportCheck({ run, pending, error, mode, onMode, onCheckAgain }: ImportCheckProps) {
  const { t } = useTranslation('work');
  const format = useFormat();
  const text = useChangeText();
  const files = useImportFiles();
  const errors = run.counts.error;
  const missing = run.missingFields.map((field) => text.field(field)).join(', ');
  return (
    <Stack gap="4">
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        {t('import.checked', { file: run.fileName })}
      </chakra.p>
      {error !== null && (
        <div role="alert">
          <Banner tone="bad">{error}</Banner>
        </div>
      )}
      {missing !== '' && <Banner tone="bad">{t('import.missing', { fields: missing })}</Banner>}
      <ImportMapping key={run.id} run={run} pending={pending} onCheckAgain={onCheckAgain} />
      {run.kind === 'slabs' && <ImportMode mode={mode} onMode={onMode} />}
      {errors > 0 && missing === '' && (
        <Banner
          tone="caution"
          action={
            <Button
              size="sm"
              variant="outline"
              aria-disabled={files.pending}
              onClick={() => files.errors(run)}
            >
              <Download {...iconText} />
              {t('import.errorFile')}
            </Button>
          }
        >
          {t('import.errors', { count: errors, number: format.number(errors) })}
        </Banner>
      )}
      <ImportRows key={`rows ${run.id}`} run={run} />
    </Stack>
  );
}
