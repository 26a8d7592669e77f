import { Stack } from '@chakra-ui/react/stack';
import PackageSearch from 'lucide-react/icons/package-search';
import { useTranslation } from 'react-i18next';
import type { AnalysisSummary } from '#api/generated/types.gen.ts';
import { AnalyzedProductList } from '#entities/analysis/products/AnalyzedProductList.tsx';
import { ScopeSegments } from '#entities/analysis/ScopeSegments.tsx';
import { useScope } from '#entities/analysis/useScope.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

/** The products that figures count. */
export function DashboardProducts({ summary }: { summary: AnalysisSummary | undefined }) {
  const { t } = useTranslation('analysis');
  return (
    <Stack gap="3">
      <ScopeSegments
        filtering={useScope()}
        quantity={summary?.quantity}
        standardQuantities={summary?.standardQuantities ?? []}
      />
      <AnalyzedProductList
        empty={
          <EmptyState
            icon={PackageSearch}
            title={t('dashboard.empty')}
            text={t('dashboard.emptyReviewText')}
          />
        }
      />
    </Stack>
  );
}
