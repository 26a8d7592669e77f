import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Category } from '#api/generated/types.gen.ts';
import { MenuButton } from '#shared/table/MenuButton.tsx';
import type { RowAction } from '#shared/table/RowAction.ts';
import { listAncestors, type Tree } from '#shared/tree/treeRules.ts';

interface NodeHeaderProps {
  categories: readonly Category[];
  tree: Tree;
  node: string | null;
  onChoose: (id: string | null) => void;
  actions: (id: string) => readonly RowAction[];
}

/** Which category is shown, the way up from it, and what can be done with it. */
export function NodeHeader({ categories, tree, node, onChoose, actions }: NodeHeaderProps) {
  const { t } = useTranslation(['productCategory', 'lists']);
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  const above = node === null ? [] : listAncestors(tree, node).toReversed();
  const title = node === null ? t('all') : (titles.get(node) ?? '');
  return (
    <Flex wrap="wrap" align="flex-end" justify="space-between" gap="2">
      <div>
        {node !== null && (
          <chakra.nav aria-label={t('path')} css={styles}>
            <button type="button" onClick={() => onChoose(null)}>
              {t('all')}
            </button>
            {above.map((id) => (
              <span key={id}>
                <span aria-hidden> › </span>
                <button type="button" onClick={() => onChoose(id)}>
                  {titles.get(id)}
                </button>
              </span>
            ))}
          </chakra.nav>
        )}
        <Heading as="h2" size="lg" overflowWrap="anywhere">
          {title}
        </Heading>
      </div>
      {node !== null && titles.has(node) && (
        <MenuButton actions={actions(node)}>{t('table.actionsColumn', { ns: 'lists' })}</MenuButton>
      )}
    </Flex>
  );
}

const styles = {
  fontSize: 'sm',
  color: 'fg.muted',
  '& button': { minH: '6', color: 'accent', cursor: 'pointer', rounded: 'l1' },
  '& button:hover': { textDecoration: 'underline' },
} as const;
