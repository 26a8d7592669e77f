import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { TickBox } from '#shared/table/filters/TickBox.tsx';
import { iconText } from '#shared/ui/icon.ts';
import type { CheckState, TreeNode } from './treeRules.ts';

/** A tree as `TreeCheckList` shows it at the moment. */
interface ShownTree {
  childrenOf: (id: string | null) => readonly TreeNode[];
  stateOf: (id: string) => CheckState;
  isOpen: (id: string) => boolean;
  onTurn: (id: string, open: boolean) => void;
  onToggle: (id: string) => void;
}

/** The nodes below one, each with its own branch where it is open. */
export function TreeBranch({ parent, tree }: { parent: string | null; tree: ShownTree }) {
  const { t } = useTranslation('lists');
  return (
    <ul>
      {tree.childrenOf(parent).map(({ id, label, note }) => {
        const state = tree.stateOf(id);
        const hasMore = tree.childrenOf(id).length > 0;
        const isOpen = hasMore && tree.isOpen(id);
        const Sign = isOpen ? ChevronDown : ChevronRight;
        return (
          <li key={id}>
            <div>
              {hasMore ? (
                <button
                  type="button"
                  aria-label={t('filter.below', { name: label })}
                  aria-expanded={isOpen}
                  onClick={() => tree.onTurn(id, !isOpen)}
                >
                  <Sign {...iconText} />
                </button>
              ) : (
                <span data-leaf="" />
              )}
              <TickBox state={state === 'some' ? 'mixed' : state === 'on'} onTick={() => tree.onToggle(id)}>
                {label} {note !== undefined && <small>{note}</small>}
              </TickBox>
            </div>
            {isOpen && <TreeBranch parent={id} tree={tree} />}
          </li>
        );
      })}
    </ul>
  );
}
