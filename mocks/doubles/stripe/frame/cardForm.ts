import type { CardStyle, FromCardFrame, TokenisedCard, ToCardFrame } from '#mocks/doubles/stripe/messages.ts';
import { cardOf } from '#mocks/doubles/stripe/cards.ts';
import { encodeToken } from '#mocks/doubles/stripe/tokens.ts';
import {
  asksPostalCode,
  digitsOf,
  fieldError,
  fieldOrder,
  groupExpiry,
  groupNumber,
  readExpiry,
} from './cardRules.ts';
import type { CardFields, FieldError, FieldName } from './cardRules.ts';
import { cardTexts, type CardTexts } from './cardTexts.ts';
import { countries } from './countries.ts';
import { field } from './field.ts';
import type { Port } from './port.ts';
import { billingOf } from './billing.ts';
import { textInput } from './textInput.ts';

/** The form of a card. What is typed stays here; through the port go its state, and a token when one is asked for. */
export function cardForm(root: HTMLElement, port: Port<ToCardFrame, FromCardFrame>): void {
  const number = field('number', textInput('cc-number', groupNumber));
  const expiry = field('expiry', textInput('cc-exp', groupExpiry));
  const cvc = field(
    'cvc',
    textInput('cc-csc', (text) => digitsOf(text).slice(0, 4)),
  );
  const country = field('country', document.createElement('select'));
  const postalCode = field('postalCode', textInput('billing postal-code'));
  const parts = { number, expiry, cvc, country, postalCode };
  number.control.placeholder = '1234 1234 1234 1234';
  cvc.control.placeholder = '000';
  const wrong = new Map<FieldName, FieldError>();
  let texts: CardTexts | undefined;
  let billing = billingOf({}, 'en');
  let focused = false;

  const values = (): CardFields => ({
    number: number.control.value,
    expiry: expiry.control.value,
    cvc: cvc.control.value,
    country: country.control.value,
    postalCode: billing.asksPostalCode ? postalCode.control.value : '',
  });
  const errorOf = (name: FieldName): FieldError | null => {
    const asked = name !== 'postalCode' || (billing.asksPostalCode && billing.asksCountry);
    return asked ? fieldError(name, values(), new Date()) : null;
  };
  const mark = (name: FieldName, error: FieldError | null): void => {
    if (error) wrong.set(name, error);
    else wrong.delete(name);
    parts[name].tell(error && texts ? texts[error] : null);
  };
  const showPostalCode = (): void => {
    const asked = billing.asksPostalCode && asksPostalCode(country.control.value);
    postalCode.box.hidden = !asked;
    postalCode.rename((country.control.value === 'US' ? texts?.zip : texts?.postalCode) ?? '');
  };
  const changed = (): void => {
    const typed = values();
    port.send({
      type: 'change',
      empty: [typed.number, typed.expiry, typed.cvc].every((text) => text === ''),
      complete: fieldOrder.every((name) => errorOf(name) === null),
      brand: cardOf(digitsOf(typed.number)).brand,
      country: typed.country,
      postalCode: typed.postalCode || null,
    });
  };

  const applyOptions = ({ locale, element }: CardStyle): void => {
    const first = texts === undefined;
    texts = cardTexts[locale] ?? cardTexts[locale.split('-')[0] ?? ''] ?? cardTexts.en;
    billing = billingOf(element, locale);
    const chosen = first ? billing.country : country.control.value;
    country.control.replaceChildren(...countries(locale).map(({ code, name }) => new Option(name, code)));
    country.control.value = chosen;
    if (first) postalCode.control.value = billing.postalCode;
    country.box.hidden = !billing.asksCountry;
    for (const name of ['number', 'expiry', 'cvc', 'country'] as const)
      parts[name].rename(texts?.[name] ?? '');
    expiry.control.placeholder = texts?.expiryHint ?? '';
    for (const { control } of Object.values(parts)) control.disabled = element.readOnly ?? false;
    for (const [name, error] of wrong) mark(name, error);
    showPostalCode();
  };
  const firstError = (): { code: string; message: string } | null => {
    for (const name of fieldOrder) mark(name, errorOf(name));
    const [name] = fieldOrder.filter((each) => wrong.has(each));
    const code = name && wrong.get(name);
    if (!name || !code) return null;
    parts[name].control.focus();
    return { code, message: texts?.[code] ?? code };
  };
  const tokenised = (): TokenisedCard | null => {
    const date = readExpiry(expiry.control.value);
    if (!date) return null;
    const digits = digitsOf(number.control.value);
    const { behaviour, brand, funding, country: issuedIn } = cardOf(digits);
    const card = { brand, last4: digits.slice(-4), expMonth: date.month, expYear: date.year, funding };
    const id = encodeToken({ ...card, behaviour, country: issuedIn });
    const { country: billedIn, postalCode: code } = values();
    return { ...card, id, issuedIn, country: billedIn, postalCode: code || null };
  };

  for (const name of fieldOrder) {
    const { control } = parts[name];
    control.addEventListener('input', () => {
      if (wrong.has(name) && errorOf(name) === null) mark(name, null);
      if (name === 'country') showPostalCode();
      changed();
    });
    control.addEventListener('blur', () => {
      if (control.value !== '') mark(name, errorOf(name));
    });
  }
  root.addEventListener('focusin', () => {
    if (!focused) port.send({ type: 'focus' });
    focused = true;
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && root.contains(relatedTarget)) return;
    focused = false;
    port.send({ type: 'blur' });
  });
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') port.send({ type: 'escape' });
  });
  port.listen((message) => {
    switch (message.type) {
      case 'style':
        applyOptions(message.style);
        break;
      case 'focus':
        number.control.focus();
        break;
      case 'blur':
        for (const { control } of Object.values(parts)) control.blur();
        break;
      case 'clear':
        for (const name of ['number', 'expiry', 'cvc'] as const) {
          parts[name].control.value = '';
          mark(name, null);
        }
        changed();
        break;
      case 'validate':
        port.send({ type: 'validated', call: message.call, error: firstError() });
        break;
      case 'tokenise': {
        const error = firstError();
        port.send({ type: 'tokenised', call: message.call, error, card: error ? null : tokenised() });
        break;
      }
    }
  });
  root.append(number.box, expiry.box, cvc.box, country.box, postalCode.box);
}
