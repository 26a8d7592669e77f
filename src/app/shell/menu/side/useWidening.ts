import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/** Where pointer and focus are, and whether the person has sent the widened sidebar away. */
interface Reach {
  pointed: boolean;
  focused: boolean;
  dismissed: boolean;
}

const nowhere: Reach = { pointed: false, focused: false, dismissed: false };

/**
 * The sidebar that widens while it is pointed at or holds the keyboard focus (spec §2, sm-hover). Escape takes the
 * width away until pointer or focus come anew (A06). A finger does not point: what it touches is meant.
 */
export function useWidening(active: boolean) {
  const [reach, setReach] = useState(nowhere);
  const wide = active && !reach.dismissed && (reach.pointed || reach.focused);
  const tell = (part: Partial<Reach>): void => setReach((last) => ({ ...last, ...part }));

  useEffect(() => {
    if (!wide) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setReach((last) => ({ ...last, dismissed: true }));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [wide]);

  return {
    wide,
    handlers: {
      // Not onPointerEnter: React leaves it out when what lay under a resting pointer was replaced, as the frame's first
      // sidebar is.
      onPointerOver: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        setReach((last) => (last.pointed ? last : { ...last, pointed: true, dismissed: false }));
      },
      onPointerLeave: () => tell({ pointed: false }),
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) tell({ focused: true });
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) tell({ focused: false, dismissed: false });
      },
    },
  };
}
