import type { OpenedRecord } from '#shared/lib/rememberOpened.ts';
import { storage } from '#shared/lib/storage.ts';

const toRecord = (line: string): OpenedRecord[] => {
  const [, at = '', address = '', title = ''] = /^(\S+) (\/\S*) (.+)$/s.exec(line) ?? [];
  return Number.isNaN(Date.parse(at)) ? [] : [{ address, title, at }];
};

/** The records that this person opened last in this browser, the latest first. A line that is broken is left out (E131). */
export function listOpened(): OpenedRecord[] {
  return (storage.get('opened') ?? []).flatMap(toRecord);
}
