import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MarketSettingsInput } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { FigureTable } from './FigureTable.tsx';
import { MovedTable } from './MovedTable.tsx';
import { previewOptions } from './settingsQueries.ts';

interface SettingsPreviewProps {
  /** What would be saved; null: what is typed cannot be. */
  input: MarketSettingsInput | null;
  version: number;
}

/** The figures of today beside those under the settings that are typed, and the products that move most. */
export function SettingsPreview({ input, version }: SettingsPreviewProps) {
  const { t } = useTranslation('marketSettings');
  const format = useFormat();
  const query = useQuery(previewOptions(input, version));
  return (
    <Panel title={t('preview')} meta={t('preview.hint')}>
      {input === null ? (
        <Banner tone="caution">{t('preview.wrong')}</Banner>
      ) : (
        <QueryState
          query={query}
          skeleton={<Skeleton h="20rem" role="status" aria-label={t('preview.loading')} />}
        >
          {({ today, preview, moved, samples }) => (
            <Stack gap="4" aria-busy={query.isPlaceholderData}>
              <p role="status">
                {moved === 0 ? t('moved.none') : t('moved', { number: format.number(moved) })}
              </p>
              <FigureTable today={today} preview={preview} />
              {samples.length > 0 && <MovedTable samples={samples} />}
            </Stack>
          )}
        </QueryState>
      )}
    </Panel>
  );
}
