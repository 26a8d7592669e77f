import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { TreeRow } from './treeKeys.ts';
import type { DropSide } from './treeMoves.ts';

/** Where a dragged row would be dropped. */
export interface DropHint {
  readonly id: string;
  readonly side: DropSide;
}

interface TreeDrag {
  canDrag: (id: string) => boolean;
  canDrop: (id: string, target: string, side: DropSide) => boolean;
  onDrop: (id: string, target: string, side: DropSide) => void;
}

const sides = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'into' } as const;

const idIn = ({ data }: { data: Record<string | symbol, unknown> }): string => String(data['treeRow']);

/** Lets the rows of a tree be dragged: before, after and into each other. The elements have the row's id as `data-row`. */
export function useTreeDrag(
  body: RefObject<HTMLElement | null>,
  rows: readonly TreeRow[],
  { canDrag, canDrop, onDrop }: TreeDrag,
): DropHint | null {
  const [hint, setHint] = useState<DropHint | null>(null);
  const mayDrag = useEffectEvent(canDrag);
  const mayDrop = useEffectEvent(canDrop);
  const drop = useEffectEvent(onDrop);
  const ids = rows.map(({ id }) => id).join(' ');

  useEffect(() => {
    const showHint = (next: DropHint | null): void =>
      setHint((before) => (before?.id === next?.id && before?.side === next?.side ? before : next));
    const register = (element: HTMLElement): (() => void) => {
      const target = element.dataset['row'] ?? '';
      const sideAt = (data: Record<string | symbol, unknown>): DropSide | null => {
        const instruction = extractInstruction(data);
        return instruction && !instruction.blocked ? sides[instruction.operation] : null;
      };
      return combine(
        draggable({
          element,
          canDrag: () => mayDrag(target),
          getInitialData: () => ({ treeRow: target }),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => 'treeRow' in source.data && idIn(source) !== target,
          getData: ({ input, source }) => {
            const available = (side: DropSide) =>
              mayDrop(idIn(source), target, side) ? 'available' : 'not-available';
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
            if (side) drop(idIn(source), target, side);
          },
        }),
      );
    };
    const elements = body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    return combine(...[...elements].map(register));
  }, [body, ids]);
  return hint;
}
