import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { panelId, tabId, type TabChoice } from './tabIds.ts';

/**
 * The tabs of `Tabs` without their panel, for where the panel scrolls below them. Arrows move the focus and Enter
 * opens: a tab may have to ask before the one before it is left, or to load.
 */
export function TabStrip<Id extends string>({
  base,
  label,
  items,
  value,
  onChange,
}: TabChoice<Id> & { base: string }) {
  const strip = useRef<HTMLDivElement>(null);
  const widths = items.map(({ label: name, mark }) => `${name}${mark ?? ''}`).join(' ');
  // A link may lead to a tab that a narrow strip has beyond its edge; what is known later may push it there.
  // Measured with the frame that is painted anyway, not once more before it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => showOpenTab(strip.current));
    return () => cancelAnimationFrame(frame);
  }, [value, widths]);
  return (
    <chakra.div ref={strip} role="tablist" aria-label={label} css={styles} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={tabId(base, item.id)}
          aria-selected={item.id === value}
          tabIndex={item.id === value ? 0 : -1}
          {...(item.id === value ? { 'aria-controls': panelId(base) } : {})}
          onClick={() => {
            if (item.id !== value) onChange(item.id);
          }}
        >
          {item.label}
          {item.mark !== undefined && <span>{item.mark}</span>}
        </button>
      ))}
    </chakra.div>
  );
}

/** Scrolls the strip alone: `scrollIntoView` would move the page around it too. */
function showOpenTab(strip: HTMLElement | null): void {
  const tab = strip?.querySelector('[aria-selected=true]');
  if (!strip || !tab) return;
  const [room, place] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (place.left >= room.left && place.right <= room.right) return;
  strip.scrollLeft += (place.left + place.right - room.left - room.right) / 2;
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Record<string, number> = {
    ArrowRight: at + (rtl ? -1 : 1),
    ArrowLeft: at + (rtl ? 1 : -1),
    Home: 0,
    End: -1,
  };
  const to = steps[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
}

const styles = {
  display: 'flex',
  gap: '1',
  overflowX: 'auto',
  // The line of the open tab lies on that of the strip.
  boxShadow: 'inset 0 -1px {colors.border}',
  '& [role=tab]': {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '9',
    px: '3',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderBottom: '2px solid transparent',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  '& [aria-selected=true]': { color: 'fg', borderColor: 'accent' },
  // There a line that is transparent elsewhere is drawn.
  '@media (forced-colors: active)': {
    '& [role=tab]': { borderColor: 'Canvas' },
    '& [aria-selected=true]': { borderColor: 'Highlight' },
  },
  '& span': {
    px: '1.5',
    rounded: 'full',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
