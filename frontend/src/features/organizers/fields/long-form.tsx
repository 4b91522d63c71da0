import { ApiProblem, isAtField, messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { fieldProblems } from '@ui/forms/field-problems';
import { Form } from '@ui/forms/form';
import { SubmitAttemptedContext } from '@ui/forms/form-field';
import { FormSummary } from '@ui/forms/form-summary';
import { showServerProblems } from '@ui/forms/server-problems';
import { type ReactNode, useState } from 'react';
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import style from './long-form.module.css';

export type LongFormProps<Fields extends FieldValues, Body> = {
  readonly form: UseFormReturn<Fields, unknown, Body>;
  readonly label: string;
  /** The fields in the order on the page. */
  readonly order: readonly string[];
  /** The field that a refusal is about, by its code; any other is said above the buttons. */
  readonly fieldOf?: Readonly<Record<string, FieldPath<Fields>>>;
  /** What was typed before and not saved is shown. */
  readonly isRestored: boolean;
  readonly onStartOver: () => void;
  /** Sends it. */
  readonly onSave: (body: Body) => Promise<void>;
  /** The buttons, of which at least one submits. */
  readonly actions: (isBusy: boolean) => ReactNode;
  readonly children: ReactNode;
};

/** A long form: what was not saved before, its errors with links to their fields, and a refusal at its field, else above the buttons. */
export function LongForm<Fields extends FieldValues, Body>(props: LongFormProps<Fields, Body>) {
  const { form, label, order, fieldOf = {}, isRestored, onStartOver, onSave, actions, children } = props;
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const again = () => setTries((before) => before + 1);
  const fieldOfCode = (error: unknown) => (error instanceof ApiProblem ? fieldOf[error.code] : undefined);

  const refuse = (error: unknown) => {
    const name = fieldOfCode(error);
    if (name) form.setError(name, { type: 'server', message: messageOf(error) });
    if (showServerProblems(form, error).length > 0 || name) again();
    setProblem(error);
  };
  const submit = form.handleSubmit(async (body) => {
    setProblem(null);
    setBusy(true);
    await onSave(body).catch(refuse);
    setBusy(false);
  }, again);

  return (
    <FormProvider {...form}>
      <Form
        noValidate
        className={style.form}
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {isRestored && (
          <Notice
            action={
              <Button size="small" onClick={onStartOver}>
                Start over
              </Button>
            }
          >
            This is what you had not saved. Continue where you stopped.
          </Notice>
        )}
        <SubmitAttemptedContext value={tries > 0}>
          {tries > 0 && <FormSummary problems={fieldProblems(form.formState.errors, order)} tries={tries} />}
          {children}
        </SubmitAttemptedContext>
        {problem !== null && !fieldOfCode(problem) && !isAtField(problem) && (
          <Notice tone="problem">{messageOf(problem)}</Notice>
        )}
        <div className={style.foot}>{actions(isBusy)}</div>
      </Form>
    </FormProvider>
  );
}
