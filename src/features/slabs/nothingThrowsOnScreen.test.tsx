import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { session } from '#session/session.ts';
import { changeLanguage, i18n } from '#shared/i18n/i18n.ts';
import { languages } from '#shared/i18n/languages.ts';
import { openSlabs } from '#tests/support/slabsPage.tsx';

const texts = fc.oneof(
  fc.constantFrom('', '.', '0', '-1', '1e3', '12,82', '1.234,5', '1\u202f000', 'NaN', '9'.repeat(30), '９'),
  fc.stringMatching(/^[\d.,]{0,8}$/),
  fc.string({ maxLength: 8 }),
);
const blocks = fc.oneof(
  fc
    .array(fc.tuple(texts, texts), { maxLength: 5 })
    .map((rows) => rows.map((row) => row.join('\t')).join('\n')),
  fc.array(texts, { maxLength: 12 }).map((column) => column.join('\n')),
);
const keys = fc.constantFrom(
  { key: 'Enter' },
  { key: 'Escape' },
  { key: 'ArrowUp' },
  { key: 'ArrowRight' },
  ...['z', 'y', 'd'].map((key) => ({ key, ctrlKey: true })),
  { key: 'z', ctrlKey: true, shiftKey: true },
);

/** What a person does in the grid: which of its boxes, by chance, and what there. */
const steps = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('type' as const), at: fc.nat(), text: texts }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('press' as const), at: fc.nat(), press: keys }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('paste' as const), at: fc.nat(), text: blocks }) },
  fc.record({
    do: fc.constant('speak' as const),
    tag: fc.constantFrom(...languages.map(({ tag }) => tag)),
  }),
  fc.record({ do: fc.constant('click' as const), at: fc.nat() }),
);
type Step = typeof steps extends fc.Arbitrary<infer Done> ? Done : never;

/** Boxes of the grid that can be typed into; what they say changes with the language. */
const boxes = (): HTMLInputElement[] => screen.queryAllByRole<HTMLInputElement>('textbox').filter(isCell);
const isCell = ({ dataset, readOnly }: HTMLInputElement): boolean =>
  dataset['cell'] !== undefined && !readOnly;
const pick = <Item,>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];
/** Those of the grid, and what changes all prices; not what opens a dialog or a menu. */
const buttons = (): HTMLElement[] =>
  screen
    .getAllByRole('button')
    .filter(
      (button) => button.closest('table:has([data-cell]), [role=group]:has(input)') && !button.ariaHasPopup,
    );

async function take(step: Step): Promise<void> {
  if (step.do === 'speak') {
    await act(() => changeLanguage(step.tag));
    return;
  }
  const place = pick<HTMLElement>(step.do === 'click' ? buttons() : boxes(), step.at);
  if (!place) return;
  // A key comes after the cell was entered, and not with it.
  if (step.do !== 'click') act(() => place.focus());
  if (step.do === 'click') fireEvent.click(place);
  else if (step.do === 'type') fireEvent.input(place, { target: { value: step.text } });
  else if (step.do === 'press') fireEvent.keyDown(place, step.press);
  else fireEvent.paste(place, { clipboardData: { getData: () => step.text } });
}

/** What is typed; a margin follows from it. */
const values = (): string[] =>
  boxes()
    .filter(({ dataset }) => /(quantity|price|code)$/.test(dataset['cell'] ?? ''))
    .map(({ value }) => value);

/** Thirty steps by chance; after each the ladder is on screen, and nothing was thrown. */
async function takeSteps(): Promise<readonly Step[]> {
  const thrown: unknown[] = [];
  const hear = ({ error }: ErrorEvent): void => void thrown.push(error);
  window.addEventListener('error', hear);
  const [done = []] = fc.sample(fc.array(steps, { minLength: 30, maxLength: 30 }), 1);
  for (const step of done) {
    await take(step);
    const panel = i18n.t('ladder.title', { ns: 'slabs' });
    const failed = screen.queryAllByText(i18n.t('panel.failed', { ns: 'common', panel }));
    expect({ done, step, thrown, failed }).toEqual({ done, step, thrown: [], failed: [] });
  }
  window.removeEventListener('error', hear);
  await act(() => changeLanguage('en'));
  // A cell that is still typed into shows what was typed, not how numbers read.
  act(() => document.querySelector<HTMLElement>(':focus')?.blur());
  return done;
}

test('whatever is typed, pressed or pasted, in any language, the ladder stands, and its draft comes back', async () => {
  const first = await openSlabs('pricing.manager');
  const taken = await takeSteps();
  const before = values();
  await act(() => session.end('expired'));
  first.unmount();
  const { user } = await openSlabs('pricing.manager');
  // Nothing is offered where the steps came back to where they began.
  const restore = screen.queryByRole('button', { name: 'Restore' });
  if (restore) await user.click(restore);
  await waitFor(() => expect({ taken, values: values() }).toEqual({ taken, values: before }));
});

test('a ladder of blank goods that was begun here takes everything as well', async () => {
  const { user } = await openSlabs('pricing.manager');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Configuration' }), 'Blank');
  await user.click(await screen.findByRole('button', { name: 'Add first break' }));
  expect(values()).not.toEqual([]);
  await takeSteps();
});
