/** Shows what is in a component below the row that names it. Copies are made when they are asked for, so circles end. */
export function startUnfolding(): void {
  const fill = (details: HTMLElement): void => {
    if (details.querySelector(':scope > .shape')) return;
    const shape = document.querySelector(`#${CSS.escape(details.dataset['schema'] ?? '')} > .shape`);
    if (shape) details.append(shape.cloneNode(true));
  };
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches('.unfold')) fill(target);
    },
    { capture: true },
  );
}
