import { samples } from '#tests/contract/docs/samples/samples.ts';
import type { TryData } from '#tests/contract/docs/tryData.ts';
import type { Connection } from './connection.ts';
import { element } from './element.ts';

const languages = [...samples.keys()];

/** One tab for each language; arrows move between them, as the pattern of tabs wants it. */
function tabList(id: string, choose: (language: string) => void): HTMLElement {
  const tabs = languages.map((language) => {
    const tab = element('button', { type: 'button', role: 'tab' }, language);
    tab.setAttribute('aria-controls', `sample-${id}`);
    tab.addEventListener('click', () => choose(language));
    return tab;
  });
  const list = element('div', { className: 'tabs', role: 'tablist', ariaLabel: 'Language' }, ...tabs);
  list.addEventListener('keydown', ({ key }) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    next?.click();
    next?.focus();
  });
  return list;
}

/**
 * Shows the samples of all operations in the language that the reader chose last, for the server that stands in the
 * page. The choice lives as long as the page.
 */
export function startSamples({ operations }: TryData, connection: Connection): void {
  let chosen = languages[0];
  const blocks = [...document.querySelectorAll<HTMLElement>('.samples')].flatMap((block) => {
    const operation = operations.find(({ id }) => id === block.dataset['operation']);
    const text = block.querySelector('pre');
    return operation && text ? [{ block, text, request: operation.sample }] : [];
  });
  const show = (): void => {
    const write = samples.get(chosen ?? '');
    for (const { block, text, request } of blocks) {
      if (write) text.textContent = write(request, connection.server());
      for (const tab of block.querySelectorAll<HTMLElement>('[role=tab]')) {
        const isChosen = tab.textContent === chosen;
        tab.setAttribute('aria-selected', String(isChosen));
        tab.tabIndex = isChosen ? 0 : -1;
      }
    }
  };
  const choose = (block: HTMLElement, language: string): void => {
    chosen = language;
    // Other samples change their height, and the one that is read stays where it is.
    const before = block.getBoundingClientRect().top;
    show();
    window.scrollBy(0, block.getBoundingClientRect().top - before);
  };
  for (const { block } of blocks) {
    const id = block.dataset['operation'] ?? '';
    const panel = block.querySelector<HTMLElement>('.copyable');
    if (panel) Object.assign(panel, { id: `sample-${id}`, role: 'tabpanel', ariaLabel: 'Code sample' });
    block.prepend(tabList(id, (language) => choose(block, language)));
  }
  connection.onServer(show);
  show();
}
