import type { ChangedRecord } from '#api/generated/types.gen.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { Link } from '#shared/lib/Link.tsx';
import { addressOf } from '#entities/activity/recordAddress.ts';

interface ChangedValueProps {
  text: string;
  /** The record that the value names. */
  record: ChangedRecord | undefined;
}

/** A value before or after a change; the name of a record leads to it where it can be opened. */
export function ChangedValue({ text, record }: ChangedValueProps) {
  const to = record && addressOf({ entityType: record.type, entityId: record.id, entityLabel: text });
  return to ? <Link to={to}>{text}</Link> : text || NO_VALUE;
}
