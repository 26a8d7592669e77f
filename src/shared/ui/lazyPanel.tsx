import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import CloudOff from 'lucide-react/icons/cloud-off';
import {
  createElement,
  lazy,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#shared/lib/loadChunk.ts';
import { EmptyState } from './EmptyState.tsx';

/**
 * A part of a page that is fetched when it is first shown; a `Suspense` around it says what stands there meanwhile. What
 * cannot be fetched says so in its place, with another try. React's own `lazy` would remember the failure for good and
 * take the page with it.
 *
 * @param chunk name of the part, for the loader
 * @param load fetches the part; called when it is first shown
 */
export function lazyPanel<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let first: LazyExoticComponent<ComponentType<Props>> | null = null;
  const ask = (): Promise<ComponentType<Props> | null> => loadChunk(chunk, load).catch(() => null);

  function Failed(props: Props) {
    const [late, setLate] = useState<ComponentType<Props> | null>(null);
    // Whoever comes back after a failure meets a new try.
    useEffect(() => () => void (first = null), []);
    if (late) return createElement(late, props);
    return (
      <MissingPanel
        onRetry={async () => {
          const part = await ask();
          setLate(() => part);
        }}
      />
    );
  }

  return function LazyPanel(props: Props) {
    const [part] = useState(() => (first ??= lazy(async () => ({ default: (await ask()) ?? Failed }))));
    return createElement(part, props);
  };
}

function MissingPanel({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation(['common', 'errors']);
  const [isTrying, setTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <chakra.div role="alert">
      <EmptyState
        icon={CloudOff}
        headingLevel="h3"
        title={t('error.title')}
        text={t('network', { ns: 'errors' })}
        action={
          <Button size="sm" variant="outline" disabled={isTrying} onClick={retry}>
            {t('retry')}
          </Button>
        }
      />
    </chakra.div>
  );
}
