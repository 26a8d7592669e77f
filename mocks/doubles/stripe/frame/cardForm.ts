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
import { createField } from './field.ts';
import type { Port } from './port.ts';
import { readBilling } from './billing.ts';
import { textInput } from './textInput.ts';

/** The form of a card. What is typed stays here; through the port go its state, and a token when one is asked for. */
export function cardForm(root: HTMLElement, port: Port<ToCardFrame, FromCardFrame>): void {
  const number = createField('number', textInput('cc-number', groupNumber));
  const expiry = createField('expiry', textInput('cc-exp', groupExpiry));
  const cvc = createField(
    'cvc',
    textInput('cc-csc', (text) => digitsOf(text).slice(0, 4)),
  );
  const country = createField('country', document.createElement('select'));
  const postalCode = createField('postalCode', textInput('billing postal-code'));
  const formFields = { number, expiry, cvc, country, postalCode };
  number.control.placeholder = '1234 1234 1234 1234';
  cvc.control.placeholder = '000';
  const fieldErrors = new Map<FieldName, FieldError>();
  let texts: CardTexts | undefined;
  let billing = readBilling({}, 'en');
  let hasFocus = false;

  const values = (): CardFields => ({
    number: number.control.value,
    expiry: expiry.control.value,
    cvc: cvc.control.value,
    country: country.control.value,
    postalCode: billing.asksPostalCode ? postalCode.control.value : '',
  });
  const findError = (name: FieldName): FieldError | null => {
    const isAsked = name !== 'postalCode' || (billing.asksPostalCode && billing.asksCountry);
    return isAsked ? fieldError(name, values(), new Date()) : null;
  };
  const setError = (name: FieldName, error: FieldError | null): void => {
    if (error) fieldErrors.set(name, error);
    else fieldErrors.delete(name);
    formFields[name].setError(error && texts ? texts[error] : null);
  };
  const showPostalCode = (): void => {
    const isAsked = billing.asksPostalCode && asksPostalCode(country.control.value);
    postalCode.container.hidden = !isAsked;
    postalCode.setLabel((country.control.value === 'US' ? texts?.zip : texts?.postalCode) ?? '');
  };
  const sendChange = (): void => {
    const fields = values();
    port.send({
      type: 'change',
      empty: [fields.number, fields.expiry, fields.cvc].every((text) => text === ''),
      complete: fieldOrder.every((name) => findError(name) === null),
      brand: cardOf(digitsOf(fields.number)).brand,
      country: fields.country,
      postalCode: fields.postalCode || null,
    });
  };

  const applyOptions = ({ locale, element }: CardStyle): void => {
    const isFirst = texts === undefined;
    texts = cardTexts[locale] ?? cardTexts[locale.split('-')[0] ?? ''] ?? cardTexts.en;
    billing = readBilling(element, locale);
    const countryCode = isFirst ? billing.country : country.control.value;
    country.control.replaceChildren(...countries(locale).map(({ code, name }) => new Option(name, code)));
    country.control.value = countryCode;
    if (isFirst) postalCode.control.value = billing.postalCode;
    country.container.hidden = !billing.asksCountry;
    for (const name of ['number', 'expiry', 'cvc', 'country'] as const)
      formFields[name].setLabel(texts?.[name] ?? '');
    expiry.control.placeholder = texts?.expiryHint ?? '';
    for (const { control } of Object.values(formFields)) control.disabled = element.readOnly ?? false;
    for (const [name, error] of fieldErrors) setError(name, error);
    showPostalCode();
  };
  const showFirstError = (): { code: string; message: string } | null => {
    for (const name of fieldOrder) setError(name, findError(name));
    const [name] = fieldOrder.filter((each) => fieldErrors.has(each));
    const code = name && fieldErrors.get(name);
    if (!name || !code) return null;
    formFields[name].control.focus();
    return { code, message: texts?.[code] ?? code };
  };
  const createToken = (): TokenisedCard | null => {
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
    const { control } = formFields[name];
    control.addEventListener('input', () => {
      if (fieldErrors.has(name) && findError(name) === null) setError(name, null);
      if (name === 'country') showPostalCode();
      sendChange();
    });
    control.addEventListener('blur', () => {
      if (control.value !== '') setError(name, findError(name));
    });
  }
  root.addEventListener('focusin', () => {
    if (!hasFocus) port.send({ type: 'focus' });
    hasFocus = true;
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && root.contains(relatedTarget)) return;
    hasFocus = false;
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
        for (const { control } of Object.values(formFields)) control.blur();
        break;
      case 'clear':
        for (const name of ['number', 'expiry', 'cvc'] as const) {
          formFields[name].control.value = '';
          setError(name, null);
        }
        sendChange();
        break;
      case 'validate':
        port.send({ type: 'validated', call: message.call, error: showFirstError() });
        break;
      case 'tokenise': {
        const error = showFirstError();
        port.send({ type: 'tokenised', call: message.call, error, card: error ? null : createToken() });
        break;
      }
    }
  });
  root.append(number.container, expiry.container, cvc.container, country.container, postalCode.container);
}
