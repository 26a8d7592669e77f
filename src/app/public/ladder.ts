/** One quantity break of the sample: unit prices in dollars; the market as its lowest and highest competitor. */
export type PriceBreak = { quantity: number; unit: number; lowest: number; highest: number };

/** A bottle of the demo catalogue with its one-colour print; competitors are all-in prices of one day. */
export const sampleLadder = {
  currency: 'USD',
  setup: 55,
  run: 0.35,
  competitors: 6,
  breaks: [
    { quantity: 48, unit: 8.95, lowest: 10.74, highest: 12.6 },
    { quantity: 100, unit: 8.2, lowest: 9.35, highest: 11.2 },
    { quantity: 250, unit: 7.45, lowest: 8.32, highest: 9.95 },
    { quantity: 500, unit: 6.95, lowest: 7.21, highest: 8.9 },
    { quantity: 1000, unit: 6.4, lowest: 7.02, highest: 8.35 },
  ],
} as const satisfies {
  currency: string;
  setup: number;
  run: number;
  competitors: number;
  breaks: readonly PriceBreak[];
};

/** What one piece costs with print and set-up when `quantity` are bought. */
export function getAllInUnit({ quantity, unit }: Pick<PriceBreak, 'quantity' | 'unit'>): number {
  return unit + sampleLadder.run + sampleLadder.setup / quantity;
}

/** Ours against the lowest competitor, lowest = 100; below 100 we are cheaper. */
export function getPriceIndex(ours: number, lowest: number): number {
  return (ours / lowest) * 100;
}
