import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { useQueryDraft } from '#shared/lib/useQueryDraft.ts';
import { parseList, formatList, toggleOptions } from './filters/choiceRules.ts';
import { TickBox } from './filters/TickBox.tsx';
import type { TableOptions } from './tableAddress.ts';
import { usePageInRange } from './usePageInRange.ts';
import { useTableState } from './useTableState.ts';

const text = z.catch(z.string(), '');
const options: TableOptions<'name', { q: string; tag: string }> = {
  sorts: ['name'],
  defaultSort: { key: 'name', descending: false },
  filters: z.object({ q: text, tag: text }),
};
const tags = ['a', 'b', 'c'] as const;

/** A list's box and ticks; `Search` stands for the pause after which a text is searched for. */
function List() {
  const { filters, setFilters } = useTableState(options);
  const draft = useQueryDraft(filters.q);
  return (
    <>
      <input
        aria-label="Text"
        value={draft.text}
        onChange={({ currentTarget }) => draft.type(currentTarget.value)}
      />
      <button
        onClick={() => {
          const { text: q } = draft.get();
          if (draft.ask(q)) setFilters({ q });
        }}
      >
        Search
      </button>
      {tags.map((tag) => (
        <TickBox
          key={tag}
          state={parseList(filters.tag).includes(tag)}
          onTick={(on) =>
            setFilters((now) => ({ tag: formatList(toggleOptions(parseList(now.tag), [tag], on)) }))
          }
        >
          {tag}
        </TickBox>
      ))}
    </>
  );
}

/** The list behind a guard that lets each address through when it is told to. */
async function openList(...entries: string[]) {
  const held: (() => void)[] = [];
  let isOpen = true;
  const loader = () => (isOpen ? null : new Promise<null>((resolve) => held.push(() => resolve(null))));
  const router = createMemoryRouter(
    [
      { path: '/list', loader, Component: List, HydrateFallback: () => null },
      { path: '/elsewhere', loader, Component: () => 'Elsewhere' },
    ],
    { initialEntries: entries },
  );
  // Within act, so that effects have run too: the box follows what is typed only from then on.
  const view = await act(async () => {
    const rendered = render(<RouterProvider router={router} />);
    await new Promise((resolve) => setTimeout(resolve));
    return rendered;
  });
  isOpen = false;
  const letThrough = (count: number) =>
    act(async () => {
      for (const go of held.splice(0, count)) go();
      await new Promise((resolve) => setTimeout(resolve));
    });
  return {
    ...view,
    router,
    letThrough,
    asked: () => router.state.navigation.location ?? router.state.location,
  };
}
type Opened = Awaited<ReturnType<typeof openList>>;

const box = () => screen.getByRole('textbox');
const tick = (tag: string) => screen.getByRole('checkbox', { name: tag });
const press = () => screen.getByRole('button').click();
const filtersAt = ({ search }: { search: string }) =>
  options.filters.parse(Object.fromEntries(new URLSearchParams(search)));

test('three ticks in one task, before anything is rendered, all count', async () => {
  const { router, letThrough } = await openList('/list');
  act(() => {
    for (const tag of tags) tick(tag).click();
  });
  for (const tag of tags) expect(tick(tag)).toBeChecked();
  await letThrough(9);
  expect(filtersAt(router.state.location).tag).toBe('a,b,c');
});

test('letters stay that are typed while the address of earlier ones is on its way', async () => {
  const { router, letThrough } = await openList('/list');
  fireEvent.change(box(), { target: { value: 'bot' } });
  act(press);
  fireEvent.change(box(), { target: { value: 'bottle' } });
  await letThrough(1);
  expect(router.state.location.search).toBe('?q=bot');
  expect(box()).toHaveValue('bottle');
  act(press);
  await letThrough(1);
  expect(router.state.location.search).toBe('?q=bottle');
});

test('a search that starts meanwhile does not hold back a navigation to another page', async () => {
  const { router, letThrough } = await openList('/list');
  fireEvent.change(box(), { target: { value: 'bot' } });
  act(() => {
    void router.navigate('/elsewhere');
    press();
  });
  await letThrough(9);
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('a page that turns out not to exist does not take back a tick that came meanwhile', async () => {
  function Paged() {
    const table = useTableState(options);
    usePageInRange(table, 30);
    return <button onClick={() => table.setFilters({ tag: 'a' })}>Page {table.page}</button>;
  }
  const router = createMemoryRouter([{ path: '/list', Component: Paged }], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  await act(async () => {
    void router.navigate('/list?page=9');
    screen.getByRole('button').click();
    await Promise.resolve();
  });
  expect(router.state.location.search).toBe('?tag=a');
});

type Step =
  | { do: 'tick'; tag: (typeof tags)[number] }
  | { do: 'type'; text: string }
  | { do: 'search' | 'back' | 'link' | 'through' };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tick' as const), tag: fc.constantFrom(...tags) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('type' as const), text: fc.constantFrom('', 'bot', 'bottle') }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('search' as const, 'through' as const) }) },
);
/** What comes in one task, before anything of it is rendered. Back and links are tasks of their own. */
const task: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 5, arbitrary: fc.array(step, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom<Step[]>([{ do: 'back' }], [{ do: 'link' }]) },
);

/** Does one step, and says what must stand in the box and be ticked after it. */
function take(
  now: Step,
  { router, asked }: Opened,
  must: { text: string; asked: string; tags: Set<string> },
): void {
  if (now.do === 'tick') {
    tick(now.tag).click();
    if (!must.tags.delete(now.tag)) must.tags.add(now.tag);
  } else if (now.do === 'type') {
    fireEvent.change(box(), { target: { value: now.text } });
    must.text = now.text;
  } else if (now.do === 'search') {
    press();
    must.asked = must.text;
  } else {
    void (now.do === 'back' ? router.navigate(-1) : router.navigate('/list?q=mug&tag=c'));
    const { q, tag } = filtersAt(asked());
    must.tags = new Set(parseList(tag));
    if (q !== must.asked) must.text = q;
    must.asked = q;
  }
}

test('in any order of ticks, letters, Back, links and late addresses the last input counts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(task, { maxLength: 6 }), async (tasks) => {
      cleanup();
      const list = await openList('/list?tag=b', '/list');
      const must = { text: '', asked: '', tags: new Set<string>() };
      for (const steps of tasks) {
        act(() => {
          for (const now of steps) if (now.do !== 'through') take(now, list, must);
        });
        if (steps.some((now) => now.do === 'through')) await list.letThrough(1);
      }
      act(() => take({ do: 'search' }, list, must));
      await list.letThrough(99);
      const { q, tag } = filtersAt(list.router.state.location);
      expect([q, new Set(parseList(tag))]).toEqual([must.text, must.tags]);
      expect(box()).toHaveValue(must.text);
      for (const each of tags) expect(tick(each).matches(':checked')).toBe(must.tags.has(each));
    }),
    { numRuns: 40 },
  );
});
