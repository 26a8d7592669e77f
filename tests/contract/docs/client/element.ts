type Settable<T> = Partial<Omit<T, 'innerHTML' | 'outerHTML' | 'style'>>;

/** Makes an element; text goes in as text. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Settable<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}

let fields = 0;

/** An input with its label. */
export function labelled(label: string, input: HTMLElement): HTMLDivElement {
  fields += 1;
  input.id = `field-${fields}`;
  return element('div', { className: 'field' }, element('label', { htmlFor: input.id }, label), input);
}
