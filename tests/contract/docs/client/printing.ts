/** On paper nothing can be opened: answers and examples are open while printing. */
export function startPrinting(): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details.answer, details.example')].filter(
      ({ open }) => !open,
    );
    for (const one of opened) one.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const one of opened) one.open = false;
  });
}
