import { type NewAnnouncement, usePublishAnnouncement } from '@entities/operations/operations.mutations';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { messageOf } from '@lib/api/problem';
import {
  announcementAudiences,
  longestAnnouncement,
} from '@modules/operations/announcement/announcement.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Grid, Row, Stack } from '@ui/layout/layout';
import { type FormEvent, useRef, useState } from 'react';
import { audienceNames } from './audience-names';

/** Publishes an announcement: the text as it will read, whom it is for, and until when. */
export function AnnouncementForm() {
  const publish = usePublishAnnouncement();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [level, setLevel] = useState<NewAnnouncement['level']>('info');
  const form = useRef<HTMLFormElement>(null);

  function clear() {
    form.current?.reset();
    setText('');
    setLevel('info');
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    form.current = event.currentTarget;
    const typed = new FormData(event.currentTarget);
    const read = (name: string) => String(typed.get(name) ?? '').trim();
    const empty = ['text', 'until', 'reason'].filter((name) => !read(name));
    if (read('to') && !read('label')) empty.push('label');
    setMissing(empty);
    if (!empty.length) publish.mutate(bodyOf(read), { onSuccess: clear });
  }

  const say = (name: string, what: string) => missing.includes(name) && what;
  return (
    <>
      <Form onSubmit={submit} noValidate>
        <Stack>
          {publish.isError && !isReauthRequired(publish.error) && (
            <Notice tone="problem">{messageOf(publish.error)}</Notice>
          )}
          {publish.isSuccess && <Notice tone="good">Published.</Notice>}
          <Field
            label="Text"
            hint={`At most ${longestAnnouncement} characters.`}
            required
            error={say('text', 'Write what to announce.')}
          >
            <TextInput
              name="text"
              maxLength={longestAnnouncement}
              required
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <Grid min="16rem">
            <Field label="Kind">
              <Select
                name="level"
                options={[
                  { value: 'info', label: 'Information' },
                  { value: 'warning', label: 'Warning' },
                ]}
                onChange={({ target }) => setLevel(target.value === 'warning' ? 'warning' : 'info')}
              />
            </Field>
            <Field label="For">
              <Select
                name="audience"
                options={announcementAudiences.map((value) => ({ value, label: audienceNames[value] }))}
              />
            </Field>
            <Field label="From" hint="Left empty: from now on." optional>
              <TextInput name="from" type="datetime-local" />
            </Field>
            <Field label="Until" hint="In your time zone." required error={say('until', 'Say when it ends.')}>
              <TextInput name="until" type="datetime-local" required />
            </Field>
            <Field label="Link" hint="/support, or https://…" optional>
              <TextInput name="to" maxLength={300} spellCheck={false} />
            </Field>
            <Field label="Words of the link" optional error={say('label', 'Say what the link reads.')}>
              <TextInput name="label" maxLength={40} />
            </Field>
          </Grid>
          <Field
            label="Reason"
            hint="It stays on record with your name."
            required
            error={say('reason', 'Write down why.')}
          >
            <TextInput name="reason" maxLength={500} required />
          </Field>
          {text && (
            <section aria-label="As it will read">
              <Notice tone={level === 'warning' ? 'warn' : 'info'} live={false}>
                {text}
              </Notice>
            </section>
          )}
          <Row>
            <Button type="submit" variant="primary" busy={publish.isPending}>
              Publish
            </Button>
          </Row>
        </Stack>
      </Form>
      <ReauthFirst mutation={publish} onSuccess={clear} />
    </>
  );
}

function bodyOf(read: (name: string) => string): NewAnnouncement {
  const timeOf = (name: string) => (read(name) ? new Date(read(name)) : new Date()).toISOString();
  return {
    text: read('text'),
    link: read('to') ? { to: read('to'), label: read('label') } : null,
    level: read('level') === 'warning' ? 'warning' : 'info',
    audience: announcementAudiences.find((one) => one === read('audience')) ?? 'everybody',
    from: timeOf('from'),
    until: timeOf('until'),
    reason: read('reason'),
  };
}
