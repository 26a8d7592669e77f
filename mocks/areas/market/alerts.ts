import type { Area } from '#mocks/core/types.ts';
import { alertInbox } from './resolvers/alertInbox.ts';
import { alertRules } from './resolvers/alertRules.ts';

/** Rules that raise alerts, and what people did with those. */
export const alerts: Area<'alerts'> = { ...alertRules, ...alertInbox };
