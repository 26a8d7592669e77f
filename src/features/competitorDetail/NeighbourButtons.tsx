import { Button } from '@chakra-ui/react/button';
import { skipToken, useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listProductsOptions } from '#api/generated/query/catalogue.gen.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { iconText } from '#shared/ui/icon.ts';
import { neighbourSearch, neighboursOf, readFrom, toListQuery, type Neighbour } from './neighbours.ts';

type ListView = NonNullable<ReturnType<typeof readFrom>>;

interface NeighbourButtonsProps {
  productId: string;
  /** The query of the address. */
  search: string;
}

/** Previous and next in the list that one came from; nothing where one came from none. */
export function NeighbourButtons({ productId, search }: NeighbourButtonsProps) {
  const view = useMemo(() => readFrom(search), [search]);
  return view && <Neighbours productId={productId} search={search} view={view} />;
}

function Neighbours({ productId, search, view }: NeighbourButtonsProps & { view: ListView }) {
  const { t } = useTranslation('analysis');
  const { data } = useQuery(listProductsOptions({ query: toListQuery(view) }));
  const { previous, next } = data ? neighboursOf(view, data, productId) : { previous: null, next: null };
  const before = useIdOf(previous, view, 'last');
  const after = useIdOf(next, view, 'first');
  const linkTo = (id: string | undefined, page: number): string | null =>
    id === undefined ? null : paths.competitorDetail + neighbourSearch(search, view, page, id);
  return (
    <>
      <StepLink label={t('detail.previous')} to={linkTo(before, previous?.page ?? 1)}>
        <ChevronLeft {...iconText} />
      </StepLink>
      <StepLink label={t('detail.next')} to={linkTo(after, next?.page ?? 1)}>
        <ChevronRight {...iconText} />
      </StepLink>
    </>
  );
}

/** The id of a neighbour; on another page of the list it is read first. */
function useIdOf(neighbour: Neighbour | null, view: ListView, end: 'first' | 'last'): string | undefined {
  const isElsewhere = neighbour !== null && neighbour.id === null;
  const options = listProductsOptions({ query: toListQuery({ ...view, page: neighbour?.page ?? 1 }) });
  const { data } = useQuery({ ...options, ...(isElsewhere ? {} : { queryFn: skipToken }) });
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
