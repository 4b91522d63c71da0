import { type SaidBlocker, useSayBlocker } from '@entities/build/build.mutations';
import { messageOf } from '@lib/api/problem';
import { daysAfter, today } from '@lib/day';
import { counted, dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';

type Blocker = SaidBlocker['what'];

/** Asks the owner of a quiet build what is blocking, and offers the next step. Nothing for a build that goes on. */
export function StallCard({ build }: BuildTabProps) {
  const { id, title, stall } = build;
  const { mutate, isPending, error } = useSayBlocker(id);
  const [what, setWhat] = useState<Blocker>();
  const [isMissing, setMissing] = useState(false);
  const [said, setSaid] = useState<SaidBlocker | null>(null);
  if (said) return <NextStep buildId={id} said={said} />;
  if (!stall) return null;

  const send = (typed: FormData) => {
    if (!what) return setMissing(true);
    const body = {
      what,
      note: String(typed.get('note') ?? '').trim(),
      lookAgainOn: String(typed.get('lookAgainOn') ?? '') || null,
    };
    mutate(body, { onSuccess: () => setSaid(body) });
  };
  return (
    <Panel title="What is blocking?" heading="h3">
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget));
        }}
      >
        <Stack>
          <p>
            Nothing has been written about {title} for {counted(stall.quietDays, 'day')}. That happens to most
            builds.
          </p>
          <RadioGroup
            legend="It waits for"
            name="what"
            value={what}
            onValueChange={setWhat}
            options={choices}
            error={isMissing && !what && 'Choose what it waits for.'}
          />
          <Field label="In your words" optional>
            <TextInput name="note" maxLength={500} />
          </Field>
          <Field label="Look again on" hint="We ask no earlier than that.">
            <TextInput
              type="date"
              name="lookAgainOn"
              min={daysAfter(today(), 1)}
              defaultValue={daysAfter(today(), 30)}
            />
          </Field>
          {error && <Notice tone="problem">{messageOf(error)}</Notice>}
          <p>
            <Button type="submit" variant="primary" busy={isPending}>
              Save
            </Button>
          </p>
        </Stack>
      </Form>
    </Panel>
  );
}

/** What helps, by what it waits for. */
function NextStep({ buildId, said }: { readonly buildId: string; readonly said: SaidBlocker }) {
  const { words, action, to } = steps[said.what](buildId);
  return (
    <Notice
      tone="good"
      isResult
      title={
        said.lookAgainOn
          ? `We ask again after ${dayIn(...dayItself(said.lookAgainOn))}`
          : 'We ask again when it has been quiet for a while'
      }
      action={
        to && (
          <Button asChild size="small">
            <Link to={to}>{action}</Link>
          </Button>
        )
      }
    >
      {words}
    </Notice>
  );
}

const choices = [
  { value: 'part', label: 'A part', hint: 'We look for it near you.' },
  { value: 'money', label: 'Money', hint: 'Spares on your shelves may pay for it.' },
  { value: 'know-how', label: 'Know-how', hint: 'Somebody here has done it before.' },
  { value: 'time', label: 'Time', hint: 'The car waits. Choose a day.' },
] as const satisfies readonly { readonly value: Blocker; readonly label: string; readonly hint: string }[];

const steps: Readonly<
  Record<
    Blocker,
    (buildId: string) => { readonly words: string; readonly action: string; readonly to: string | null }
  >
> = {
  part: (id) => ({
    words: '“Find this part” posts a wanted ad that is joined to its task, and sellers near you see it.',
    action: 'See the missing parts',
    to: paths.buildTab(id, 'parts'),
  }),
  money: () => ({
    words: 'What you have more of than you need can pay for what you lack. List it from your inventory.',
    action: 'See my inventory',
    to: paths.inventory,
  }),
  'know-how': () => ({
    words:
      'Ask it as a question on the wall, with the year, the model and a photo, and accept the answer that worked.',
    action: 'Ask the community',
    to: paths.wall,
  }),
  time: () => ({ words: 'Your notes and parts wait here as they are.', action: '', to: null }),
};
