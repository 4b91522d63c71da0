import { eventKindLabels, eventKinds } from '@entities/event/event-labels';
import { newUuid } from '@entities/inventory/offline/new-uuid';
import { RequireMember } from '@entities/member/require-member';
import { eventSuggestionsQuery } from '@entities/organizer/organizer.queries';
import { useSuggestionCommands, useWithdrawSuggestion } from '@entities/organizer/suggestion.mutations';
import { messageOf } from '@lib/api/problem';
import { useStoredForm } from '@lib/browser/use-stored-form';
import { dayIn, dayItself } from '@lib/format';
import { isSameValue } from '@lib/merge-changes';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { SuggestionBody, type SuggestionView } from '@modules/events/suggestion/suggestion.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Pager } from '@ui/data/pager';
import { loaded } from '@ui/feedback/loaded';
import { toast } from '@ui/feedback/toast-store';
import { FormField, useMessage } from '@ui/forms/form-field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { checkedBy } from '../fields/checked-by';
import { LongForm } from '../fields/long-form';
import { hasFieldsOf } from '../fields/organizer-fields';
import { webAddressOf } from '../fields/web-address';
import { zipFieldOf } from '../fields/zip-field-of';
import style from './suggest-event.module.css';

/** /events/suggest: an event that a member knows of and no organizer has published. */
export default function SuggestEventPage() {
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading
          kicker={<Link to={paths.events}>Events</Link>}
          title="Suggest an event"
          lead="You know of a meet that is not listed? Organizers near it and our staff read your suggestion. It appears once an organizer claims and publishes it."
        />
        <Stack gap="loose">
          <Suggest />
          <Mine />
        </Stack>
      </Page>
    </RequireMember>
  );
}

interface SuggestionFields {
  readonly title: string;
  readonly kind: SuggestionBody['kind'] | '';
  readonly day: string;
  readonly where: string;
  readonly zip: string;
  readonly website: string;
  readonly note: string;
}

const blank: SuggestionFields = {
  title: '',
  kind: '',
  day: '',
  where: '',
  zip: '',
  website: '',
  note: '',
};
const order = ['title', 'kind', 'day', 'where', 'zip', 'website', 'note'] as const;

/** With the id that it gets, so that a second try suggests nothing twice. */
type NewSuggestion = SuggestionBody & { readonly id?: string };

const resolver = checkedBy<SuggestionFields, NewSuggestion>(
  SuggestionBody,
  ({ day, zip, website, ...fields }) => ({
    ...fields,
    day: day || null,
    zip: zip.trim() || null,
    website: webAddressOf(website),
  }),
  {
    title: 'Enter a title of three letters or more.',
    kind: 'Choose a kind.',
    where: 'Say where it is.',
    'website!': 'Enter a whole address, like https://www.example.com.',
  },
);

function Suggest() {
  const commands = useSuggestionCommands();
  const { form, stored, createOnce, restart, finish } = useStoredForm<SuggestionFields, NewSuggestion>({
    key: `suggestion-form:${useMember()?.uid ?? ''}`,
    isFields: hasFieldsOf(blank),
    start: blank,
    savedId: null,
    loaded: null,
    resolver,
  });
  const [isRestored, setRestored] = useState(stored !== null && !isSameValue(stored.fields, blank));
  const startOver = () => {
    restart(blank);
    setRestored(false);
  };
  const save = async (body: NewSuggestion) => {
    await createOnce({ ...body, id: newUuid() }, ({ body: typed, idempotencyKey }) =>
      commands.suggest({ body: { ...typed, id: typed.id ?? newUuid() }, idempotencyKey }),
    );
    finish();
    startOver();
    toast({ title: 'Thank you. We tell you when an organizer takes it up.', tone: 'good' });
    await commands.refresh();
  };
  return (
    <LongForm
      form={form}
      label="Suggest an event"
      order={order}
      fieldOf={zipFieldOf}
      isRestored={isRestored}
      onStartOver={startOver}
      onSave={save}
      actions={(isBusy) => (
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending…">
          Suggest it
        </Button>
      )}
    >
      <SuggestionWords />
    </LongForm>
  );
}

