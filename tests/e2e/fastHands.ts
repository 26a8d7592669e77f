import type { Locator, Page } from 'playwright/test';

/** Letters as fast hands type them, whatever the page makes of it. */
export async function typeInto(box: Locator, text: string): Promise<void> {
  await box.pressSequentially(text, { delay: 25 });
}

/** Presses each of them at its place, without a look at the page in between. */
export async function pressAt(page: Page, boxes: readonly Locator[]): Promise<void> {
  const places = [];
  for (const box of boxes) {
    await box.scrollIntoViewIfNeeded();
    places.push(await box.boundingBox());
  }
  for (const place of places)
    if (place) await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
}
