import * as Radix from 'radix-ui/progress';
import { classes } from '../classes';
import style from './progress.module.css';

export type ProgressProps = {
  /** From 0 to 100. */
  readonly value: number;
  readonly label: string;
  /** `good`: what it measures is done. */
  readonly tone?: 'plain' | 'good';
  readonly className?: string;
};

/** A progress bar. Show the value as text beside it. */
export function Progress({ value, label, tone = 'plain', className }: ProgressProps) {
  const whole = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <Radix.Root className={classes(style.track, className)} value={whole} aria-label={label}>
      <svg
        className={classes(style.bar, style[tone])}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={whole} height="1" />
      </svg>
    </Radix.Root>
  );
}
