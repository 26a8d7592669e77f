import { chakra } from '@chakra-ui/react/styled-system';
import type { MarketEvent } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { useEventSentence } from './useEventSentence.ts';

interface EventLineProps {
  event: MarketEvent;
  /** What is said behind the time. */
  notes?: readonly string[];
  /** Before another page takes the place of what is shown. */
  onLeave?: (() => void) | undefined;
}

/** The product, what happened with it, and when; the product leads to its competitors, where every reading is. */
export function EventLine({ event, notes = [], onLeave }: EventLineProps) {
  const sentence = useEventSentence();
  const format = useFormat();
  return (
    <chakra.div css={styles}>
      <Link to={paths.competitorManager(event.product.id)} {...(onLeave ? { onClick: onLeave } : {})}>
        {event.product.name}
      </Link>
      <span>{sentence(event)}</span>
      <p>
        <time dateTime={event.happenedAt}>{format.dateTime(event.happenedAt)}</time>
        {notes.map((note) => ` · ${note}`)}
      </p>
    </chakra.div>
  );
}

const styles = {
  display: 'grid',
  gap: '0.5',
  minW: '0',
  fontSize: 'sm',
  '& > *': { overflowWrap: 'anywhere' },
  '& > a': { fontWeight: 'medium' },
  '& > p': { fontSize: 'xs', color: 'fg.muted' },
} as const;
