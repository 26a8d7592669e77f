/** A labelled control of the form with its own line for what is wrong. */
export interface Field<Control extends HTMLElement> {
  container: HTMLElement;
  control: Control;
  setLabel: (label: string) => void;
  setError: (error: string | null) => void;
}

/** Puts a label and a line for errors round a control; classes are those that Stripe's rules name. */
export function createField<Control extends HTMLElement>(name: string, control: Control): Field<Control> {
  const container = document.createElement('div');
  const label = document.createElement('label');
  const error = document.createElement('p');
  container.className = `field field-${name}`;
  label.className = 'Label';
  control.className = 'Input';
  control.id = `stripe-${name}`;
  label.htmlFor = control.id;
  error.className = 'Error';
  error.id = `${control.id}-error`;
  error.hidden = true;
  error.setAttribute('role', 'alert');
  control.setAttribute('aria-describedby', error.id);
  container.append(label, control, error);
  return {
    container,
    control,
    setLabel: (text) => {
      label.textContent = text;
    },
    setError: (text) => {
      error.textContent = text;
      error.hidden = text === null;
      control.setAttribute('aria-invalid', String(text !== null));
      control.classList.toggle('Input--invalid', text !== null);
    },
  };
}
