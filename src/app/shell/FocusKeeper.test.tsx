import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FocusKeeper } from './FocusKeeper.tsx';

/** Rows that go when their button is pressed, below a heading. */
function Page({ names }: { names: readonly string[] }) {
  const [left, setLeft] = useState(names);
  return (
    <>
      <main>
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
      </main>
      <FocusKeeper />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
function press(name: string): void {
  act(() => button(name).focus());
  act(() => button(name).click());
}

test('the focus goes to what takes the place, then to what stands before, then to the heading', async () => {
  render(<Page names={['This one', 'Phone', 'Tablet', 'Laptop']} />);
  press('Remove Tablet');
  await waitFor(() => expect(button('Remove Laptop')).toHaveFocus());
  press('Remove Laptop');
  await waitFor(() => expect(button('Remove Phone')).toHaveFocus());
  press('Remove Phone');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus());
});

test('who clicked beside it since then is left alone', async () => {
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

test('a menu that goes leaves the focus to whoever opens next, or to its button’s place', async () => {
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
