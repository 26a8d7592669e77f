import { Skeleton } from '@chakra-ui/react/skeleton';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { ChartExport } from './ChartExport.tsx';
import './chartsTexts.ts';
import { TableSwitch } from './TableSwitch.tsx';

interface ChartPanelProps {
  title: string;
  /** One line under the title. */
  meta?: ReactNode;
  /** Before the switch to the table. */
  actions?: ReactNode;
  /** Anchor for links that lead here. */
  id?: string;
  state: 'loading' | 'error' | 'empty' | 'ready';
  /** What could not be read. */
  error?: unknown;
  onRetry: () => unknown;
  /** Why there is nothing to show, and what comes next: an `EmptyState`. */
  empty: ReactNode;
  /** Of what is loaded, so that nothing moves when it comes. */
  height?: string;
  /** A chart without a table of its own has no switch to one. */
  hasTable?: boolean;
  /** What is a table already is no picture. */
  hasPicture?: boolean;
  /** The chart, or its table. */
  children: (isTable: boolean) => ReactNode;
}

/** A panel around a chart: title, switch to the table, pictures to save, and what stands there while there is no chart. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, meta, actions, id, state, error, onRetry, empty, height = '22rem' } = props;
  const { hasTable = true, hasPicture = true, children } = props;
  const { t } = useTranslation('charts');
  const [isTable, setTable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = {
    loading: () => <Skeleton h={height} role="status" aria-label={t('loading', { title })} />,
    error: () => <ErrorState error={error} onRetry={onRetry} />,
    empty: () => empty,
    ready: () => children(isTable),
  }[state];
  return (
    <Panel
      title={title}
      {...(meta === undefined ? {} : { meta })}
      {...(id === undefined ? {} : { id })}
      actions={
        <>
          {actions}
          {hasTable && <TableSwitch isTable={isTable} onSwitch={setTable} />}
          {hasPicture && <ChartExport title={title} place={place} isShown={state === 'ready' && !isTable} />}
        </>
      }
    >
      <div ref={place}>{shown()}</div>
    </Panel>
  );
}
