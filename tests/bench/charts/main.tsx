import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LineChart } from '#shared/chart/LineChart.tsx';
import type { TimeLine } from '#shared/chart/timeLines.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { system } from '#theme/system.ts';

const DAY_MS = 86_400_000;
const DAYS = 731;
const LINES = 10;
const FRAMES = 60;
const to = Date.parse('2026-11-27T00:00:00Z');

/** Two years of ten lines by day; two of them have gaps. */
const lines: readonly TimeLine[] = Array.from({ length: LINES }, (_, number) => ({
  id: `line-${number}`,
  name: `Line number ${number + 1}`,
  note: null,
  color: `series.${number + 1}`,
  stroke: number < 5 ? 'plain' : 'dashed',
  mark: number,
  points: Array.from({ length: DAYS }, (__, day) => ({
    at: to - (DAYS - 1 - day) * DAY_MS,
    value:
      number % 5 === 4 && day % 50 > 40
        ? null
        : 90 + number * 3 + 6 * Math.sin(day / (20 + number)) + 2 * Math.sin(day * (number + 2)),
  })),
}));
const reference = { value: 100, text: '100: the same' };
const valueText = (value: number): string => value.toFixed(1);

// A pointer that no hand moves cannot be kept.
Element.prototype.setPointerCapture = () => undefined;

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place');
const texts = startTexts();
let root = createRoot(place);

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** After what was drawn in this frame has been painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
  });

const chart = (
  <ChakraProvider value={system}>
    <LineChart lines={lines} caption="Lines" valueText={valueText} reference={reference} isTable={false} />
  </ChakraProvider>
);

/** From the call to the frame that shows it: the width is measured and all is drawn for it within the same frame. */
async function mount(): Promise<number> {
  root.unmount();
  root = createRoot(place ?? document.body);
  await painted();
  const from = performance.now();
  flushSync(() => root.render(chart));
  await painted();
  return performance.now() - from;
}

/** What is done once a frame, and what each frame costs: script, style, layout and paint. */
async function framesOf(act: (step: number) => void): Promise<{ middle: number; most: number }> {
  const costs: number[] = [];
  for (let step = 0; step < FRAMES; step += 1) {
    await frame();
    const from = performance.now();
    act(step);
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
    costs.push(performance.now() - from);
  }
  const rising = costs.toSorted((a, b) => a - b);
  return {
    middle: rising[Math.floor(rising.length / 2)] ?? Number.NaN,
    most: rising[Math.ceil(rising.length * 0.95) - 1] ?? Number.NaN,
  };
}

const pointer = (type: string, clientX: number): void => {
  const ground = document.querySelector('.brush');
  ground?.dispatchEvent(
    new PointerEvent(type, { bubbles: true, clientX, clientY: 100, pointerType: 'mouse', button: 0 }),
  );
};

/** Moves a slider as a hand does; the first one reads, the next two zoom. */
const slide = (number: number, value: number): void => {
  const slider = document.querySelectorAll('input[type=range]')[number];
  if (!slider) throw new Error('There is no slider');
  // React keeps what it wrote itself, and hears of nothing that is written past it otherwise.
  Reflect.set(HTMLInputElement.prototype, 'value', String(value), slider);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Called by the bench: milliseconds of each thing. */
async function measureCharts(): Promise<Record<string, number>> {
  await texts;
  await mount();
  const mounts: number[] = [];
  for (let round = 0; round < 9; round += 1) mounts.push(await mount());
  const read = await framesOf((step) => slide(0, 100 + step * 5));
  pointer('pointerdown', 100);
  const brush = await framesOf((step) => pointer('pointermove', 120 + step * 8));
  pointer('pointerup', 100);
  const zoom = await framesOf((step) => slide(1, step * 4));
  return {
    mount: mounts.toSorted((a, b) => a - b)[4] ?? Number.NaN,
    'read, middle': read.middle,
    'read, p95': read.most,
    'brush, middle': brush.middle,
    'brush, p95': brush.most,
    'zoom, middle': zoom.middle,
    'zoom, p95': zoom.most,
  };
}

Object.assign(window, { measureCharts });
