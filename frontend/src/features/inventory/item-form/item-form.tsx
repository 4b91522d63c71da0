import { useItemPhotos } from '@entities/inventory/item-photos.mutations';
import { PhotoField } from '@entities/photo/photo-field';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { fieldProblems } from '@ui/forms/field-problems';
import { Form } from '@ui/forms/form';
import { SubmitAttemptedContext } from '@ui/forms/form-field';
import { FormSummary } from '@ui/forms/form-summary';
import { showServerProblems } from '@ui/forms/server-problems';
import { Stack } from '@ui/layout/layout';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { ItemBasics } from './item-basics';
import { ItemFolds } from './item-folds';
import style from './item-form.module.css';
import type { ItemFormState } from './item-form-state';
import { type CheckedItem, itemFieldOrder } from './item-rules';

export type ItemFormProps = {
  readonly state: ItemFormState;
  readonly label: string;
  readonly finishLabel: string;
  /** Called after the item and its photos are saved. */
  readonly onFinish: (itemId: string) => void;
  /** Saves as well, then begins the next item. */
  readonly onNext?: () => void;
  /** The values of a saved item; quantity and place are changed on its page. */
  readonly isSaved: boolean;
};

/** One form for an item: the few fields that everybody fills in, and the rest folded. */
export function ItemForm({ state, label, finishLabel, onFinish, onNext, isSaved }: ItemFormProps) {
  const { form, itemId, save, isRestored, dialog } = state;
  const photos = useItemPhotos(itemId, state.key);
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'finish' | 'next' | null>(null);

  const saveAll = async (body: CheckedItem): Promise<string | null> => {
    const id = await save(body);
    const failed = await photos.sendWaiting(id);
    await photos.flush();
    await state.refresh(id);
    if (failed === 0) return id;
    setProblem(
      `The item is saved, but ${counted(failed, 'photo')} could not be sent. Try again, or leave them out.`,
    );
    return null;
  };
  /** Shows a server error at its field, else above the form. */
  const refuse = (error: unknown) => {
    if (showServerProblems(form, error).length === 0) setProblem(messageOf(error));
    setTries((before) => before + 1);
  };
  const startOver = () => {
    for (const one of photos.uploads) photos.discard(one);
    state.startOver();
  };
  const submit = (then: 'finish' | 'next') =>
    form.handleSubmit(
      async (body) => {
        setProblem(null);
        setBusy(then);
        try {
          const id = await saveAll(body);
          if (id === null) return;
          if (then === 'next') {
            setTries(0);
            state.startNext();
            onNext?.();
          } else {
            state.finish();
            onFinish(id);
          }
        } catch (error) {
          refuse(error);
        } finally {
          setBusy(null);
        }
      },
      () => setTries((before) => before + 1),
    )();

  return (
    <FormProvider {...form}>
      <Form
        noValidate
        className={style.form}
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          void submit(submitter?.getAttribute('value') === 'next' ? 'next' : 'finish');
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
            <FormSummary problems={fieldProblems(form.formState.errors, itemFieldOrder)} tries={tries} />
          )}
          <Stack gap="loose">
            <ItemBasics
              isSaved={isSaved || itemId !== null}
              photos={<PhotoField photos={photos} lead="Photos" />}
            />
            <ItemFolds />
          </Stack>
        </SubmitAttemptedContext>
        {problem && <Notice tone="problem">{problem}</Notice>}
        <div className={style.foot}>
          <Button type="submit" variant="primary" busy={busy === 'finish'} busyLabel="Saving…">
            {finishLabel}
          </Button>
          {onNext && (
            <Button type="submit" value="next" busy={busy === 'next'} busyLabel="Saving…">
              Save and add another
            </Button>
          )}
        </div>
      </Form>
      {dialog}
    </FormProvider>
  );
}
