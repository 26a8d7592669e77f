import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';
import { RecordState } from './RecordState.tsx';
import { useRememberOpened } from './useRememberOpened.ts';

interface RecordDrawerProps<T, Tab extends string>
  extends Pick<ComponentProps<typeof RecordState<T>>, 'query' | 'children'> {
  /** The name of the record; what it is, until that is read. */
  title: string;
  meta?: ReactNode;
  actions?: ReactNode;
  /** Beside the sentence that the record is gone. */
  icon: LucideIcon;
  tabs: readonly Tab[];
  tab: Tab;
  onTab: (tab: Tab) => void;
  onClose: () => void;
  /** The texts of the area, which every area of such records has. */
  text: (key: 'tabs' | 'gone' | 'goneText' | 'loading' | `tab.${Tab}`) => string;
}

/** One record beside its list, in tabs; it may still be on its way, or gone. */
export function RecordDrawer<T, Tab extends string>({
  query,
  children,
  icon,
  tabs,
  tab,
  onTab,
  text,
  ...frame
}: RecordDrawerProps<T, Tab>) {
  useRememberOpened(query.data && frame.title);
  return (
    <SideDrawer
      open
      {...frame}
      tabs={{
        label: text('tabs'),
        items: tabs.map((id) => ({ id, label: text(`tab.${id}`) })),
        value: tab,
        onChange: onTab,
      }}
    >
      <RecordState
        query={query}
        gone={{ icon, title: text('gone'), text: text('goneText') }}
        loading={text('loading')}
      >
        {children}
      </RecordState>
    </SideDrawer>
  );
}
