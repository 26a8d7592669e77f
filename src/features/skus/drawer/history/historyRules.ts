import * as z from 'zod/mini';

/** One piece of a value that was written down as JSON: a word, or a part with a name. */
export interface HistoryPart {
  name: string | null;
  text: string;
  /** The text is an amount of money. */
  isMoney?: true;
}

const feature = z.object({ title: z.string(), value: z.string() });
const charge = z.object({ name: z.string(), price: z.string() });

/**
 * The parts of a list, which the history has as JSON: features, charges, locked fields. Null for any other text, which
 * is shown as it is.
 */
export function historyParts(text: string | null): HistoryPart[] | null {
  if (text === null || !text.startsWith('[')) return null;
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(list)) return null;
  return list.map((item: unknown): HistoryPart => {
    if (typeof item === 'string') return { name: null, text: item };
    const asFeature = feature.safeParse(item).data;
    if (asFeature) return { name: asFeature.title, text: asFeature.value };
    const asCharge = charge.safeParse(item).data;
    if (asCharge) return { name: asCharge.name, text: asCharge.price, isMoney: true };
    return { name: null, text: JSON.stringify(item) };
  });
}
