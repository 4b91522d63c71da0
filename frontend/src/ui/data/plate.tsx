import type { ReactNode } from 'react';
import { classes } from '../classes';
import style from './plate.module.css';

export type PlateFact = {
  readonly label: string;
  /** Details without a value are left out. */
  readonly value: ReactNode;
  /** For sentences: in the text font, across both columns, after the other details. */
  readonly wide?: boolean;
};

export type PlateProps = {
  /** The line across the top: "1967 Chevrolet Camaro". */
  readonly title?: ReactNode;
  readonly facts: readonly PlateFact[];
  /** A SpaceCode at the end of the title line. */
  readonly code?: ReactNode;
  readonly className?: string;
};

/** Details of a listing, styled like a cowl tag. */
export function Plate({ title, facts, code, className }: PlateProps) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <div className={classes(style.plate, className)}>
      <div className={style.head}>
        <span className={style.rivet} aria-hidden="true" />
        <span className={style.title}>{title}</span>
        {code}
        <span className={style.rivet} aria-hidden="true" />
      </div>
      <dl className={style.facts}>
        {known.map(({ label, value, wide }) => (
          <div key={label} className={classes(style.fact, wide && style.wide)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
