/** Something that can be found in the page. */
export interface SearchEntry {
  kind: 'operation' | 'schema' | 'code' | 'header' | 'parameter' | 'property';
  name: string;
  /** Further words by which it is found. */
  more: string;
  /** Where it stands, in words. */
  where: string;
  element: Element;
}

const textIn = (root: ParentNode, selector: string): string =>
  root.querySelector(selector)?.textContent.trim() ?? '';

const nameOf = ({ id }: Element): string => id.replace(/^schema-/, '');

/** The part of the page that something stands in: an operation, an answer of it, a schema. */
function whereIs(element: Element): string {
  const operation = element.closest('section.operation');
  const status = textIn(element.closest('details.answer') ?? document.createElement('i'), '.status');
  if (operation) {
    const id = textIn(operation, '.address .id');
    return status === '' ? `request of ${id}` : `answer ${status} of ${id}`;
  }
  const schema = element.closest('section.schema');
  if (schema) return `schema ${nameOf(schema)}`;
  const shared = element.closest('#shared-answers > section');
  return shared ? `shared answer ${textIn(shared, 'h3')}` : '';
}

const KINDS = ['code', 'header', 'parameter', 'property'] as const;

/** All that can be found, read from the page itself. */
export function searchEntries(): SearchEntry[] {
  const operations = [...document.querySelectorAll('section.operation')].map((element): SearchEntry => {
    const address = `${textIn(element, '.address .method')} ${textIn(element, '.address code')}`;
    const name = textIn(element, '.address .id');
    return {
      kind: 'operation',
      name,
      more: `${address} ${textIn(element, 'h3 a')}`,
      where: address,
      element,
    };
  });
  const schemas = [...document.querySelectorAll('section.schema')].map((element): SearchEntry => {
    const about = textIn(element, ':scope > p');
    return { kind: 'schema', name: nameOf(element), more: about, where: about, element };
  });
  const rows = KINDS.flatMap((kind) =>
    [...document.querySelectorAll(`table[data-kind="${kind}"] > tbody > tr`)].map((element): SearchEntry => {
      const [, , about] = element.children;
      const more = about?.textContent.trim() ?? '';
      return {
        kind,
        name: textIn(element, 'th code'),
        more,
        where: kind === 'code' ? more : whereIs(element),
        element,
      };
    }),
  );
  return [...operations, ...schemas, ...rows];
}
