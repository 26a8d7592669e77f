import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import type { DropSide } from './treeMoves.ts';

/** Where a dragged row would be dropped. */
export interface DropHint {
  readonly id: string;
  readonly side: DropSide;
}

/** What a tree allows of the rows that are dragged, and what becomes of them. */
export interface TreeDrag {
  canDrag: (id: string) => boolean;
  canDrop: (id: string, target: string, side: DropSide) => boolean;
  onDrop: (id: string, target: string, side: DropSide) => void;
}

const sides = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'into' } as const;

const idIn = ({ data }: { data: Record<string | symbol, unknown> }): string => String(data['treeRow']);

function sideAt(data: Record<string | symbol, unknown>): DropSide | null {
  const instruction = extractInstruction(data);
  return instruction && !instruction.blocked ? sides[instruction.operation] : null;
}

/** Lets elements be dragged before, after and into each other. Returns how to end it. */
export function dragRows(
  elements: readonly HTMLElement[],
  { canDrag, canDrop, onDrop }: TreeDrag,
  showHint: (hint: DropHint | null) => void,
): () => void {
  const register = (element: HTMLElement): (() => void) => {
    const target = element.dataset['row'] ?? '';
    return combine(
      draggable({
        element,
        canDrag: () => canDrag(target),
        getInitialData: () => ({ treeRow: target }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => 'treeRow' in source.data && idIn(source) !== target,
        getData: ({ input, source }) => {
          const available = (side: DropSide) =>
            canDrop(idIn(source), target, side) ? 'available' : 'not-available';
          const operations = {
            'reorder-before': available('before'),
            'reorder-after': available('after'),
            combine: available('into'),
          } as const;
          return attachInstruction({}, { element, input, operations });
        },
        onDrag: ({ self }) => {
          const side = sideAt(self.data);
          showHint(side && { id: target, side });
        },
        onDragLeave: () => showHint(null),
        onDrop: ({ self, source }) => {
          const side = sideAt(self.data);
          showHint(null);
          if (side) onDrop(idIn(source), target, side);
        },
      }),
    );
  };
  return combine(...elements.map(register));
}
