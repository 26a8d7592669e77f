/** Puts the text beside a copy button into the clipboard; where that is forbidden, selects it. */
export function startCopying(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.copy') : null;
    const text = button?.parentElement?.querySelector('pre');
    if (!button || !text) return;
    const say = (word: string): void => {
      button.textContent = word;
      window.setTimeout(() => (button.textContent = 'Copy'), 2000);
    };
    navigator.clipboard.writeText(text.textContent).then(
      () => say('Copied'),
      () => {
        getSelection()?.selectAllChildren(text);
        say('Selected');
      },
    );
  });
}
