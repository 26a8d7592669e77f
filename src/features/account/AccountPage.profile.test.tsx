import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { session } from '#session/session.ts';
import { formatChoice } from '#shared/i18n/formatChoice.ts';
import { changeLanguage, i18n } from '#shared/i18n/i18n.ts';
import { storage } from '#shared/lib/storage.ts';
import {
  profileField,
  button,
  countCalls,
  openAccount,
  panel,
  sentBodies,
} from '#tests/support/accountPage.tsx';

const SAVE = 'PATCH /account';
const choice = (name: string) => within(panel('Profile')).getByRole('combobox', { name });

describe('the profile', () => {
  test('shows what the session knows, with the user name read-only', async () => {
    await openAccount('pricing.manager');
    expect(profileField('First name')).toHaveValue('Martin');
    expect(profileField('Last name')).toHaveValue('Albrecht');
    expect(profileField('User name')).toHaveAttribute('readonly');
    expect(profileField('User name')).toHaveValue('martin.albrecht');
    expect(within(panel('Profile')).getByText('pricing.manager@backroom.test')).toBeVisible();
    expect(profileField('First name')).toHaveAttribute('autocomplete', 'given-name');
  });

  test('sends only changed fields, trimmed, and shows the new name at once', async () => {
    const { user } = await openAccount();
    await user.clear(profileField('Last name'));
    await user.type(profileField('Last name'), ' Okafor-Lind ');
    await user.click(button('Save changes'));
    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    expect(await sentBodies(SAVE)).toEqual([{ last_name: 'Okafor-Lind' }]);
    expect(session.getSnapshot().user?.userName).toBe('Helen Okafor-Lind');
    await waitFor(() => expect(profileField('Last name')).toHaveValue('Okafor-Lind'));
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  });

  test('E80 is saved once by a double click, and not at all without a change', async () => {
    const { user } = await openAccount();
    await user.click(button('Save changes'));
    expect(await screen.findByText('No changes to save')).toBeInTheDocument();
    await user.type(profileField('About you'), ' And more.');
    await user.dblClick(button('Save changes'));
    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    expect(countCalls(SAVE)).toBe(1);
  });

  test('shows an input that breaks the contract at its field and does not send it', async () => {
    const { user } = await openAccount();
    await user.clear(profileField('First name'));
    await user.click(button('Save changes'));
    expect(await screen.findByText('Enter your first name')).toBeVisible();
    await waitFor(() => expect(profileField('First name')).toHaveFocus());
    expect(countCalls(SAVE)).toBe(0);
  });

  test.each([
    ['E55 a server error', 'fault-500', 'The server couldn’t do this'],
    ['E54 a refusal', 'fault-403', 'Your role doesn’t have the permission for this.'],
    ['no connection', 'fault-offline', /Couldn’t reach the server/],
  ])('shows %s once and keeps the input', async (_, entered, sentence) => {
    const { user } = await openAccount();
    await user.clear(profileField('About you'));
    await user.type(profileField('About you'), entered);
    await user.click(button('Save changes'));
    expect(await within(panel('Profile')).findByRole('alert')).toHaveTextContent(sentence);
    expect(profileField('About you')).toHaveValue(entered);
    expect(screen.queryByText('Profile saved')).not.toBeInTheDocument();
  });

  test('D4 focuses a refused field and shows the server’s words there, once', async () => {
    const { user } = await openAccount();
    const errors = [
      { field: 'last_name', code: 'reserved', message: 'is reserved' },
      { field: 'nickname', code: 'unknown', message: 'is unknown' },
    ];
    const problem = { title: 'Not valid', status: 422, code: 'validation', errors };
    mockServer.use(http.patch('*/api/account', () => HttpResponse.json(problem, { status: 422 })));
    await user.type(profileField('Last name'), 'x');
    await user.click(button('Save changes'));
    await waitFor(() => expect(profileField('Last name')).toHaveAccessibleDescription('is reserved'));
    await waitFor(() => expect(profileField('Last name')).toHaveFocus());
    expect(within(panel('Profile')).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('E27 that fails to load leaves the other panels alone', async () => {
    // E20: with the id stored, the menu does not wait for the profile.
    storage.set('userId', 'u-profile-fails');
    await openAccount('profile-fails');
    expect(within(panel('Profile')).getByText(/isn’t loaded/)).toBeVisible();
    expect(within(panel('Profile')).queryByRole('textbox')).not.toBeInTheDocument();
    expect(await within(panel('Where you are signed in')).findByText('This sign-in')).toBeVisible();
    expect(await within(panel('Role and permissions')).findByText('Price Slabs')).toBeVisible();
  });

  test('E33 that lacks fields is shown in the form all the same', async () => {
    await openAccount('profile-sparse');
    expect(profileField('User name')).toHaveValue('profile-sparse');
    expect(profileField('First name')).toHaveValue('');
  });
});

describe('the language', () => {
  afterEach(() => changeLanguage('en'));

  test('is saved with the profile and used at once', async () => {
    const { user } = await openAccount();
    await user.selectOptions(choice('Language'), 'Deutsch');
    await user.click(button('Save changes'));
    await waitFor(() => expect(i18n.language).toBe('de'));
    expect(await sentBodies(SAVE)).toEqual([{ locale: 'de' }]);
    expect(document.documentElement).toHaveAttribute('lang', 'de');
    expect(storage.get('language')).toBe('de');
    expect(await within(panel('Rolle und Berechtigungen')).findByText('Staffelpreise')).toBeVisible();
  });

  test('A13 is named in its own words', async () => {
    await openAccount();
    expect(screen.getByRole('option', { name: 'Ελληνικά' })).toHaveAttribute('lang', 'el');
    expect(within(choice('Language')).getAllByRole('option')).toHaveLength(10);
  });
});

describe('D39 time zone and number format', () => {
  test('are those of the device and the language until the person chooses others', async () => {
    await openAccount();
    expect(choice('Time zone')).toHaveDisplayValue('Same as this device (UTC)');
    expect(choice('Number format')).toHaveDisplayValue('Same as the language');
    const formats = within(choice('Number format')).getAllByRole('option');
    expect(formats.map(({ textContent }) => textContent)).toEqual([
      'Same as the language',
      '1,234,567.89',
      '1.234.567,89',
      '1\u202f234\u202f567,89',
      '1\u202f234\u202f567.89',
      '1’234’567.89',
    ]);
  });

  test('are saved with the profile, used at once, and can be reset', async () => {
    const { user } = await openAccount();
    const row = async () => {
      const rows = await within(panel('Where you are signed in')).findAllByRole('listitem');
      return rows.find(({ textContent }) => textContent.includes('Safari on iPad'))?.textContent;
    };
    const before = await row();
    await user.selectOptions(choice('Time zone'), 'Asia/Tokyo');
    await user.selectOptions(choice('Number format'), '1.234.567,89');
    expect(button('Discard changes')).toBeVisible();
    await user.click(button('Save changes'));
    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    expect(await sentBodies(SAVE)).toEqual([{ time_zone: 'Asia/Tokyo', number_format: 'dot-comma' }]);
    expect(await row()).not.toBe(before);
    expect(choice('Time zone')).toHaveDisplayValue('Asia/Tokyo');
    expect(formatChoice.get()).toEqual({ zone: 'Asia/Tokyo', numberFormat: 'dot-comma' });

    await user.selectOptions(choice('Time zone'), 'Same as this device (UTC)');
    await user.selectOptions(choice('Number format'), 'Same as the language');
    await user.click(button('Save changes'));
    await waitFor(async () => expect(await sentBodies(SAVE)).toHaveLength(2));
    expect((await sentBodies(SAVE))[1]).toEqual({ time_zone: null, number_format: null });
    await waitFor(async () => expect(await row()).toBe(before));
  });

  test('D4 are refused at their field when the server does not know a zone', async () => {
    const { user } = await openAccount();
    const errors = [{ field: 'time_zone', code: 'unknown', message: 'is no time zone' }];
    const problem = { title: 'Not valid', status: 422, code: 'validation', errors };
    mockServer.use(http.patch('*/api/account', () => HttpResponse.json(problem, { status: 422 })));
    await user.selectOptions(choice('Time zone'), 'Europe/Athens');
    await user.click(button('Save changes'));
    await waitFor(() => expect(choice('Time zone')).toHaveAccessibleDescription('is no time zone'));
    expect(choice('Time zone')).toHaveDisplayValue('Europe/Athens');
  });
});
