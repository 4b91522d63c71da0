import { useBuildFormCommands } from '@entities/build/build.mutations';
import { isAtField, messageOf } from '@lib/api/problem';
import { useStoredForm } from '@lib/browser/use-stored-form';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { fieldProblems } from '@ui/forms/field-problems';
import { Form } from '@ui/forms/form';
import { FormField, SubmitAttemptedContext } from '@ui/forms/form-field';
import { FormSummary } from '@ui/forms/form-summary';
import { MoneyInput } from '@ui/forms/money-input';
import { showServerProblems } from '@ui/forms/server-problems';
import { useState } from 'react';
import { Controller, FormProvider, useFormContext } from 'react-hook-form';
import { DayFields, GoalFields } from '../form/goal-fields';
import { NameFields } from '../form/vehicle-fields';
import { GarageChoice } from './garage-choice';
import {
  blankStart,
  isStartFields,
  type StartFields,
  type StartInput,
  startFieldOrder,
  startResolver,
} from './start-fields';
import style from './start-form.module.css';
import { TemplateChoice } from './template-choice';

export type StartFormProps = {
  /** Where the browser keeps what is typed. */
  readonly storageKey: string;
  /** Called with the id of the build. */
  readonly onStarted: (id: string) => void;
};

/** The car, what it is to become, the tasks to begin with, and by when and for how much. */
export function StartForm({ storageKey, onStarted }: StartFormProps) {
  const { start, refresh } = useBuildFormCommands();
  const { form, createOnce, finish } = useStoredForm<StartFields, StartInput>({
    key: storageKey,
    isFields: isStartFields,
    start: useState(blankStart)[0],
    savedId: null,
    loaded: null,
    resolver: startResolver,
  });
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  const refuse = (error: unknown) => {
    if (showServerProblems(form, error).length > 0) setTries((before) => before + 1);
    setProblem(error);
  };
  const send = async (body: StartInput) => {
    const { id } = await createOnce(body, start);
    finish();
    await refresh();
    onStarted(id);
  };
  const submit = form.handleSubmit(
    async (body) => {
      setProblem(null);
      setBusy(true);
      await send(body).catch(refuse);
      setBusy(false);
    },
    () => setTries((before) => before + 1),
  );
  return (
    <FormProvider {...form}>
      <Form
        noValidate
        className={style.form}
        aria-label="Start a build"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SubmitAttemptedContext value={tries > 0}>
          {tries > 0 && (
            <FormSummary problems={fieldProblems(form.formState.errors, startFieldOrder)} tries={tries} />
          )}
          <GarageChoice />
          <NameFields />
          <GoalFields />
          <TemplateChoice />
          <DayFields />
          <Budget />
        </SubmitAttemptedContext>
        {problem !== null && !isAtField(problem) && <Notice tone="problem">{messageOf(problem)}</Notice>}
        <div className={style.foot}>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Starting…">
            Start the build
          </Button>
          <p>Only you see it. You decide later who else does.</p>
        </div>
      </Form>
    </FormProvider>
  );
}

function Budget() {
  const { control } = useFormContext<StartFields>();
  return (
    <Controller
      control={control}
      name="budget"
      render={({ field: { value, onChange, onBlur, name } }) => (
        <FormField name="budget" label="Budget" hint="Only you read it." optional>
          <MoneyInput name={name} cents={value} onCentsChange={onChange} onBlur={onBlur} />
        </FormField>
      )}
    />
  );
}
