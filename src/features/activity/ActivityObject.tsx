import { chakra } from '@chakra-ui/react/styled-system';
import type { ActivityEntry } from '#api/generated/types.gen.ts';
import { Link } from '#shared/lib/Link.tsx';
import { addressOf } from '#entities/activity/recordAddress.ts';

interface ActivityObjectProps {
  entry: Pick<ActivityEntry, 'entityType' | 'entityId' | 'entityLabel'>;
  /** Its kind in the reader's language. */
  type: string;
}

/** What an entry is about, as a link where it can be opened. */
export function ActivityObject({ entry, type }: ActivityObjectProps) {
  const to = addressOf(entry);
  return (
    <chakra.span css={styles}>
      {to === null ? <span>{entry.entityLabel}</span> : <Link to={to}>{entry.entityLabel}</Link>}
      <small>{type}</small>
    </chakra.span>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '2',
  '& a': { color: 'accent', textDecoration: 'underline' },
  '& > :first-of-type': { overflowWrap: 'anywhere' },
  '& small': { color: 'fg.muted', fontSize: 'xs' },
} as const;
