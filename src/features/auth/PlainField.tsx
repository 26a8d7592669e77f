import type { ComponentProps, ReactNode } from 'react';

type PlainFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  id: string;
  label: string;
  /** Replaces the hint. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Stands over the end of the input. */
  action?: ReactNode;
};

/** Label, input and one line that is hint or error. No `maxlength`: too much is said, never cut (E69). */
export function PlainField({ id, label, error, hint, action, ...input }: PlainFieldProps) {
  const note = error ?? hint;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <div className="p-box">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {action}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? 'p-note p-error' : 'p-note'}>
          {note}
        </p>
      )}
    </>
  );
}
