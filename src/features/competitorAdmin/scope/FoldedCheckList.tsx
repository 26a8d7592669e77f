import '#features/competitorAdmin/competitorAdminTexts.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { CheckList } from '#shared/table/filters/CheckList.tsx';
import type { NextChoice, Option } from '#shared/table/filters/choiceRules.ts';
import type { TreeNode } from '#shared/tree/treeRules.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';

const TreeCheckList = lazyPanel(
  'tree-check-list',
  async () => (await import('#shared/tree/TreeCheckList.tsx')).TreeCheckList,
);

/** What can be chosen, flat or as a tree with siblings in their order, and how that was read. */
export type Choices = { error: unknown; refetch: () => unknown } & (
  | { options: readonly Option[] | undefined }
  | { nodes: readonly TreeNode[] | undefined }
);

interface FoldedCheckListProps {
  label: string;
  choices: Choices;
  chosen: readonly string[];
  /** Given how the choice follows from the one before, which may not be rendered yet. */
  onChange: (next: NextChoice) => void;
  /** What no choice means: `All`, `Nobody`. */
  none: string;
  error: string | undefined;
  readOnly: boolean;
}

/** A list of boxes, folded away, that says how much of it is chosen. */
export function FoldedCheckList({
  label,
  choices,
  chosen,
  onChange,
  none,
  error,
  readOnly,
}: FoldedCheckListProps) {
  const { t } = useTranslation('competitorAdmin');
  const format = useFormat();
  const { error: failed, refetch } = choices;
  const known = 'nodes' in choices ? choices.nodes : choices.options;
  const names = chosen.map((id) => known?.find((one) => one.id === id)?.label ?? id);
  const summary =
    names.length === 0
      ? none
      : names.length <= 3
        ? names.join(', ')
        : t('chosen.count', { count: names.length, number: format.number(names.length) });
  if (readOnly)
    return (
      <p>
        {label}: {summary}
      </p>
    );
  const props = { label, chosen, onChange };
  return (
    <chakra.details css={styles} open={error !== undefined || undefined}>
      <summary>
        <span>{label}</span> <small>{summary}</small>
      </summary>
      {error !== undefined && <p role="alert">{error}</p>}
      {failed && !known ? (
        <ErrorState error={failed} onRetry={refetch} />
      ) : 'nodes' in choices ? (
        <Suspense>
          <TreeCheckList {...props} nodes={choices.nodes} />
        </Suspense>
      ) : (
        <CheckList {...props} options={choices.options} />
      )}
    </chakra.details>
  );
}

const styles = {
  borderWidth: '1px',
  borderColor: 'border',
  rounded: 'l2',
  px: '3',
  '& > summary': { cursor: 'pointer', py: '2', fontSize: 'sm', fontWeight: 'medium' },
  '& small': { fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted', ms: '1' },
  '& > p': { fontSize: 'sm', color: 'bad' },
  '& > [role=group]': { maxH: '18rem', overflowY: 'auto', pb: '2' },
} as const;
