import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import type { DropHint, TreeDrag } from './dragRows.ts';
import type { TreeRow } from './treeKeys.ts';

// A tree is read before anything in it is dragged; keys and the dialog move rows without it.
const loadDrag = async () => (await import('./dragRows.ts')).dragRows;

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
    let left = false;
    let end = (): void => undefined;
    const showHint = (next: DropHint | null): void =>
      setHint((before) => (before?.id === next?.id && before?.side === next?.side ? before : next));
    const elements = body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    loadExtra(loadDrag).then(
      (dragRows) => {
        if (left) return;
        end = dragRows([...elements], { canDrag: mayDrag, canDrop: mayDrop, onDrop: drop }, showHint);
      },
      () => undefined,
    );
    return () => {
      left = true;
      end();
    };
  }, [body, ids]);
  return hint;
}
