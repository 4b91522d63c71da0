import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { isRefusal } from '@lib/api/problem';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { Loaded } from '../merge-changes';
import { type FormDraft, openFormDraft, readFormDraft } from './form-draft';

type StoredForm<Fields extends FieldValues, Body> = {
  /** The storage key. */
  readonly key: string;
  /** Whether the stored value still has the form's shape. */
  readonly isFields: (value: unknown) => value is Fields;
  readonly start: Fields;
  /** The id on the server, if it exists there. */
  readonly savedId: string | null;
  /** The saved version on the server. */
  readonly loaded: Loaded | null;
  readonly resolver: Resolver<Fields, unknown, Body>;
};

/** A form whose every change is stored in this browser, until it is saved or reset. */
export function useStoredForm<Fields extends FieldValues, Body>({
  key,
  isFields,
  start,
  savedId,
  loaded,
  resolver,
}: StoredForm<Fields, Body>) {
  const [stored] = useState(() => readFormDraft<Fields, Body>(key, isFields));
  const [place] = useState(() => openFormDraft<Fields, Body>(key));
  const draft = useRef<FormDraft<Fields, Body>>(stored ?? { fields: start, savedId, loaded, attempt: null });
  const form = useForm<Fields, unknown, Body>({
    defaultValues: draft.current.fields as DefaultValues<Fields>,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  const update = (change: Partial<FormDraft<Fields, Body>>) => {
    draft.current = { ...draft.current, ...change };
    place.save(draft.current);
  };

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          draft.current = { ...draft.current, fields: values };
          place.save(draft.current);
        },
      }),
    [form, place],
  );

  /** Creates it once: the same command is sent until the server responds, even after a reload, so that one form never creates two.
   *  out     its id, and the version on the server
   *  errors  ApiProblem */
  const createOnce = async (
    body: Body,
    send: (command: {
      readonly body: Body;
      readonly idempotencyKey: string;
    }) => Promise<{ readonly id: string; readonly version: number }>,
  ): Promise<{ readonly id: string; readonly version: number; readonly body: Body }> => {
    const command = draft.current.attempt ?? { key: newIdempotencyKey(), body };
    update({ attempt: command });
    try {
      const { id, version } = await send({ body: command.body, idempotencyKey: command.key });
      update({ savedId: id, attempt: null });
      return { id, version, body: command.body };
    } catch (error) {
      if (isRefusal(error)) update({ attempt: null });
      throw error;
    }
  };

  /** Resets the form to these values. */
  const restart = (fields: Fields) => {
    draft.current = { fields, savedId, loaded, attempt: null };
    form.reset(fields);
    place.delete();
  };

  return {
    form,
    stored,
    createOnce,
    restart,
    /** The saved version that the form's values are based on. */
    loaded: (): Loaded => draft.current.loaded ?? { fields: {}, version: 0 },
    setLoaded: (now: Loaded) => update({ loaded: now }),
    /** Shows other values, and the saved version that they are based on. */
    adopt: (fields: Fields, now: Loaded) => {
      update({ fields, loaded: now });
      form.reset(fields);
    },
    finish: () => place.delete(),
  };
}
