import '#resource/workTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportMode as Mode, ImportRun } from '#api/generated/types.gen.ts';
import type { Records } from '#resource/Records.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { ImportMapping } from './ImportMapping.tsx';
import { ImportOptions } from './ImportOptions.tsx';
import { ImportRows } from './ImportRows.tsx';
import { toMapping } from './importRules.ts';
import { useImportFiles } from './useImportFiles.ts';
import type { useImportRun } from './useImportRun.ts';

interface ImportModeProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
}

const modes = ['merge', 'replace'] as const;

const styles = {
  '& label': {
    display: 'flex',
    gap: '2.5',
    pt: '1.5',
    alignItems: 'center',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
  '& input': { boxSize: '4', flexShrink: 0, accentColor: '{colors.accent}' },
  '& small': { fontSize: 'xs', color: 'fg.muted', display: 'block', ps: '6.5' },
} as const;

interface ImportCheckProps {
  run: ImportRun;
  records: Records;
  at: ReturnType<typeof useImportRun>;
}

/** The dry run: what each row of the file would do. Nothing is saved yet, and only this is saved later. */
export function ImportCheck({ run, records, at }: ImportCheckProps) {
  const { t } = useTranslation('work');
  const format = useFormat();
  const text = records.useChangeText();
  const files = useImportFiles();
  const { settings, isStale, error, chosen, change } = at;
  const errors = run.counts.error;
  const missing = run.missingFields.map((field) => text.field(field)).join(', ');
  const sheets = chosen?.sheets?.map(({ name }) => name) ?? [];
  return (
    <Stack gap="4">
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        {t('import.checked', { file: chosen?.file.name ?? run.fileName })}
      </chakra.p>
      <FailureBanner sentence={error} />
      {run.encoding === 'windows-1252' && <Banner tone="caution">{t('import.encoding')}</Banner>}
      {missing !== '' && <Banner tone="bad">{t('import.missing', { fields: missing })}</Banner>}
      <ImportOptions run={run} sheets={sheets} settings={settings} onChange={change} />
      {settings.sheet === at.checkedSheet && (
        <ImportMapping
          key={run.plan}
          run={run}
          text={text}
          mapping={settings.mapping ?? toMapping(run.columns)}
          onMapping={(mapping) => change({ mapping })}
        />
      )}
      {run.kind === 'slabs' && <ImportMode mode={settings.mode} onMode={(mode) => change({ mode })} />}
      <div role="status">{isStale && <Banner tone="caution">{t('import.stale')}</Banner>}</div>
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
      {!isStale && <records.Consequences plan={run} />}
      <ImportRows key={`rows ${run.plan}`} run={run} text={text} />
    </Stack>
  );
}

/** What becomes of breaks that the file does not name: an explicit choice, and keeping them is the default. */
function ImportMode({ mode, onMode }: ImportModeProps) {
  const { t } = useTranslation('work');
  const name = useId();
  return (
    <chakra.fieldset css={styles}>
      <chakra.legend fontWeight="semibold" mb="1">
        {t('import.mode')}
      </chakra.legend>
      {modes.map((value) => (
        <div key={value}>
          <label>
            <input
              type="radio"
              name={name}
              value={value}
              checked={mode === value}
              aria-describedby={`${name}-${value}`}
              onChange={() => onMode(value)}
            />
            {t(`import.mode.${value}`)}
          </label>
          <small id={`${name}-${value}`}>{t(`import.mode.${value}Hint`)}</small>
        </div>
      ))}
    </chakra.fieldset>
  );
}
