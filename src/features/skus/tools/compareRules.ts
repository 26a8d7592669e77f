/** A line of a comparison: what it is called, and what each thing says there. */
export interface CompareField<T> {
  id: string;
  label: string;
  read: (thing: T) => string;
  /** Numbers stand right and in figures of one width. */
  isNumber?: boolean;
  /** Whether what it says is a loss, which stands in red. */
  isLoss?: (thing: T) => boolean;
}

export interface CompareLine {
  id: string;
  label: string;
  values: readonly string[];
  /** Which of the values are losses. */
  losses: readonly boolean[];
  differs: boolean;
  isNumber: boolean;
}

/** The lines of a comparison; those that differ come first, in the order in which they were given. */
export function compareLines<T>(things: readonly T[], fields: readonly CompareField<T>[]): CompareLine[] {
  const lines = fields.map(({ id, label, read, isNumber = false, isLoss = () => false }) => {
    const values = things.map(read);
    return { id, label, values, losses: things.map(isLoss), differs: new Set(values).size > 1, isNumber };
  });
  return [...lines.filter(({ differs }) => differs), ...lines.filter(({ differs }) => !differs)];
}

interface Kept {
  status: string;
  matches: number;
  ladder: readonly unknown[];
  skuCount: number;
  createdAt: string;
}

/**
 * Which of several products is most likely the one to keep: sold rather than not, then with more work in it (a ladder,
 * confirmed matches, SKUs), then the older. A proposal; the person decides.
 */
export function proposeKept<T extends Kept>(things: readonly T[]): T | undefined {
  return [...things].sort(
    (a, b) =>
      Number(isSold(b)) - Number(isSold(a)) ||
      b.ladder.length - a.ladder.length ||
      b.matches - a.matches ||
      b.skuCount - a.skuCount ||
      a.createdAt.localeCompare(b.createdAt),
  )[0];
}

const isSold = ({ status }: Kept): boolean => status === 'active' || status === 'closeout';
