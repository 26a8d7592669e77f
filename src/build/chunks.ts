import { basename, dirname, join, parse } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that are fetched together with some: they and everything they import at once. */
function closure(starts: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(starts);
  for (const id of found) for (const next of importsOf(id)) found.add(next);
  return found;
}

/**
 * Whether the page names a file, for itself or for the screen that it opens with, or the screens that share it are seldom
 * opened first. Screens that are opened later are fetched ahead and find it by their imports, so the entry need not list it
 * for each of them.
 */
export const isNamedByPage = (file: string): boolean =>
  /\bassets\/(index|lib|rolldown-runtime|lists|menus|shared|forms|people)-/.test(file);

// The font of every page is named in the page itself.
const toShortName = (file: string): string => parse(file).name.replace('-wght-normal', '');
const isLibrary = (id: string): boolean => /[\\/]node_modules[\\/]/.test(id);
// Fetched when the page is usable; the libraries' barrels would otherwise count them to the signed-in branch.
const isLater = (id: string): boolean =>
  /[\\/](@zag-js|@ark-ui[\\/]react[\\/]dist[\\/]components|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]components)[\\/](toast|tooltip|menu)[\\/]/.test(
    id,
  );
// Fetched alone by a sidebar of icons, and with the two columns.
const isTip = (id: string): boolean =>
  (isLater(id) && /[\\/]tooltip[\\/]/.test(id)) || /[\\/]menu[\\/]MenuTip\.tsx$/.test(id);
// Numbers and dates: on every signed-in page, and in the picture beside the sign-in form, which comes later.
const isFormat = (id: string): boolean =>
  /[\\/]shared[\\/]i18n[\\/](formatters|useFormat|formatChoice|useFormatChoice|numberSigns|zonedTime)\.ts$/.test(
    id,
  );
// Behind a button that opens it, on whatever screen.
const isMenu = (id: string): boolean => isLater(id) && /[\\/]menu[\\/]/.test(id);
const isFormLibrary = (id: string): boolean =>
  /[\\/]node_modules[\\/](react-hook-form|@hookform)[\\/]/.test(id);
// What every form stands on, whichever screen it is on.
const isFormWord = (id: string): boolean => isLibrary(id) || /[\\/]src[\\/](shared|session)[\\/]/.test(id);
// The account page, and the dialog of a password, which the frame opens on any screen.
const isOfAccount = (id: string): boolean =>
  /[\\/](features[\\/]account[\\/]|locales[\\/]en[\\/]account\.json$)/.test(id);
// What dialogs and panels of lists have as well: fields, the reading of the market, and calls of the catalogue.
const isListWord = (id: string): boolean =>
  /[\\/](shared[\\/](form|ui)|entities[\\/](market|pricing[\\/](exchange|ladder))|api[\\/]generated[\\/]\w+[\\/](?:\w+-)*(catalogue|slabs)[\w.-]*)[\\/.]/.test(
    id,
  );
// Screens that only administrators and auditors open, and the other one whose tree is edited.
const isOfPeople = (name: string): boolean =>
  /^(activity|admin|permissionNodes|productCategory|roles|team)$/.test(name);
// Screens about the prices of competitors, and the one whose categories are compared with theirs.
const isOfMarket = (name: string): boolean => /^(competitor|productCategory$)/.test(name);
const isCard = (id: string): boolean =>
  /[\\/](node_modules[\\/](@stripe|prop-types)|features[\\/]payments[\\/](stripe|take[\\/]card))[\\/]/.test(
    id,
  );

/**
 * Few files, each with a reason: libraries and own code of the first load, libraries and own code of the signed-in
 * branch, tooltips, menus, what those parts of the frame share that are fetched on demand, the words all lists have,
 * what the screens of people share, what those of the market share, what the account page shares with the dialog of a
 * password, what several further screens share, forms, and what dialogs and panels share that come on demand. A one-
 * line change then costs a returning person one of them, and no content is more than two round trips away.
 */
