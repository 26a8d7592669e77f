import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import EyeOff from 'lucide-react/icons/eye-off';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { SearchBox } from '#shared/table/filters/SearchBox.tsx';
import type { RowAction } from '#shared/table/RowAction.ts';
import { TreeGrid } from '#shared/tree/TreeGrid.tsx';
import type { TreePlace } from '#shared/tree/treeMoves.ts';
import { foundWithAncestors, type Tree } from '#shared/tree/treeRules.ts';
import { iconText } from '#shared/ui/icon.ts';
import { QueryState, type QueryLike } from '#shared/ui/QueryState.tsx';
import { treeLimits } from './categoryRules.ts';
import type { CategoryAddressState } from './useCategoryAddress.ts';

interface CategoryTreeProps {
  query: QueryLike<{ items: readonly Category[] }>;
  tree: Tree;
  address: CategoryAddressState;
  actions: (id: string) => readonly RowAction[];
  canEdit: boolean;
  onMove: (id: string, to: TreePlace) => void;
}

/** The categories beside their figures: searched, chosen from, and put in order. */
export function CategoryTree({ query, tree, address, actions, canEdit, onMove }: CategoryTreeProps) {
  const { t } = useTranslation(['productCategory', 'lists']);
  const format = useFormat();
  const { node, find, open } = address;
  const shown = useMemo(() => foundWithAncestors(tree, find), [tree, find]);
  const byId = useMemo(() => new Map(query.data?.items.map((one) => [one.id, one])), [query.data]);
  return (
    <Stack as="section" aria-label={t('tree')} gap="2" minW="0" css={styles}>
      <Flex>
        <SearchBox label={t('treeSearch')} value={find} onSearch={address.search} shortcut="f" />
      </Flex>
      <Button
        variant="ghost"
        size="sm"
        css={{ '&[aria-current]': { bg: 'accent.subtle', fontWeight: 'semibold' } }}
        justifyContent="flex-start"
        {...(node === null ? { 'aria-current': 'true' as const } : {})}
        onClick={() => address.choose(null)}
      >
        {t('all')}
      </Button>
      <QueryState query={query} skeleton={<Skeleton h="22rem" role="status" aria-label={t('loading')} />}>
        {() => (
          <>
            <chakra.p role="status" color="fg.muted" _empty={{ display: 'none' }}>
              {shown.size === 0 && t('filter.nothing', { ns: 'lists' })}
            </chakra.p>
            <TreeGrid
              label={t('tree')}
              tree={tree}
              shown={shown}
              // What a search finds is in sight.
              isOpen={(id) => find !== '' || open.has(id)}
              onTurn={address.turn}
              header={t('column.category')}
              labelWidth="9.5rem"
              current={node}
              signOf={(id) =>
                byId.get(id)?.status === 'hidden' && (
                  <chakra.span color="fg.muted" title={t('hidden')}>
                    <EyeOff {...iconText} aria-hidden />
                    <chakra.span srOnly>{t('hidden')}</chakra.span>
                  </chakra.span>
                )
              }
              columns={[
                {
                  id: 'products',
                  header: t('column.products'),
                  width: '5rem',
                  align: 'end',
                  cell: (id) => format.number(byId.get(id)?.productCount),
                },
              ]}
              onOpen={address.choose}
              actions={actions}
              limits={treeLimits}
              canMove={() => canEdit}
              onMove={onMove}
            />
          </>
        )}
      </QueryState>
    </Stack>
  );
}

// Above the figures it leaves room for them; beside them it is as high as the window.
const styles = {
  '&& [data-scroll]': { maxH: { base: '16rem', xl: 'max(24rem, calc(100dvh - 16rem))' } },
} as const;
