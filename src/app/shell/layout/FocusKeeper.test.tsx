import { act, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { FocusKeeper } from './FocusKeeper.tsx';

/** Rows that go when their button is pressed, below a heading; in the page or in a drawer over it. */
function Page({ names, inDrawer = false }: { names: readonly string[]; inDrawer?: boolean }) {
  const [left, setLeft] = useState(names);
  return (
    <>
      {inDrawer && <main>The page</main>}
      <Around inDrawer={inDrawer}>
        <h1>Page</h1>
        <section>
          <h2>Devices</h2>
          <ul>
            {left.map((name) => (
              <li key={name}>
                {name}
                {name !== 'This one' && (
                  <button type="button" onClick={() => setLeft(left.filter((other) => other !== name))}>
                    Remove {name}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
        <button type="button" onClick={() => setLeft([])}>
          Remove all
        </button>
      </Around>
      <FocusKeeper />
    </>
  );
}

function Around({ inDrawer, children }: { inDrawer: boolean; children: ReactNode }) {
  if (!inDrawer) return <main>{children}</main>;
  return (
    <div role="dialog" aria-modal="true" aria-label="Supplier">
      {children}
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
function press(name: string): void {
  act(() => button(name).focus());
  act(() => button(name).click());
}

test.each([
  ['the page', false],
  ['a drawer', true],
])(
  'in %s the focus goes to what takes the place, then to what precedes it, then to the heading',
  async (_name, inDrawer) => {
    render(<Page names={['This one', 'Phone', 'Tablet', 'Laptop']} inDrawer={inDrawer} />);
    press('Remove Tablet');
    await waitFor(() => expect(button('Remove Laptop')).toHaveFocus());
    press('Remove Laptop');
    await waitFor(() => expect(button('Remove Phone')).toHaveFocus());
    press('Remove Phone');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus());
  },
);

test('a press beside the focused element leaves the focus alone', async () => {
  render(<Page names={['Phone', 'Tablet']} />);
  act(() => button('Remove Phone').focus());
  act(() => {
    screen.getByRole('heading', { name: 'Page' }).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  act(() => button('Remove all').click());
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  await act(() => new Promise((go) => setTimeout(go)));
  expect(document.body).toHaveFocus();
});

test('a menu that closes leaves the focus to what opens next, or to the place of its button', async () => {
  function Menu() {
    const [step, setStep] = useState<'closed' | 'open' | 'chosen'>('closed');
    return (
      <>
        <main>
          <button type="button" id="views" onClick={() => setStep('open')}>
            Views
          </button>
          {step === 'open' && (
            <div role="menu" aria-labelledby="views" tabIndex={-1}>
              <button type="button" role="menuitem" onClick={() => setStep('chosen')}>
                Save as
              </button>
            </div>
          )}
          <button type="button">Columns</button>
        </main>
        <FocusKeeper />
      </>
    );
  }
  render(<Menu />);
  press('Views');
  act(() => screen.getByRole('menuitem', { name: 'Save as' }).focus());
  act(() => screen.getByRole('menuitem', { name: 'Save as' }).click());
  await act(() => new Promise((go) => setTimeout(go)));
  expect(button('Columns')).not.toHaveFocus();
});

test('focus that leaves together with its drawer is left to whoever closes it', async () => {
  function Drawer() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <main>
          <button type="button">Open</button>
        </main>
        {isOpen && (
          <div role="dialog" aria-modal="true" aria-label="Supplier">
            <button type="button" onClick={() => setIsOpen(false)}>
              Close
            </button>
          </div>
        )}
        <FocusKeeper />
      </>
    );
  }
  render(<Drawer />);
  press('Close');
  await act(() => new Promise((go) => setTimeout(go)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});
