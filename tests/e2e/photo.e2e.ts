import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './staff.ts';

/** A picture of one red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const picture = (page: Page): Locator => page.getByRole('banner').locator('img');
const profile = (page: Page): Locator => page.getByRole('region', { name: 'Profile' });

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.getByLabel(/^Choose (a|another) photo$/).setInputFiles({ name, mimeType, buffer });
}

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'service', '/login?redirectFrom=%2Fmy-account');
  await expect(page).toHaveURL(paths.myAccount);
  await expect(profile(page)).toContainText('PNG, JPEG or WebP, at most 1 MB');
});

test('a photo is chosen, looked at, saved, shown in the top bar, and removed after asking', async ({
  page,
}) => {
  await expect(picture(page)).toHaveCount(0);
  await choose(page, 'me.png', 'image/png', PNG);
  await expect(page.getByText('Preview of me.png')).toBeVisible();
  await expect(profile(page).locator('img')).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Photo saved')).toBeVisible();
  await expect(picture(page)).toBeVisible();
  await expect(page.getByLabel('Choose a photo')).toBeFocused();
  await page.reload();
  await expect(picture(page)).toBeVisible();

  await page.getByRole('button', { name: 'Remove photo' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove your photo?' });
  await question.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('DM');
  await expect(page.getByLabel('Choose a photo')).toBeFocused();
});

test('a photo that was chosen can be dropped again', async ({ page }) => {
  await choose(page, 'me.png', 'image/png', PNG);
  await page.getByRole('button', { name: 'Discard photo' }).click();
  await expect(page.getByText('Preview of me.png')).toBeHidden();
  await expect(profile(page).locator('img')).toHaveCount(0);
});

for (const [name, type, file, says] of [
  ['notes.txt', 'text/plain', Buffer.from('hello'), 'This isn’t a PNG, JPEG or WebP picture.'],
  ['drawing.svg', 'image/svg+xml', Buffer.from('<svg/>'), 'This isn’t a PNG, JPEG or WebP picture.'],
  [
    'disguised.png',
    'image/png',
    Buffer.from('<script>no picture</script>'),
    'This isn’t a PNG, JPEG or WebP picture.',
  ],
  [
    'cut.png',
    'image/png',
    PNG.subarray(0, 40),
    'This picture is damaged and can’t be shown. Choose another one.',
  ],
  ['nothing.png', 'image/png', Buffer.alloc(0), 'This file is empty.'],
  [
    'large.png',
    'image/png',
    Buffer.concat([PNG, Buffer.alloc(1024 * 1024)]),
    'This file is larger than 1 MB.',
  ],
] as const) {
  test(`${name} is refused before it is shown or sent`, async ({ page }) => {
    await choose(page, 'good.png', 'image/png', PNG);
    await expect(page.getByText('Preview of good.png')).toBeVisible();
    await choose(page, name, type, file);
    await expect(profile(page).getByRole('alert')).toHaveText(says);
    await expect(page.getByRole('button', { name: 'Save photo' })).toHaveCount(0);
    await expect(page.getByText(/^Preview of/)).toHaveCount(0);
    await expect(profile(page).locator('img')).toHaveCount(0);
    await choose(page, 'me.png', 'image/png', PNG);
    await expect(profile(page).getByRole('alert')).toHaveCount(0);
  });
}

for (const [name, says] of [
  ['fault-500.png', /server/i],
  ['fault-reset.png', /reach the server|connection/i],
] as const) {
  test(`${name} is refused by the server, and the chosen file is kept`, async ({ page }) => {
    await choose(page, name, 'image/png', PNG);
    await page.getByRole('button', { name: 'Save photo' }).click();
    await expect(profile(page).getByRole('alert')).toHaveText(says);
    await expect(page.getByText(`Preview of ${name}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save photo' })).toBeEnabled();
  });
}