function SuggestionWords() {
  const { register, control } = useFormContext<SuggestionFields>();
  const kindProblem = useMessage('kind');
  return (
    <>
      <FormField name="title" label="Title" required>
        <TextInput maxLength={120} autoComplete="off" {...register('title')} />
      </FormField>
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange, name } }) => (
          <RadioGroup
            legend="Kind"
            required
            name={name}
            value={value || undefined}
            onValueChange={onChange}
            error={kindProblem}
            options={eventKinds.map((kind) => ({ value: kind, label: eventKindLabels[kind].one }))}
          />
        )}
      />
      <FormField
        name="where"
        label="Where"
        hint="The venue and its town, like Fairgrounds, Jefferson, WI."
        required
      >
        <TextInput maxLength={160} autoComplete="off" {...register('where')} />
      </FormField>
      <FormField name="zip" label="ZIP code" hint="So that organizers near it find it." optional>
        <TextInput inputMode="numeric" maxLength={5} autoComplete="off" {...register('zip')} />
      </FormField>
      <FormField name="day" label="Day" optional>
        <TextInput type="date" {...register('day')} />
      </FormField>
      <FormField
        name="website"
        label="Website"
        hint="The page of the event, or where you read about it."
        optional
      >
        <TextInput
          inputMode="url"
          autoCapitalize="none"
          maxLength={300}
          spellCheck={false}
          placeholder="www.example.com"
          {...register('website')}
        />
      </FormField>
      <FormField name="note" label="What else you know" optional>
        <TextArea rows={3} maxLength={1_000} {...register('note')} />
      </FormField>
    </>
  );
}

/** What the member suggested, and what became of it. */
function Mine() {
  const query = useInfiniteQuery(eventSuggestionsQuery());
  const withdraw = useWithdrawSuggestion();
  const { data, instead } = loaded(query, { label: 'Loading your suggestions', shape: 'line' });
  const mine = data?.pages.flatMap(({ suggestions }) => suggestions).filter(({ isMine }) => isMine);
  if (mine?.length === 0) return null;
  return (
    <section aria-labelledby="mine" className={style.mine}>
      <h2 id="mine">Your suggestions</h2>
      {instead}
      <ul role="list" className={style.list}>
        {mine?.map(({ id, title, day, where, status, reason, gatheringId }) => (
          <li key={id} className={style.row}>
            <div className={style.words}>
              <span className={style.strong}>
                {gatheringId && status === 'claimed' ? (
                  <Link to={paths.event(gatheringId)}>{title}</Link>
                ) : (
                  title
                )}
              </span>
              <Facts
                facts={[
                  <Badge key="status" tone={status === 'claimed' ? 'good' : 'plain'}>
                    {statusWords[status]}
                  </Badge>,
                  day && dayIn(...dayItself(day)),
                  where,
                ]}
              />
              {reason && <p className={style.quiet}>{reason}</p>}
            </div>
            {status === 'open' && (
              <Button
                size="small"
                aria-label={`Withdraw ${title}`}
                busy={withdraw.isPending && withdraw.variables === id}
                onClick={() =>
                  withdraw.mutate(id, {
                    onError: (error) => toast({ title: messageOf(error), tone: 'problem' }),
                  })
                }
              >
                Withdraw
              </Button>
            )}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Pager
          shown={mine?.length ?? 0}
          unit="suggestions"
          onMore={() => void query.fetchNextPage()}
          busy={query.isFetchingNextPage}
        />
      )}
    </section>
  );
}

const statusWords: Readonly<Record<SuggestionView['status'], string>> = {
  open: 'Open',
  claimed: 'Claimed by an organizer',
  dismissed: 'Dismissed',
  withdrawn: 'Withdrawn',
};
