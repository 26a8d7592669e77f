import * as z from 'zod/mini';
import type { TableOptions } from '#shared/table/tableAddress.ts';

export const linkStates = ['sent', 'opened', 'paid', 'expired', 'deactivated'] as const;

/** The latest first is the only order the list has. */
export const linkTable = {
  sorts: ['createdAt'],
  defaultSort: { key: 'createdAt', descending: true },
  filters: z.object({ status: z.catch(z.string(), '') }),
} as const satisfies TableOptions<string, { status: string }>;
