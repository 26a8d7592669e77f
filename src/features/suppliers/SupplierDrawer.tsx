import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import Truck from 'lucide-react/icons/truck';
import { useTranslation } from 'react-i18next';
import { useRememberOpened } from '#resource/useRememberOpened.ts';
import { Link } from '#shared/lib/Link.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';
import { toProductsAddress } from './supplierColumns.tsx';
import { SupplierForm } from './SupplierForm.tsx';
import { allSuppliersOptions } from './supplierQueries.ts';

interface SupplierDrawerProps {
  supplierId: string;
  onClose: () => void;
}

/** One supplier beside the list it was opened from. */
export function SupplierDrawer({ supplierId, onClose }: SupplierDrawerProps) {
  const { t } = useTranslation('suppliers');
  const query = useQuery(allSuppliersOptions());
  const supplier = query.data?.items.find(({ id }) => id === supplierId);
  useRememberOpened(supplier?.name);
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={supplier?.name ?? t('supplier')}
      meta={supplier && `${supplier.code} · ${supplier.currency}`}
      actions={
        supplier && (
          <Button size="xs" variant="outline" asChild>
            <Link to={toProductsAddress(supplierId)}>{t('showProducts')}</Link>
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={<Skeleton h="16rem" role="status" aria-label={t('loading')} />}>
        {() =>
          supplier ? (
            <SupplierForm key={supplierId} supplier={supplier} />
          ) : (
            <EmptyState icon={Truck} headingLevel="h3" title={t('gone')} text={t('goneText')} />
          )
        }
      </QueryState>
    </SideDrawer>
  );
}
