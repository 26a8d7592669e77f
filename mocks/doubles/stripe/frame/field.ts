/** A labelled control of the form with its own line for what is wrong. */
export interface Field<Control extends HTMLElement> {
  box: HTMLElement;
  control: Control;
  rename: (label: string) => void;
  tell: (error: string | null) => void;
}

/** Puts a label and a line for errors round a control; classes are those that Stripe's rules name. */
export function field<Control extends HTMLElement>(name: string, control: Control): Field<Control> {
  const box = document.createElement('div');
  const label = document.createElement('label');
  const error = document.createElement('p');
  box.className = `field field-${name}`;
  label.className = 'Label';
  control.className = 'Input';
  control.id = `stripe-${name}`;
  label.htmlFor = control.id;
  error.className = 'Error';
  error.id = `${control.id}-error`;
  error.hidden = true;
  error.setAttribute('role', 'alert');
  control.setAttribute('aria-describedby', error.id);
  box.append(label, control, error);
  return {
    box,
    control,
    rename: (text) => {
      label.textContent = text;
    },
    tell: (text) => {
      error.textContent = text;
      error.hidden = text === null;
      control.setAttribute('aria-invalid', String(text !== null));
      control.classList.toggle('Input--invalid', text !== null);
    },
  };
}
