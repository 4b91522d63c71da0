import { useBuildFormCommands } from '@entities/build/build.mutations';
import { isAtField, messageOf } from '@lib/api/problem';
import { BuildBody, type BuildView } from '@modules/builds/builds.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { fieldProblems } from '@ui/forms/field-problems';
import { Form } from '@ui/forms/form';
import { SubmitAttemptedContext } from '@ui/forms/form-field';
import { FormSummary } from '@ui/forms/form-summary';
import { showServerProblems } from '@ui/forms/server-problems';
import { Stack } from '@ui/layout/layout';
import { Dialog } from '@ui/overlays/dialog';
import { useRevision } from '@ui/replace/use-revision';
import { useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  type BuildFields,
  buildBodyOf,
  buildFieldOrder,
  buildFieldsOf,
  buildWords,
  savedBuild,
} from '../form/build-fields';
import { checkedBy } from '../form/build-rules';
import { DayFields, GoalFields } from '../form/goal-fields';
import { CarFields, NameFields } from '../form/vehicle-fields';

type EditBuildDialogProps = { readonly build: BuildView; readonly onClose: () => void };

/** Changes the car, its name, and what it is to become. */
export function EditBuildDialog({ build, onClose }: EditBuildDialogProps) {
  const formId = useId();
  const commands = useBuildFormCommands();
  const loaded = useRef(useState(() => savedBuild(build))[0]);
  const form = useForm<BuildFields, unknown, BuildBody>({
    defaultValues: buildFieldsOf(loaded.current.fields),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  const { revise, dialog } = useRevision<BuildBody, BuildView>({
    readAgain: commands.readAgain,
    revise: commands.change,
    loadedOf: savedBuild,
    words: buildWords,
    inside: ['vehicle'],
    onMerged: (body, now) => {
      loaded.current = now;
      form.reset(buildFieldsOf(body));
    },
  });
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  const send = async (body: BuildBody) => {
    await revise(build.id, body, loaded.current);
    await commands.refresh();
    onClose();
  };
  const submit = form.handleSubmit(
    async (body) => {
      setProblem(null);
      setBusy(true);
      await send(body).catch((error) => {
        if (showServerProblems(form, error).length > 0) setTries((before) => before + 1);
        setProblem(error);
      });
      setBusy(false);
    },
    () => setTries((before) => before + 1),
  );
  return (
    <Dialog
      open
      holds
      title="Edit build"
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            Save changes
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <SubmitAttemptedContext value={tries > 0}>
            <Stack>
              {tries > 0 && (
                <FormSummary problems={fieldProblems(form.formState.errors, buildFieldOrder)} tries={tries} />
              )}
              <CarFields />
              <NameFields hasVin={build.standing === 'owner'} />
              <GoalFields />
              <DayFields />
              {problem !== null && !isAtField(problem) && (
                <Notice tone="problem">{messageOf(problem)}</Notice>
              )}
            </Stack>
          </SubmitAttemptedContext>
        </Form>
      </FormProvider>
      {dialog}
    </Dialog>
  );
}

const resolver = checkedBy<BuildFields, BuildBody>(BuildBody, buildBodyOf);
