import { useEffect, useRef } from 'react';
import { Notice } from '../feedback/notice';

import { type FieldProblem, focusField } from './field-problems';
import { showError } from './first-error';
import style from './form-summary.module.css';

export type FormSummaryProps = {
  readonly problems: readonly FieldProblem[];
  /** Counts the attempts; each one moves the focus here. */
  readonly tries: number;
};

/** The errors of a form or a step, each with a link to its field. Takes the focus after an attempt that found errors. */
export function FormSummary({ problems, tries }: FormSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0 && box.current) showError(box.current);
  }, [tries]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} data-form-summary className={style.summary}>
      <Notice
        tone="problem"
        title={problems.length === 1 ? 'Fix one field' : `Fix ${problems.length} fields`}
      >
        <ul className={style.problems}>
          {problems.map(({ path, message }) => (
            <li key={path}>
              <button type="button" className={style.toField} onClick={() => focusField(path)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
