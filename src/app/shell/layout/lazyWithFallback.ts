import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadExtra } from '#shared/lib/loadExtra.ts';

/**
 * A part of the frame that few people meet, fetched when it is shown. What cannot be fetched is replaced for as long as
 * the page lives: the frame never breaks for it.
 */
export function lazyWithFallback<Props>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    loadExtra(load).then(
      (part) => ({ default: part }),
      () => ({ default: otherwise }),
    ),
  );
}
