import { createContext, useContext, useEffect } from 'react';

export type FieldControl = {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  /** Reports a problem of the typed text to the field. */
  readonly report?: (problem: string | undefined) => void;
};

export const FieldContext = createContext<FieldControl | null>(null);

type Own = {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
};

/** The props that tie a control to the label, hint and error of the Field around it; the control's own win. */
export function useFieldControl(own: Own): Own {
  const field = useContext(FieldContext);
  const described = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id,
    required: own.required ?? field?.required,
    'aria-describedby': described || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}

/** The Field around a control shows this problem, unless it has an error of its own. */
export function useFieldProblem(problem: string | undefined): void {
  const report = useContext(FieldContext)?.report;
  useEffect(() => {
    report?.(problem);
    return () => report?.(undefined);
  }, [report, problem]);
}
