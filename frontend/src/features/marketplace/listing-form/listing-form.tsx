import { useListingPhotos } from '@entities/listing/listing-photos.mutations';
import { prepareAppCheck } from '@lib/api/app-check-header';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { type ListingBody } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Form } from '@ui/forms/form';
import { SubmitAttemptedContext } from '@ui/forms/form-field';
import { FormSummary } from '@ui/forms/form-summary';
import { showServerProblems } from '@ui/forms/server-problems';
import { Stepper } from '@ui/forms/stepper';
import { Confirm } from '@ui/overlays/dialog';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import style from './listing-form.module.css';
import { Preview, PreviewDrawer } from './listing-form-preview';
import { ReviewStep } from './listing-form-review';
import type { ListingFormState } from './listing-form-state';
import { StepFields } from './listing-form-step';
import {
  fieldNamed,
  filledSteps,
  listingSteps,
  problemsIn,
  type StepKey,
  stepFields,
  stepIn,
  stepIndex,
  stepOf,
} from './listing-form-steps';
import { useVehicleFromTitle } from './use-vehicle-from-title';

export type ListingFormProps = {
  readonly state: ListingFormState;
  readonly label: string;
  /** The label of the last button: "Publish", "Save changes". */
  readonly finishLabel: string;
  /** Called after everything is saved. */
  readonly onFinish: (listingId: string) => Promise<void>;
  /** Saves and leaves; available at every step: "Save and finish later". */
  readonly laterLabel: string;
  readonly onLater: (listingId: string) => Promise<void> | void;
  /** Shown when unsaved work was found in this browser. */
  readonly restoredText: ReactNode;
  /** Shows all steps on one page, to change a saved listing. */
  readonly isOnePage?: boolean;
  /** Whether finishing publishes it. */
  readonly publishes: boolean;
  /** What is to be done before it can be published; shown at the first step and at the last. */
  readonly before?: ReactNode;
};

/** The listing form, step by step or on one page, with a preview beside it. The address holds the step. The draft
 *  is saved to the server at the review step; until then photos wait in this browser. */
