import type { Area } from '#mocks/core/types.ts';
import { alertInbox } from './resolvers/alertInbox.ts';
import { alertRules } from './resolvers/alertRules.ts';

/** What of the market is told to whom, and what people did with it. */
export const alerts: Area<'alerts'> = { ...alertRules, ...alertInbox };
