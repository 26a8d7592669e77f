import { permissions } from '#session/permissions.ts';

/** What a title says after its page, `Price Slabs: Publish`, by its word. */
const actions = {
  Edit: 'edit',
  Rules: 'rules',
  Bulk: 'bulk',
  Import: 'import',
  Export: 'export',
  Archive: 'archive',
  'View Costs': 'viewCosts',
  Publish: 'publish',
  Override: 'override',
  Decide: 'decide',
  Apply: 'apply',
  Undo: 'undo',
  Charge: 'charge',
  'Ad hoc': 'adHoc',
  Refund: 'refund',
  Run: 'run',
  Credentials: 'credentials',
  Upload: 'upload',
  Delete: 'delete',
} as const;

const keyByTitle = new Map<string, string>(Object.entries(permissions).map(([key, title]) => [title, key]));

const isAction = (word: string): word is keyof typeof actions => Object.hasOwn(actions, word);

/** The title of the page that an action belongs to by its own title; null for a page. */
export function pageOf(title: string): string | null {
  const page = title.slice(0, Math.max(0, title.indexOf(': ')));
  return keyByTitle.has(page) ? page : null;
}

/** Where the label of a title is: in the menu's texts by `page`, else in those of permissions by `action`. Null: not ours. */
export function labelKeys(title: string) {
  const page = keyByTitle.get(title);
  if (page === undefined) return null;
  const word = title.slice(title.indexOf(': ') + 1).trim();
  return { page, action: isAction(word) ? (`action.${actions[word]}` as const) : null };
}
