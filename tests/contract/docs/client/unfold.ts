/** Shows what is in a component below the row that names it. Copies are made when they are asked for, so circles end. */
export function startUnfolding(): void {
  const fill = (details: HTMLElement): void => {
    if (details.querySelector(':scope > .shape')) return;
    const shape = document.querySelector(`#${CSS.escape(details.dataset['schema'] ?? '')} > .shape`);
    const copy = shape?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return;
    // The search finds the component itself.
    for (const table of copy.querySelectorAll('[data-kind]')) table.removeAttribute('data-kind');
    details.append(copy);
  };
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches('.unfold')) fill(target);
    },
    { capture: true },
  );
}
