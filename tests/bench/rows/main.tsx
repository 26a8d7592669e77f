import { defaultSystem } from '@chakra-ui/react/preset';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Fragment, useSyncExternalStore, type PropsWithChildren } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { system } from '#theme/system.ts';
import { benchPage, isList, type BenchRow } from './benchRows.ts';
import { OurRows } from './OurRows.tsx';
import { PeerRows } from './PeerRows.tsx';
import { PlainRows } from './PlainRows.tsx';

const ways = {
  ours: { Frame: OurFrame, Rows: OurRows },
  plain: { Frame: Fragment, Rows: PlainRows },
  peers: { Frame: PeerFrame, Rows: PeerRows },
};
const asked = new URLSearchParams(window.location.search).get('way');
const { Frame, Rows } = ways[asked === 'ours' || asked === 'peers' ? asked : 'plain'];
const pages = [benchPage(0), benchPage(1)] as const;

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place');
let root = createRoot(place);

// Rows change below the frame, as they do in an app: nobody renders the provider of the styles for a row.
let rows: readonly BenchRow[] = pages[0];
let heard = (): void => undefined;
const subscribe = (listener: () => void) => {
  heard = listener;
  return () => undefined;
};
function Shown() {
  return <Rows rows={useSyncExternalStore(subscribe, () => rows)} />;
}

const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });

/** What was done before has been painted by then, and is not counted again. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** What React still does in this turn, then style and layout: a frame of the screen in between would be painted too. */
async function timed(act: () => void, isDone = () => true): Promise<number> {
  await painted();
  const from = performance.now();
  act();
  // What is pressed is rendered when the press is over; libraries with machines of their own answer a turn later.
  await Promise.resolve();
  for (let turns = 0; turns < 500 && !isDone(); turns += 1) await turn();
  document.body.getBoundingClientRect();
  return performance.now() - from;
}

const change = (next: readonly BenchRow[]) => () =>
  flushSync(() => {
    rows = next;
    heard();
  });
const mount = () =>
  flushSync(() =>
    root.render(
      <Frame>
        <Shown />
      </Frame>,
    ),
  );

/** The first page, where one row says something else each time. */
const other = (at: number): BenchRow[] =>
  pages[0].map((row, place) => (place === 5 ? { ...row, status: `State ${at % 2}` } : row));

/** Presses a box, and waits until as many rows are ticked as should be. */
function tick(selector: string): Promise<number> {
  const box = document.querySelector<HTMLInputElement>(selector);
  const rows = selector.startsWith('thead') ? 100 : 1;
  const wanted = box?.checked ? 0 : rows;
  const count = () => document.querySelectorAll('tbody input:checked').length;
  return timed(
    () => box?.click(),
    () => count() === wanted,
  );
}

/** After this long, with what is painted in between, nothing is repeated any more: of what is slow a few tell the middle. */
const ENOUGH_MS = 1000;
const FEWEST = 6;

/** The middle of as many times, or of fewer for what is slow; an even number, so that what was ticked is not. */
async function repeat(times: number, act: (at: number) => Promise<number>): Promise<number> {
  const all: number[] = [];
  const begun = performance.now();
  const isEnough = (): boolean =>
    all.length >= FEWEST && all.length % 2 === 0 && performance.now() - begun > ENOUGH_MS;
  while (all.length < times && !isEnough()) all.push(await act(all.length));
  return all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
}

/** Called by the bench: milliseconds of each thing, the middle of several but for the first. */
async function measureRows(): Promise<Record<string, number>> {
  const first = await timed(mount);
  const mounted = await repeat(7, () => {
    root.unmount();
    root = createRoot(place ?? document.body);
    rows = pages[0];
    return timed(mount);
  });
  const page = await repeat(21, (at) => timed(change(pages[at % 2 === 0 ? 1 : 0])));
  const one = await repeat(40, (at) => timed(change(other(at))));
  if (!isList) return { first, mount: mounted, page, one };
  const ticked = await repeat(40, () => tick('tbody input[type=checkbox]'));
  const all = await repeat(10, () => tick('thead input[type=checkbox]'));
  return { first, mount: mounted, page, one, ticked, all };
}

Object.assign(window, { measureRows });

function OurFrame({ children }: PropsWithChildren) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

function PeerFrame({ children }: PropsWithChildren) {
  return <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>;
}
