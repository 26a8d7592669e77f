import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import './toolsTexts.ts';
import { getProductOptions, listSkusOptions } from '#api/generated/query/catalogue.gen.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { ToolDialog } from './ToolDialog.tsx';
import { VariantSteps } from './VariantSteps.tsx';

export interface VariantDialogProps {
  productId: string;
  onClose: () => void;
}

/** Makes SKUs of a product: colours and sizes are chosen, what would be made is shown, then it is made. */
export function VariantDialog({ productId, onClose }: VariantDialogProps) {
  const { t } = useTranslation('skuTools');
  const product = useQuery(getProductOptions({ path: { productId } }));
  // Only to say which words are there: the plan knows all SKUs, this the first hundred.
  const skus = useQuery(listSkusOptions({ query: { productId, pageSize: 100 } }));
  if (product.data && (skus.data || skus.error)) {
    return <VariantSteps product={product.data} skus={skus.data?.items ?? []} onClose={onClose} />;
  }
  return (
    <ToolDialog title={t('variants.title')} pending={false} onClose={onClose} footer={null}>
      {product.error ? (
        <ErrorState error={product.error} onRetry={product.refetch} />
      ) : (
        <Stack role="status" aria-label={t('variants.loading')} gap="3" pb="4">
          <Skeleton h="6" w="60%" />
          <Skeleton h="64" />
        </Stack>
      )}
    </ToolDialog>
  );
}
