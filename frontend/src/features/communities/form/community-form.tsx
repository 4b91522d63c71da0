import { useChangeCover } from '@entities/community/community.mutations';
import { communityKindLabels } from '@entities/community/community-labels';
import { guessesOf } from '@entities/listing/place.queries';
import { PlaceGuesses } from '@entities/listing/place-guesses';
import { ApiProblem, isAtField, messageOf } from '@lib/api/problem';
import type { CommunityBody, CommunityView } from '@modules/community/community/community.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Checkbox } from '@ui/forms/checkbox';
import { fieldProblems } from '@ui/forms/field-problems';
import { Form } from '@ui/forms/form';
import { FormField, SubmitAttemptedContext, useMessage } from '@ui/forms/form-field';
import { FormSummary } from '@ui/forms/form-summary';
import { RadioGroup } from '@ui/forms/radio-group';
import { showServerProblems } from '@ui/forms/server-problems';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { useState } from 'react';
import { Controller, FormProvider, useFormContext } from 'react-hook-form';
import { type CommunityFields, communityFieldOrder } from './community-fields';
import style from './community-form.module.css';
import type { CommunityFormState } from './community-form-state';
import { CoverField } from './cover-field';
import { RuleRows } from './rule-rows';
import { VehicleRows } from './vehicle-rows';

export type CommunityFormProps = {
  readonly state: CommunityFormState;
  readonly label: string;
  readonly finishLabel: string;
  /** The community as it was loaded, when it exists. */
  readonly saved?: CommunityView;
  /** Called after it is saved, with its cover. `problem` says why the cover was refused. */
  readonly onFinish: (saved: { readonly slug: string; readonly problem: string | null }) => void;
};

/** One form for a community: what it is, its rules, who joins and who reads it. */
export function CommunityForm({ state, label, finishLabel, saved, onFinish }: CommunityFormProps) {
  const { form, save, isRestored, startOver, finish, dialog } = state;
  const cover = useChangeCover();
  const [chosen, choose] = useState<File | null>();
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const name = form.watch('name');

  const saveAll = async (body: CommunityBody) => {
    const { id, slug } = await save(body);
    const refused =
      chosen === undefined ? null : await cover.mutateAsync({ id, file: chosen }).then(noProblem, messageOf);
    finish();
    onFinish({ slug, problem: refused });
  };
  /** Shows a server error at its field, else above the button. */
  const refuse = (error: unknown) => {
    if (isPlaceProblem(error)) form.setError('zip', { type: 'server', message: error.message });
    const isAtFields = showServerProblems(form, error).length > 0 || isPlaceProblem(error);
    if (isAtFields) setTries((before) => before + 1);
    setProblem(error);
  };
  const submit = form.handleSubmit(
    async (body) => {
      setProblem(null);
      setBusy(true);
      await saveAll(body).catch(refuse);
      setBusy(false);
    },
    () => setTries((before) => before + 1),
  );

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
              <Button size="small" onClick={startOver}>
                Start over
              </Button>
            }
          >
            This is what you had not saved. Continue where you stopped.
          </Notice>
        )}
        <SubmitAttemptedContext value={tries > 0}>
          {tries > 0 && (
            <FormSummary problems={fieldProblems(form.formState.errors, communityFieldOrder)} tries={tries} />
          )}
          <Words />
          <CoverField name={name} cover={saved?.cover ?? null} chosen={chosen} onChoose={choose} />
          <VehicleRows />
          <Home guesses={guessesOf(problem)} />
          <RuleRows />
          <Doors />
        </SubmitAttemptedContext>
        {problem !== null && !isPlaceProblem(problem) && !isAtField(problem) && (
          <Notice tone="problem">{messageOf(problem)}</Notice>
        )}
        <div className={style.foot}>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
            {finishLabel}
          </Button>
        </div>
      </Form>
      {dialog}
    </FormProvider>
  );
}

const noProblem = () => null;

const isPlaceProblem = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'PLACE_NOT_FOUND';

/** Name, kind and description. */
function Words() {
  const { register, control } = useFormContext<CommunityFields>();
  const kindProblem = useMessage('kind');
  return (
    <>
      <FormField name="name" label="Name" hint="Its address is made from it, and stays." required>
        <TextInput maxLength={60} autoComplete="off" {...register('name')} />
      </FormField>
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange, name } }) => (
          <RadioGroup
            legend="Kind"
            name={name}
            value={value || undefined}
            onValueChange={onChange}
            error={kindProblem}
            options={kinds}
          />
        )}
      />
      <FormField
        name="description"
        label="What it is about"
        hint="For whom it is, and what happens in it."
        required
      >
        <TextArea rows={5} maxLength={2_000} {...register('description')} />
      </FormField>
    </>
  );
}

const kinds = [
  { value: 'region', label: communityKindLabels.region.one, hint: 'People who live near each other.' },
  { value: 'vehicle', label: communityKindLabels.vehicle.one, hint: 'People with the same car or truck.' },
  { value: 'club', label: communityKindLabels.club.one, hint: 'A club that meets outside of this site too.' },
  { value: 'topic', label: communityKindLabels.topic.one, hint: 'Upholstery, flatheads, barn finds.' },
] as const;

/** Where it is at home. */
function Home({ guesses }: { readonly guesses: readonly string[] }) {
  const { register, setValue, setFocus } = useFormContext<CommunityFields>();
  return (
    <>
      <FormField
        name="zip"
        label="ZIP code"
        hint="Where it is at home. Others see the town, and find it near them."
        optional
      >
        <TextInput inputMode="numeric" maxLength={10} autoComplete="off" {...register('zip')} />
      </FormField>
      <PlaceGuesses
        guesses={guesses}
        onTake={(guess) => {
          setValue('zip', guess.slice(-5), { shouldDirty: true });
          setFocus('zip');
        }}
      />
    </>
  );
}

/** Who joins, who reads it, and whether minors do. */
function Doors() {
  const { register, control } = useFormContext<CommunityFields>();
  return (
    <>
      <Controller
        control={control}
        name="join"
        render={({ field: { value, onChange, name } }) => (
          <RadioGroup
            legend="How people join"
            name={name}
            value={value}
            onValueChange={onChange}
            options={[
              { value: 'open', label: 'Anybody can join' },
              { value: 'request', label: 'They ask, and a moderator answers' },
              { value: 'invitation', label: 'Only by an invitation link' },
            ]}
          />
        )}
      />
      <Controller
        control={control}
        name="visibility"
        render={({ field: { value, onChange, name } }) => (
          <RadioGroup
            legend="Who reads its wall and its member list"
            name={name}
            value={value}
            onValueChange={onChange}
            options={[
              { value: 'everybody', label: 'Everybody', hint: 'Members post and comment.' },
              {
                value: 'members',
                label: 'Members only',
                hint: 'Others see its name, its description and its rules.',
              },
            ]}
          />
        )}
      />
      <Checkbox label="Adults only" hint="Members under 18 do not find it." {...register('isAdultsOnly')} />
    </>
  );
}
