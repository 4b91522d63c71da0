import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import style from './field-group.module.css';

export type FieldGroupProps = {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly children: ReactNode;
};

/** Fields that belong together, under one legend. */
export function FieldGroup({ legend, hint, error, children }: FieldGroupProps) {
  return (
    <fieldset className={style.group}>
      <legend>{legend}</legend>
      {hint && <p className={style.hint}>{hint}</p>}
      {error && (
        <p className={style.error} role="alert">
          <CircleAlert aria-hidden="true" /> {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}

export type FieldColumnsProps = {
  readonly of: 2 | 3;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Two or three fields side by side; below each other on a phone. */
export function FieldColumns({ of, className, children }: FieldColumnsProps) {
  return <div className={classes(style.columns, style[COLUMNS[of]], className)}>{children}</div>;
}

const COLUMNS = { 2: 'pair', 3: 'triple' } as const;
