import * as z from 'zod/mini';
import { zSlabLink } from '#api/generated/zod/slabs.gen.ts';
import type { LadderValues } from './ladderEditor.ts';

const text = z.string();
const signs = z.optional(z.array(text));

const zLadderValues = z.object({
  slabs: z.array(
    z.object({
      id: z.number(),
      quantity: text,
      price: text,
      code: text,
      removed: z.optional(z.object({ quantity: signs, price: signs })),
    }),
  ),
  link: z.nullable(zSlabLink),
  note: text,
});

/** What a draft of the browser holds, if it is a ladder; null: anything may stand in a storage, and this is no ladder. */
export function readLadderDraft(values: unknown): LadderValues | null {
  return zLadderValues.safeParse(values).data ?? null;
}