export function ListingForm(props: ListingFormProps) {
  const { state, label, finishLabel, onFinish, laterLabel, onLater, restoredText, isOnePage = false } = props;
  const { form, listingId, save } = state;
  const [params, setParams] = useSearchParams();
  const isWanted = useWatch({ control: form.control, name: 'listingType' }) === 'wanted';
  const photos = useListingPhotos(listingId, isWanted, state.key);
  const [attempt, setAttempt] = useState({ tries: 0, steps: [] as readonly StepKey[] });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { isFromTitle, fillFromTitle } = useVehicleFromTitle(form);
  const heading = useRef<HTMLHeadingElement>(null);

  const asked = Math.max(stepIn(params), 0);
  const current = isOnePage ? review : !listingId && asked >= review ? 0 : asked;
  const step = listingSteps[current] ?? listingSteps[0];
  const isLast = current === listingSteps.length - 1;

  const shown = useRef(current);
  // runs before the step is painted, so that a key pressed at once reaches it
  useLayoutEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [current]);

  const section = isOnePage && stepIn(params) > 0 ? listingSteps[stepIn(params)]?.key : undefined;
  useEffect(() => {
    if (section) document.getElementById(section)?.scrollIntoView?.();
  }, [section]);

  const show = (key: StepKey) => {
    if (!isOnePage && key !== step.key) setParams({ step: key });
  };
  const stumble = (steps: readonly StepKey[]) => setAttempt(({ tries }) => ({ tries: tries + 1, steps }));

  /** The listing's id when all earlier steps are valid and, from the photo step on, saved; null otherwise. */
  const readyFor = async (target: number): Promise<string | null> => {
    commitPendingInput();
    setProblem(null);
    for (const { key } of listingSteps.slice(0, target)) {
      if (await form.trigger([...stepFields[key]])) continue;
      show(key);
      stumble(isOnePage ? listingSteps.map((one) => one.key) : [key]);
      return null;
    }
    if (target < review) return listingId ?? '';
    setBusy(true);
    try {
      const [id] = await Promise.all([saved(), photos.flush()]);
      return id !== null && (await hasAllPhotos(id)) ? id : null;
    } catch (error) {
      refuse(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  /** Sends the photos that waited for the listing. Photos that fail stay on the page, each with its reason. */
  const hasAllPhotos = async (id: string): Promise<boolean> => {
    if (!photos.uploads.some(({ isWaiting }) => isWaiting)) return true;
    const failed = await photos.sendWaiting(id);
    if (failed === 0) return true;
    show('what');
    setProblem(
      `Your draft is saved, but ${counted(failed, 'photo')} could not be sent. Try again, or leave them out.`,
    );
    return false;
  };
  /** Goes back at any time; forward only past valid steps. */
  const goTo = async (target: number) => {
    const key = listingSteps[target]?.key;
    if (target < current) void photos.flush();
    else if ((await readyFor(target)) === null) return;
    if (step.key === 'what') fillFromTitle();
    setAttempt(({ tries }) => ({ tries, steps: [] }));
    if (key && key !== step.key) state.dismissRestored();
    if (key) show(key);
  };
  const saved = () =>
    new Promise<string | null>((resolve, reject) => {
      const whole = (body: ListingBody) => save(body).then(resolve, reject);
      void form.handleSubmit(whole, () => resolve(null))();
    });

  /** Shows a server error at its field, else beside the buttons. */
  const refuse = (error: unknown) => {
    const fields = showServerProblems(form, error, fieldNamed);
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

  /** Asks once before publishing a listing without photos. */
  const finish = () => {
    const isBare = photos.photos.length === 0 && photos.uploads.length === 0;
    if (props.publishes && isBare && !isWanted) setAsking(true);
    else void leave(current, onFinish);
  };
  const sectionProps = { photos, isWanted };

  return (
    <FormProvider {...form}>
      <div className={style.beside}>
        <Form
          noValidate
          className={style.form}
          aria-label={label}
          onMouseDown={keepFocus}
          {...(props.publishes && { onFocus: prepareAppCheck })}
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            if (submitter?.getAttribute('value') === 'later') void leave(review, onLater);
            else if (isLast) finish();
            else void goTo(current + 1);
          }}
        >
          {!isOnePage && (
            <Stepper
              label={label}
              steps={listingSteps}
              current={current}
              onStep={(index) => void goTo(index)}
            />
          )}
          {state.restored && (
            <Notice
              action={
                <Button
                  size="small"
                  onClick={() => {
                    for (const one of photos.uploads) photos.discard(one);
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
          {(current === 0 || isLast) && props.before}
          <FormSummary problems={problemsIn(form.formState.errors, attempt.steps)} tries={attempt.tries} />
          {isOnePage ? (
            filledSteps.map(({ key, label: title }) => (
              <SubmitAttemptedContext key={key} value={attempt.steps.includes(key)}>
                <section id={key} aria-label={title} className={style.section}>
                  <h2>{title}</h2>
                  <StepFields step={key} {...sectionProps} />
                </section>
              </SubmitAttemptedContext>
            ))
          ) : (
            <>
              <h2 ref={heading} tabIndex={-1} className={style.stepTitle}>
                {step.label}
              </h2>
              {step.key === 'details' && isFromTitle && (
                <Notice live={false}>Make, model and years come from your title. Fix what is wrong.</Notice>
              )}
              <SubmitAttemptedContext value={attempt.steps.includes(step.key)}>
                {step.key === 'review' ? (
                  <ReviewStep photos={photos.photos} onChange={show} />
                ) : (
                  <StepFields step={step.key} {...sectionProps} />
                )}
              </SubmitAttemptedContext>
            </>
          )}
          {problem && <Notice tone="problem">{problem}</Notice>}
          <div className={style.foot}>
            {!isOnePage && current > 0 && <Button onClick={() => void goTo(current - 1)}>Back</Button>}
            <Button type="submit" variant="primary" busy={busy} busyLabel="Saving…">
              {isLast ? finishLabel : `Next: ${listingSteps[current + 1]?.label ?? ''}`}
            </Button>
            {listingId && !(isLast && laterLabel === finishLabel) && (
              <Button type="submit" value="later" variant="quiet" disabled={busy}>
                {laterLabel}
              </Button>
            )}
            <PreviewDrawer photos={photos} />
          </div>
          {isAsking && (
            <Confirm
              open
              onOpenChange={setAsking}
              title="Publish without a photo?"
              description="Listings with photos are opened far more often. Even one helps."
              action="Publish anyway"
              cancel="Add a photo first"
              busy={busy}
              onConfirm={() => {
                setAsking(false);
                void leave(current, onFinish);
              }}
            />
          )}
        </Form>
        <Preview photos={photos} />
      </div>
      {state.dialog}
    </FormProvider>
  );
}

const review = stepIndex('review');

/** Keeps the focus until the mouse button is released. Otherwise the field would show or hide an error on blur, the
 *  page below would move, and the click would miss. */
function keepFocus(event: MouseEvent<HTMLFormElement>) {
  if (event.target instanceof Element && event.target.closest('button, label')) event.preventDefault();
}

/** Commits a field at once that otherwise commits on blur. */
function commitPendingInput() {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
