import { session } from '#session/session.ts';
import { formatChoice } from '#shared/i18n/formatChoice.ts';
import { storage } from '#shared/lib/storage.ts';

// D39: part of the signed-in branch. The session stores the formats of a profile before it notifies its listeners.
formatChoice.refresh();
session.subscribe(formatChoice.refresh);
// E134: what another tab has saved, or that it has ended the session.
storage.onChange(formatChoice.refresh);
