import { listPlaces, type Place } from './placeRules.ts';

/** The letter after `g` by the id of the screen it goes to. */
const letters = new Map([
  ['home', 'h'],
  ['sku-manager', 's'],
  ['search', 'f'],
  ['card-payment', 'p'],
  ['my-account', 'a'],
]);

/** The screens one may go to by `g` and a letter (spec §6: as far as the menu shows them). */
export function listGoKeys(titles: ReadonlySet<string>): { keys: string; place: Place }[] {
  return listPlaces(titles).flatMap((place) => {
    const letter = letters.get(place.screen.id);
    return letter === undefined ? [] : [{ keys: `g ${letter}`, place }];
  });
}
