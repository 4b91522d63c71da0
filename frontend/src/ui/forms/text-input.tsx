import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes';
import { useFieldControl } from './field-control';
import style from './text-input.module.css';

export type TextInputProps = ComponentPropsWithRef<'input'> & {
  /** An icon or a sign inside the box, before the text. */
  readonly before?: ReactNode;
  /** A unit or a button inside the box, after the text. */
  readonly after?: ReactNode;
  /** For codes and part numbers: in the mono font, without spell checking. */
  readonly code?: boolean;
};

/** One line of text. */
export function TextInput({
  before,
  after,
  code = false,
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  const wiring = useFieldControl(rest);
  const plain = code ? { spellCheck: false, autoCapitalize: 'characters', autoCorrect: 'off' } : {};
  return (
    <span className={classes(style.box, className)}>
      {before && <span className={style.side}>{before}</span>}
      <input
        type={type}
        className={classes(style.input, code && style.code)}
        {...plain}
        {...rest}
        {...wiring}
      />
      {after && <span className={style.side}>{after}</span>}
    </span>
  );
}

/** Several lines of text. It grows with the text in browsers that support it. */
export function TextArea({ className, rows = 4, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const wiring = useFieldControl(rest);
  return <textarea rows={rows} className={classes(style.box, style.area, className)} {...rest} {...wiring} />;
}

export type NumberInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & { readonly unit?: string };

/** A whole or decimal number with its unit, in a text field: in number fields browsers silently discard unreadable text, even a comma. */
export function NumberInput({ unit, className, ...rest }: NumberInputProps) {
  const wiring = useFieldControl(rest);
  return (
    <span className={classes(style.box, className)}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={classes(style.input, style.figures)}
        {...rest}
        {...wiring}
      />
      {unit && <span className={style.side}>{unit}</span>}
    </span>
  );
}