export function chunks(): Plugin {
  let first = new Set<string>();
  let branch = new Set<string>();
  // Needed before and after sign-in, so it is never worth a file of its own.
  let both = new Set<string>();
  let frame = new Set<string>();
  let forms = new Set<string>();
  let shared = new Set<string>();
  let lists = new Set<string>();
  let people = new Set<string>();
  let market = new Set<string>();
  // What is part of a further screen when it opens.
  let opened = new Set<string>();
  let business: { name: string; ids: Set<string> }[] = [];
  return {
    name: 'backroom:chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // The page names the files of each screen, and a hash does not get smaller on its way.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) => `assets/${toShortName(name)}-[hash:7][extname]`,
            codeSplitting: {
              // Each group is its whole list; what a group imports may belong to another.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'formats', test: isFormat, priority: 9 },
                { name: 'lib', test: (id) => first.has(id) && isLibrary(id), priority: 8 },
                { name: 'start', test: (id) => first.has(id) || both.has(id), priority: 7 },
                { name: 'ui', test: (id) => branch.has(id) && isLibrary(id) && !isLater(id), priority: 6 },
                { name: 'shell', test: (id) => branch.has(id) && !isLater(id), priority: 5 },
                { name: 'tips', test: isTip, priority: 4 },
                { name: 'frame', test: (id) => frame.has(id), minShareCount: 2, priority: 3 },
                { name: 'menus', test: isMenu, minShareCount: 2, priority: 4 },
                { name: 'account', test: isOfAccount, minShareCount: 2, priority: 5 },
                { name: 'shared', test: (id) => shared.has(id), minShareCount: 2, priority: 4 },
                {
                  name: 'forms',
                  test: (id) => forms.has(id) && isFormWord(id),
                  minShareCount: 2,
                  priority: 3,
                },
                { name: 'people', test: (id) => people.has(id), priority: 2 },
                { name: 'competitors', test: (id) => market.has(id), priority: 2 },
                { name: 'lists', test: (id) => lists.has(id), priority: 2 },
                // What a screen's own parts import of it stays with it, and is no further file.
                {
                  debugName: 'screens',
                  name: (id) => business.find(({ ids }) => ids.has(id))?.name ?? null,
                  priority: 1,
                },
                // Stripe's client is for this one part of one screen.
                { name: 'card', test: isCard, priority: 2 },
                {
                  name: 'parts',
                  test: (id) => !isLater(id) && !opened.has(id),
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const src = this.environment.config.root;
      const ids = [...this.getModuleIds()];
      const named = (pattern: RegExp): string[] => ids.filter((id) => pattern.test(id.slice(src.length + 1)));
      const reach = (starts: readonly string[], next: 'importedIds' | 'importers'): Set<string> =>
        closure(starts, (id) => this.getModuleInfo(id)?.[next] ?? []);
      first = reach([join(src, 'index.html')], 'importedIds');
      branch = reach(named(/^app[\\/]private[\\/]/), 'importedIds');
      forms = reach(ids.filter(isFormLibrary), 'importers');
      const open = reach(named(/^(app[\\/]public|features[\\/]auth)[\\/]/), 'importedIds');
      // What the first screen shares with further ones, and with parts of the frame that are fetched on demand, comes
      // with the shell, not in a file of its own.
      const home = reach(named(/^features[\\/]home[\\/]route\.tsx$/), 'importedIds');
      const further = reach(
        named(
          /^(app[\\/](shell|palette|customizer)[\\/]|features[\\/](?!(auth|home)[\\/])[^\\/]+[\\/]route\.tsx$)/,
        ),
        'importedIds',
      );
      for (const id of home) if (further.has(id)) branch.add(id);
      const screens = reach(named(/^features[\\/](?!auth[\\/])[^\\/]+[\\/]route\.tsx$/), 'importedIds');
      both = new Set([...open].filter((id) => screens.has(id)));
      const shell = reach(named(/^app[\\/](shell|palette|customizer)[\\/]/), 'importedIds');
      opened = new Set();
      const account = reach(named(/^features[\\/]account[\\/]route\.tsx$/), 'importedIds');
      business = named(/^features[\\/](?!(auth|home|account)[\\/])[^\\/]+[\\/]route\.tsx$/).map((route) => ({
        name: basename(dirname(route)),
        ids: new Set([...reach([route], 'importedIds')].filter((id) => !isLater(id))),
      }));
      for (const { ids: own } of business) for (const id of own) opened.add(id);
      shared = new Set([...account].filter((id) => !forms.has(id) && !isLater(id)));
      // The table and what stands round it, as far as a list has it when it opens.
      const words = reach(
        named(/^(shared[\\/]table|resource)[\\/]/).filter((id) => opened.has(id)),
        'importedIds',
      );
      lists = new Set(
        [...opened].filter(
          (id) =>
            // A part of the frame that is fetched on demand shares icons with lists.
            (words.has(id) ||
              isListWord(id) ||
              shell.has(id) ||
              business.filter((screen) => screen.ids.has(id)).length > 1) &&
            !forms.has(id) &&
            !account.has(id) &&
            !isLater(id),
        ),
      );
      const sharedAmong = (isOfGroup: (name: string) => boolean): Set<string> =>
        new Set(
          [...lists].filter((id) => {
            const sharing = business.filter((screen) => screen.ids.has(id));
            return !isListWord(id) && !shell.has(id) && sharing.every(({ name }) => isOfGroup(name));
          }),
        );
      people = sharedAmong(isOfPeople);
      market = sharedAmong(isOfMarket);
      for (const id of [...people, ...market]) lists.delete(id);
      for (const id of account) opened.add(id);
      frame = new Set([...shell].filter((id) => !screens.has(id)));
    },
  };
}
