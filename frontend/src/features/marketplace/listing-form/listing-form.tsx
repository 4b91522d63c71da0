import { isRefusal, messageOf } from '@lib/api/problem';
import { isVehicleCategory, type ListingBody } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { SubmitAttemptedContext } from '@ui/forms/form-field';
import { FormSummary } from '@ui/forms/form-summary';
import { Stepper } from '@ui/forms/stepper';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import style from './listing-form.module.css';
import { DetailsStep } from './listing-form-details';
import { PhotoStep } from './listing-form-photo-step';
import { useListingPhotos } from './listing-form-photos';
import { PriceStep } from './listing-form-price';
import { ReviewStep } from './listing-form-review';
import type { ListingFormState } from './listing-form-state';
import {
  fieldNamed,
  listingSteps,
  problemsIn,
  type StepKey,
  stepFields,
  stepIndex,
  stepOf,
} from './listing-form-steps';
import { WantedDetailsStep, WantedTermsStep } from './listing-form-wanted';
import { WhatStep } from './listing-form-what';

export type ListingFormProps = {
  readonly state: ListingFormState;
  readonly label: string;
  /** The label of the last button: "Publish", "Save changes". */
  readonly finishLabel: string;
  /** After everything is saved. */
  readonly onFinish: (listingId: string) => Promise<void>;
  /** Saves and leaves; available at every step: "Save and finish later". */
  readonly laterLabel: string;
  readonly onLater: (listingId: string) => Promise<void> | void;
  /** Shown when unsaved work was found in this browser. */
  readonly restoredText: ReactNode;
};

/** The listing form, step by step. The address holds the step. The server has a draft from the photo step on. */
export function ListingForm(props: ListingFormProps) {
  const { state, label, finishLabel, onFinish, laterLabel, onLater, restoredText } = props;
  const { form, listingId, save } = state;
  const [params, setParams] = useSearchParams();
  const isWanted = useWatch({ control: form.control, name: 'listingType' }) === 'wanted';
  const photos = useListingPhotos(listingId, isWanted);
  const [attempt, setAttempt] = useState({ tries: 0, steps: [] as readonly StepKey[] });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const asked = listingSteps.findIndex(({ key }) => key === params.get('step'));
  const current = !listingId && asked >= stepIndex('photos') ? 0 : Math.max(asked, 0);
  const step = listingSteps[current] ?? listingSteps[0];
  const isLast = current === listingSteps.length - 1;

  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [current]);

  const show = (key: StepKey) => {
    if (key !== step.key) setParams({ step: key });
  };
  const stumble = (steps: readonly StepKey[]) => setAttempt(({ tries }) => ({ tries: tries + 1, steps }));

  /** The listing's id when all earlier steps are valid and, from the photo step on, saved; null otherwise. */
  const readyFor = async (target: number): Promise<string | null> => {
    commitPendingInput();
    setProblem(null);
    for (const { key } of listingSteps.slice(0, target)) {
      if (await form.trigger([...stepFields[key]])) continue;
      show(key);
      stumble([key]);
      return null;
    }
    if (target < stepIndex('photos')) return listingId ?? '';
    setBusy(true);
    try {
      const [id] = await Promise.all([saved(), photos.flush()]);
      return id;
    } catch (error) {
      refuse(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  /** Goes back at any time; forward only past valid steps. */
  const goTo = async (target: number) => {
    const key = listingSteps[target]?.key;
    if (target < current) void photos.flush();
    else if ((await readyFor(target)) === null) return;
    setAttempt(({ tries }) => ({ tries, steps: [] }));
    if (key && key !== step.key) state.dismissRestored();
    if (key) show(key);
  };
  const saved = () =>
    new Promise<string | null>((resolve, reject) => {
      const whole = (body: ListingBody) => save(body).then(resolve, reject);
      void form.handleSubmit(whole, () => resolve(null))();
    });

  /** Shows a server error at its field, else above the form. */
  const refuse = (error: unknown) => {
    const fields = isRefusal(error) ? error.fields : [];
    for (const { path, message } of fields) form.setError(fieldNamed(path), { type: 'server', message });
    const first = fields[0];
    if (!first) {
      setProblem(messageOf(error));
      return;
    }
    show(stepOf(first.path));
    stumble([...new Set(fields.map(({ path }) => stepOf(path)))]);
  };

  /** Saves everything, then continues. */
  const leave = async (target: number, then: (id: string) => Promise<void> | void) => {
    const id = await readyFor(target);
    if (id === null) return;
    setBusy(true);
    try {
      await then(id);
      state.finish();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={style.form}
        aria-label={label}
        onMouseDown={keepFocus}
        onSubmit={(event) => {
          event.preventDefault();
          void (isLast ? leave(current, onFinish) : goTo(current + 1));
        }}
      >
        <Stepper label={label} steps={listingSteps} current={current} onStep={(index) => void goTo(index)} />
        {state.restored && (
          <Notice
            action={
              <Button
                size="small"
                onClick={() => {
                  state.startOver();
                  setParams({}, { replace: true });
                }}
              >
                Start over
              </Button>
            }
          >
            {restoredText}
          </Notice>
        )}
        {problem && <Notice tone="problem">{problem}</Notice>}
        <FormSummary problems={problemsIn(form.formState.errors, attempt.steps)} tries={attempt.tries} />
        <h2 ref={heading} tabIndex={-1} className={style.stepTitle}>
          {step.label}
        </h2>
        <SubmitAttemptedContext value={attempt.steps.includes(step.key)}>
          {step.key === 'what' && <WhatStep />}
          {step.key === 'details' && (isWanted ? <WantedDetailsStep /> : <DetailsStep />)}
          {step.key === 'place' && (isWanted ? <WantedTermsStep /> : <PriceStep />)}
        </SubmitAttemptedContext>
        {step.key === 'photos' && (
          <PhotoStep
            photos={photos}
            isVehicle={isVehicleCategory(form.getValues('categoryPrimary'))}
            isWanted={isWanted}
          />
        )}
        {step.key === 'review' && <ReviewStep photos={photos.photos} onChange={show} />}
        <div className={style.foot}>
          {current > 0 && <Button onClick={() => void goTo(current - 1)}>Back</Button>}
          <Button type="submit" variant="primary" busy={busy} busyLabel="Saving…">
            {isLast ? finishLabel : `Next: ${listingSteps[current + 1]?.label ?? ''}`}
          </Button>
          {listingId && !(isLast && laterLabel === finishLabel) && (
            <Button variant="quiet" disabled={busy} onClick={() => void leave(stepIndex('photos'), onLater)}>
              {laterLabel}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}

/** Keeps the focus until the mouse button is released. Otherwise the field would show or hide an error on blur, the
 *  page below would move, and the click would miss. */
function keepFocus(event: MouseEvent<HTMLFormElement>) {
  if (event.target instanceof Element && event.target.closest('button, label')) event.preventDefault();
}

/** Commits a field at once that otherwise commits on blur. */
function commitPendingInput() {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
