import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { i18n } from '#shared/i18n/i18n.ts';
import { loadChunk } from '#shared/lib/loadChunk.ts';
import { notify } from './notify.ts';

/**
 * A dialog or menu that is fetched when it is opened. What cannot be fetched says so and closes; the page below stays as
 * it is and the next click tries again.
 *
 * @param chunk name of the part, for the loader
 * @param load fetches the part; called when it is first shown
 */
export function lazyPart<Props extends { onClose: () => void }>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | null = null;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => fetched);
    const missing = Part === null;
    const show = useEffectEvent((part: ComponentType<Props>) => {
      fetched = part;
      setPart(() => part);
    });
    const giveUp = useEffectEvent(() => {
      notify({ type: 'error', title: i18n.t('network', { ns: 'errors' }) });
      props.onClose();
    });
    useEffect(() => {
      if (!missing) return;
      let left = false;
      loadChunk(chunk, load).then(
        (part) => {
          if (!left) show(part);
        },
        () => {
          if (!left) giveUp();
        },
      );
      return () => {
        left = true;
      };
    }, [missing]);
    return Part && createElement(Part, props);
  };
}
