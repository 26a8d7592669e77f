import type { Opening } from './openPage.ts';
import type { Switch } from './switches.ts';
import type { Goal } from './tables.ts';

type Medians = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The goals that are ratios beside a limit of the same run, and what was measured. */
export function goalsOf(pages: Medians, servers: Medians, switches: readonly Switch[]): Goal[] {
  const page = (name: string, figure: keyof Opening): number => pages[name]?.[figure] ?? Number.NaN;
  const server = (name: string, figure: string): number => servers[name]?.[figure] ?? Number.NaN;
  const ratio = (figure: keyof Opening, ours: string, limit: string): number =>
    page(ours, figure) / page(limit, figure);
  const calls = ['GET /logged-in-user', 'GET /node/userMenu', 'POST /users/authenticate'];
  return [
    {
      what: '/login painted, of the HTML limit',
      value: ratio('painted', '/login, cold', 'limit, HTML, cold'),
      limit: 1.1,
    },
    {
      what: '/login usable, of the React limit',
      value: ratio('usable', '/login, cold', 'limit, React, cold'),
      limit: 1.3,
    },
    {
      what: '/login script time, of the React limit',
      value: ratio('scriptTime', '/login, cold', 'limit, React, cold'),
      limit: 2,
    },
    {
      what: '/login warm, usable, of the React limit',
      value: ratio('usable', '/login, warm', 'limit, React, warm'),
      limit: 1.15,
    },
    {
      what: '/home usable, of the React limit',
      value: ratio('usable', '/home, cold', 'limit, React, cold'),
      limit: 1.8,
    },
    {
      what: '/home bytes, of the React limit',
      value: ratio('total', '/home, cold', 'limit, React, cold'),
      limit: 3.3,
    },
    {
      what: '/login script, of the React limit',
      value: ratio('script', '/login, cold', 'limit, React, cold'),
      limit: 1.9,
    },
    { what: '/login requests', value: page('/login, cold', 'requests'), limit: 6 },
    { what: '/home requests beside API calls', value: page('/home, cold', 'requests'), limit: 8 },
    { what: '/login layout shift', value: page('/login, cold', 'shift'), limit: 0 },
    { what: '/home layout shift', value: page('/home, cold', 'shift'), limit: 0 },
    ...switches.map(({ what, again }) => ({ what: `${what}, ms`, value: again, limit: 150 })),
    {
      what: 'mock start, of Prism',
      value: server('mock', 'start ms') / server('Prism', 'start ms'),
      limit: 0.25,
    },
    ...calls.map((call) => ({
      what: `mock ${call} a second, of Prism`,
      value: server('mock', call) / server('Prism', call),
      limit: 1.5,
      atLeast: true,
    })),
  ];
}
