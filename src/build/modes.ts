/** The modes of D31 as the build knows them. */
export type ApiMode = 'mock' | 'prism' | 'backend' | 'worker' | 'none';

/**
 * Who answers `/api`, by Vite command and mode. Only `worker` puts handlers into the page, so a production
 * build ('none') carries nothing of the mock.
 */
export function getApiMode(command: 'serve' | 'build', mode: string): ApiMode {
  if (mode === 'demo') return 'worker';
  if (command === 'build') return 'none';
  return mode === 'prism' || mode === 'backend' ? mode : 'mock';
}

/** Who takes the cards: the stand-in of the mock, or Stripe itself. */
export type StripeMode = 'double' | 'live';

/**
 * Who takes the cards beside a given server: the stand-in where the mock or its examples answer, else Stripe;
 * `VITE_STRIPE_MODE` overrides it. Throws when it is neither.
 */
export function getStripeMode(api: ApiMode, wanted: string | undefined): StripeMode {
  if (!wanted) return api === 'backend' || api === 'none' ? 'live' : 'double';
  if (wanted !== 'double' && wanted !== 'live')
    throw new Error(`VITE_STRIPE_MODE is double or live, not ${wanted}`);
  return wanted;
}

/** What is built: the panel, the static demo, and the panel with its whole menu for the stories of the layouts. */
export type Variant = 'panel' | 'demo' | 'whole-menu';

/** The variant that a Vite mode stands for. */
export function getVariant(mode: string): Variant {
  return mode === 'demo' || mode === 'whole-menu' ? mode : 'panel';
}

/** Folder of a built variant, in the project root. */
export const buildFolders: Readonly<Record<Variant, string>> = {
  panel: 'dist',
  demo: 'dist-demo',
  'whole-menu': 'dist-whole-menu',
};

const ports = { panel: 5173, preview: 4173, prism: 4010, mock: 4020 } as const;

/** Port of a server of ours (D31); `PORT` overrides the one that a person opens. */
export function getPort(server: keyof typeof ports, env: NodeJS.ProcessEnv = process.env): number {
  const wanted = server === 'prism' ? env.PRISM_PORT : env.PORT;
  const port = wanted ? Number(wanted) : ports[server];
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`Not a port: ${wanted}`);
  return port;
}
