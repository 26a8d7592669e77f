import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isChunkError } from '#shared/lib/chunkError.ts';
import { Banner } from './Banner.tsx';
import { Panel } from './Panel.tsx';

interface PanelBoundaryProps {
  /** Title of the panel. */
  title: string;
  /** What the panel shows: with another value it is tried again by itself. */
  of?: unknown;
  /** A way out of what the panel cannot show, beside "Retry". */
  action?: ReactNode;
  children: ReactNode;
}

interface PanelBoundaryState {
  readonly caught: { readonly error: unknown } | null;
}

/** Keeps a panel that fails from taking the page with it: says so in its place, and the rest stays as it is. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state: PanelBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): PanelBoundaryState {
    return { caught: { error } };
  }

  override componentDidUpdate(before: PanelBoundaryProps, { caught }: PanelBoundaryState): void {
    if (caught !== null && this.state.caught !== null && before.of !== this.props.of) this.retry();
  }

  private readonly retry = (): void => this.setState({ caught: null });

  override render(): ReactNode {
    const { title, action, children } = this.props;
    const { caught } = this.state;
    if (caught === null) return children;
    // E142: a part that cannot be fetched is the business of the page of last resort.
    if (isChunkError(caught.error)) throw caught.error;
    return <PanelFailure title={title} action={action} onRetry={this.retry} />;
  }
}

interface PanelFailureProps {
  title: string;
  action: ReactNode;
  onRetry: () => void;
}

function PanelFailure({ title, action, onRetry }: PanelFailureProps) {
  const { t } = useTranslation('common');
  return (
    <Panel title={title}>
      <div role="alert">
        <Banner
          tone="bad"
          action={
            <Flex gap="2" wrap="wrap">
              {action}
              <Button size="xs" variant="outline" onClick={onRetry}>
                {t('retry')}
              </Button>
            </Flex>
          }
        >
          {t('panel.failed', { panel: title })}
        </Banner>
      </div>
    </Panel>
  );
}
