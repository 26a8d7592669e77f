import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './staff.ts';
import { arrange } from './tours.ts';

// A02: what a screen reader finds on each screen: landmarks in their order, one heading of level 1, named parts.

const publicPages = [
  [
    paths.login,
    `
    - banner: Backroom
    - status
    - alert
    - main:
      - heading "Sign in" [level=1]
      - textbox "E-mail"
      - textbox "Password"
      - button "Show password"
      - paragraph:
        - link "Forgot your password?"
      - button "Sign in"
      - paragraph:
        - link "Create an account"
    - contentinfo:
      - combobox "Language"
      - button "Dark mode"
    - complementary:
      - heading "Every price break, next to the market" [level=2]
      - figure:
        - table:
          - rowgroup:
            - row:
              - rowheader "Quantity from"
              - columnheader "48"
    `,
  ],
  [
    paths.register,
    `
    - main:
      - heading "Create an account" [level=1]
      - textbox "User name"
      - textbox "E-mail"
      - textbox "Password"
      - button "Register"
      - paragraph:
        - link "Sign in"
    - contentinfo
    - complementary
    `,
  ],
  [
    paths.forgotPassword,
    `
    - main:
      - heading "Reset your password" [level=1]
      - textbox "E-mail"
      - button "Send link"
      - paragraph:
        - link "Back to sign-in"
    - contentinfo
    - complementary
    `,
  ],
  [
    paths.resetPassword('fault-500'),
    `
    - main:
      - heading "Set a new password" [level=1]
      - textbox "New password"
      - textbox "Confirm password"
      - button "Set password"
      - paragraph:
        - link "Back to sign-in"
    - contentinfo
    - complementary
    `,
  ],
] as const;

test('A02 the pages before signing in', async ({ page }) => {
  for (const [path, structure] of publicPages) {
    await page.goto(path);
    await expect(page.locator('body')).toMatchAriaSnapshot(structure);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

const signedIn = [
  [
    paths.home,
    `
    - link "Skip to content"
    - banner:
      - combobox "Language"
      - button "Switch to dark mode"
      - button "Customize the layout"
      - button /Account/
    - main:
      - status
      - alert
      - navigation "Breadcrumb"
      - heading /Good .+, Daniel/ [level=1]
      - region "Your jobs":
        - heading "Your jobs" [level=2]
      - region "Recent work":
        - heading "Recent work" [level=2]
      - region "Your account":
        - heading "Your account" [level=2]
      - region "Recent sign-ins":
        - heading "Recent sign-ins" [level=2]
    - contentinfo
    - region "Notifications"
    `,
  ],
  [
    paths.myAccount,
    `
    - main:
      - navigation "Breadcrumb":
        - list:
          - listitem:
            - link "Home"
          - listitem: Account
      - heading "Manage Account" [level=1]
      - region "Profile":
        - heading "Profile" [level=2]
        - group:
          - textbox "First name"
        - group:
          - textbox "Last name"
        - button "Save changes"
      - region "Where you are signed in":
        - heading "Where you are signed in" [level=2]
        - list
    - contentinfo
    `,
  ],
  [
    '/no-such-page',
    `
    - main:
      - heading "Page not found" [level=1]
      - link "Go to Home"
    - contentinfo
    `,
  ],
] as const;

for (const layout of ['vertical', 'horizontal', 'twocolumn']) {
  test(`A02 the signed-in pages, ${layout}`, async ({ page }) => {
    await arrange(page, layout);
    await signInAs(page, 'service');
    for (const [path, structure] of signedIn) {
      await page.goto(path);
      await expect(page.locator('body')).toMatchAriaSnapshot(structure);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
    }
  });
}
