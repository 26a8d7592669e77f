import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import List from 'lucide-react/icons/list';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listAnalyzedProductsOptions } from '#api/generated/query/analysis.gen.ts';
import { listProductsOptions } from '#api/generated/query/catalogue.gen.ts';
import { analyzedPageOptions } from '#entities/analysis/products/analyzedQueries.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { iconText } from '#shared/ui/icon.ts';
import {
  listAddress,
  neighbourSearch,
  neighboursOf,
  readFrom,
  toListQuery,
  type LeftView,
  type Neighbour,
} from './neighbours.ts';

interface NeighbourButtonsProps {
  productId: string;
  /** The query of the address. */
  search: string;
}

/** Back to the list that one came from, and previous and next in it; nothing where one came from none. */
export function NeighbourButtons({ productId, search }: NeighbourButtonsProps) {
  const left = useMemo(() => readFrom(search), [search]);
  return left && <Neighbours productId={productId} search={search} left={left} />;
}

function Neighbours({ productId, search, left }: NeighbourButtonsProps & { left: LeftView }) {
  const { t } = useTranslation('analysis');
  const data = useListPage(left, left.view.page);
  const { previous, next } = data ? neighboursOf(left.view, data, productId) : { previous: null, next: null };
  const before = useIdOf(previous, left, 'last');
  const after = useIdOf(next, left, 'first');
  const linkTo = (id: string | undefined, page: number): string | null =>
    id === undefined ? null : paths.competitorDetail + neighbourSearch(search, left, page, id);
  return (
    <>
      <StepLink label={t('detail.toList')} to={listAddress(left)}>
        <List {...iconText} />
      </StepLink>
      <StepLink label={t('detail.previous')} to={linkTo(before, previous?.page ?? 1)}>
        <ChevronLeft {...iconText} />
      </StepLink>
      <StepLink label={t('detail.next')} to={linkTo(after, next?.page ?? 1)}>
        <ChevronRight {...iconText} />
      </StepLink>
    </>
  );
}

/** A page of the list; null asks for none. */
function useListPage(left: LeftView, page: number | null) {
  const products = useQuery({
    ...listProductsOptions(
      left.name === 'products' ? { query: toListQuery({ ...left.view, page: page ?? 1 }) } : {},
    ),
    enabled: left.name === 'products' && page !== null,
  });
  const analyzed = useQuery({
    ...(left.name === 'products'
      ? listAnalyzedProductsOptions()
      : analyzedPageOptions({ ...left.view, page: page ?? 1 }, left.node)),
    enabled: left.name !== 'products' && page !== null,
  });
  return left.name === 'products' ? products.data : analyzed.data;
}

/** The id of a neighbour; on another page of the list it is read first. */
function useIdOf(neighbour: Neighbour | null, left: LeftView, end: 'first' | 'last'): string | undefined {
  const isElsewhere = neighbour !== null && neighbour.id === null;
  const data = useListPage(left, isElsewhere ? neighbour.page : null);
  if (!isElsewhere) return neighbour?.id ?? undefined;
  return data?.items.at(end === 'first' ? 0 : -1)?.id;
}

interface StepLinkProps {
  label: string;
  /** Null: there is none. */
  to: string | null;
  children: ReactNode;
}

function StepLink({ label, to, children }: StepLinkProps) {
  if (to === null)
    return (
      <Button variant="outline" aria-label={label} disabled>
        {children}
      </Button>
    );
  return (
    <Button asChild variant="outline">
      <Link to={to} aria-label={label} title={label}>
        {children}
      </Link>
    </Button>
  );
}
