import type { Page } from 'playwright/test';
import { staff } from '#mocks/core/users.ts';
import { pseudoTexts } from '#shared/i18n/pseudo.ts';
import { expect, test } from './fixtures.ts';
import { resize } from './room.ts';
import { textFaults } from './textFaults.ts';
import * as tours from './tours.ts';

// The stretched, bracketed English on every screen and dialog: what stands in no brackets is no text of ours, and
// what has no room for 40 % more has none for German either.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

const say: tours.Say = (english) =>
  (pseudoTexts({ english }).english ?? '').replace(/^⟦/u, '').replace(/(?: ~+)*⟧$/u, '');

/** What stands in no brackets, and why it may. */
const data: readonly [why: string, texts: readonly string[] | RegExp][] = [
  ['the name of the product', ['Backroom']],
  ['e-mail addresses', /^[\w.-]+@backroom\.test$/],
  ['addresses of the panel', /^\/[\w/-]*$/],
  ['initials', /^\p{Lu}{1,2}$/u],
  ['names of people', staff.map(({ profile }) => `${profile.first_name} ${profile.last_name}`)],
  ['names of the mock’s other people', /^Sentinel [\w-]+$/],
  [
    'names of roles',
    staff.map(({ profile: { role } }) => (typeof role === 'object' ? (role?.name ?? '') : String(role))),
  ],
  ['devices, named by the server', /^(Chrome|Firefox|Safari) on \w+$/],
  ['sentences of the server', ['Username or password is incorrect', 'Old password is incorrect']],
  [
    'dates and times, which the test language writes as English does',
    /^(\w+, )?\w+ \d{1,2}, \d{4}(, [\d:]+ [AP]M)?$/,
  ],
  ['spans of time, likewise', /^(now|yesterday|(\d+|last) \w+( ago)?)$/],
];

function isData(text: string): boolean {
  return text
    .split(' · ')
    .filter((part) => !/^⟦[^]*⟧$/u.test(part))
    .every((part) =>
      data.some(([, known]) => (known instanceof RegExp ? known.test(part) : known.includes(part))),
    );
}

async function judge(page: Page, state: string): Promise<string[]> {
  const faults: string[] = [];
  const size = page.viewportSize();
  for (const width of [1440, 360]) {
    await resize(page, { width, height: 800 });
    const { untranslated, noRoom } = await page.evaluate(textFaults);
    faults.push(...untranslated.filter((text) => !isData(text)).map((text) => `${state} ${width}: ${text}`));
    faults.push(...noRoom.map((fault) => `${state} ${width}, ${fault}`));
  }
  if (size) await page.setViewportSize(size);
  return faults;
}

const { signingIn, publicPages, startPage, accountPage, dialogs, frame, menus } = tours;
const walks = { signingIn, publicPages, startPage, accountPage, dialogs, frame, ...menus };

for (const [name, tour] of Object.entries(walks)) {
  test(`every text is translated and has room: ${name} @whole-menu`, async ({ page }) => {
    // With the page's own script knowing it, too, the prerendered English form is not hydrated in another language.
    await page.addInitScript(() => localStorage.setItem('backroom.language', 'pseudo'));
    if (name in menus) await tours.arrange(page, name);
    const faults: string[] = [];
    for await (const state of tour(page, say)) faults.push(...(await judge(page, state)));
    expect(faults).toEqual([]);
  });
}
