import { Check } from 'lucide-react';
import { classes } from '../classes';
import style from './stepper.module.css';

export type Step = { readonly key: string; readonly label: string };

export type StepperProps = {
  /** The task: "Create a listing". */
  readonly label: string;
  readonly steps: readonly Step[];
  /** The index of the current step, from 0. */
  readonly current: number;
  /** The visited steps. Default: all steps before the current one. */
  readonly done?: (index: number) => boolean;
  /** Lets the reader go to a step. */
  readonly onStep?: (index: number) => void;
};

/** The progress in a task of several steps. */
export function Stepper({ label, steps, current, done = (index) => index < current, onStep }: StepperProps) {
  return (
    <nav aria-label={label} className={style.stepper}>
      <p className={style.short}>
        Step {current + 1} of {steps.length}: <b>{steps[current]?.label}</b>
      </p>
      <ol className={style.steps}>
        {steps.map((step, index) => {
          const passed = done(index);
          const state = index === current ? style.current : passed ? style.done : undefined;
          const face = (
            <>
              <span className={style.number}>
                {passed && index !== current ? <Check aria-label="done" /> : index + 1}
              </span>
              <span className={style.label}>{step.label}</span>
            </>
          );
          return (
            <li
              key={step.key}
              className={classes(style.step, state)}
              aria-current={index === current ? 'step' : undefined}
            >
              {onStep ? (
                <button type="button" className={style.face} onClick={() => onStep(index)}>
                  {face}
                </button>
              ) : (
                <span className={style.face}>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
