import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { DOUBLE_MARKER } from '#mocks/doubles/stripe/marker.ts';
import { hashSource } from './headers.ts';
import type { StripeMode } from './modes.ts';

const folder = join(import.meta.dirname, '../../mocks/doubles/stripe');

/** Pages of the frames, by where the stand-in asks for them. */
const frames = ['card', 'challenge'] as const;
type Frame = (typeof frames)[number];
const toFramePath = (frame: Frame): string => `stripe-double/${frame}.html`;

/** One script without imports: a frame has no origin, so it could not fetch a module. */
async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(folder, entry), output: { format: 'iife', name: 'standIn' } },
    },
  });
  const outputs = 'output' in result ? result.output : [];
  const scripts = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code.trim()] : []));
  const [script] = scripts;
  if (script === undefined || scripts.length > 1) throw new Error(`${entry} is to be one script`);
  return script;
}

/** A frame as one page: its script and its style inside, and a policy of its own that lets nothing out. */
async function buildFramePage(frame: Frame): Promise<string> {
  const script = await bundleScript(`frame/${frame}.ts`);
  if (script.includes('</script'))
    throw new Error(`The script of the frame ${frame} would end its own element`);
  const style = readFileSync(join(folder, `frame/${frame}.css`), 'utf8').trim();
  const policy = `default-src 'none'; script-src ${hashSource(script)}; style-src ${hashSource(style)}`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<title>Secure frame</title><style>${style}</style></head>`,
    `<body><script>${script}</script></body></html>`,
  ].join('');
}

/** Everything a host of the stand-in serves, by path: the pages of its frames, and the script that Stripe's loader asks for. */
export async function buildHostedFiles(): Promise<ReadonlyMap<string, string>> {
  const pages = await Promise.all(
    frames.map(async (frame) => [`/${toFramePath(frame)}`, await buildFramePage(frame)] as const),
  );
  return new Map([...pages, ['/endive/stripe.js', await bundleScript('hosted.ts')] as const]);
}

type BuiltFile = { fileName: string; code?: string; source?: string | Uint8Array };

/** Files of a build that hold the stand-in. */
export function findDoubleFiles(files: readonly BuiltFile[]): string[] {
  return files
    .filter(({ code, source }) => Buffer.from(code ?? source ?? '').includes(DOUBLE_MARKER))
    .map(({ fileName }) => fileName);
}

/**
 * The frames of the stand-in for Stripe, which are pages of their own: served while developing, part of a build that
 * uses it. A build for the real Stripe that holds any of it fails.
 */
export function stripeDouble(mode: StripeMode): Plugin {
  return {
    name: 'backroom:stripe-double',
    configureServer(server) {
      if (mode !== 'double') return;
      server.middlewares.use((request, response, next) => {
        const frame = frames.find((each) => request.url === `/${toFramePath(each)}`);
        if (!frame) {
          next();
          return;
        }
        // Made anew each time, so that an edit shows without a restart.
        buildFramePage(frame).then((page) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(page);
        }, next);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (mode === 'live') {
          const found = findDoubleFiles(Object.values(bundle));
          if (found.length > 0)
            this.error(`A build for the real Stripe holds its stand-in: ${found.join(', ')}`);
          return;
        }
        for (const frame of frames) {
          this.emitFile({ type: 'asset', fileName: toFramePath(frame), source: await buildFramePage(frame) });
        }
      },
    },
  };
}
