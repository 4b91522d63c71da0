import { useMakeCalendarAddress, useRevokeCalendarAddress } from '@entities/event/event.mutations';
import { calendarAddressQuery } from '@entities/event/event.queries';
import { messageOf } from '@lib/api/problem';
import { useReaderTimeZone } from '@lib/browser/reader-time-zone';
import { dayIn } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { CalendarSync, Copy } from 'lucide-react';

/** The private address of the reader's calendar: made, shown once, revoked. */
export function CalendarAddress() {
  const timeZone = useReaderTimeZone();
  const make = useMakeCalendarAddress();
  const revoke = useRevokeCalendarAddress();
  const { data, instead } = loadedPart(useQuery(calendarAddressQuery), 'Loading your calendar');
  const problem = make.error ?? revoke.error;
  const begin = () => {
    revoke.reset();
    make.mutate();
  };
  const end = () => {
    make.reset();
    revoke.mutate();
  };
  return (
    <Panel title="Your calendar">
      <Stack>
        <p>
          A private address shows your events in the calendar of your phone or computer, and keeps them up to
          date there. Whoever has the address sees where you go: give it to nobody.
        </p>
        {instead}
        {make.data && <NewAddress url={make.data.url} />}
        {data && !make.data && data.since && (
          <p>
            Your calendar has an address since {dayIn(data.since, timeZone)}.{' '}
            {data.lastUsedAt
              ? `It was last read on ${dayIn(data.lastUsedAt, timeZone)}.`
              : 'It was not read yet.'}
          </p>
        )}
        {revoke.isSuccess && !data?.since && (
          <Notice tone="good" isResult>
            The address no longer works.
          </Notice>
        )}
        {problem && <Notice tone="problem">{messageOf(problem)}</Notice>}
        {data && (
          <Row>
            {data.since ? (
              <>
                <ConfirmButton
                  title="Make a new address?"
                  description="The one before stops working: calendars that have it show nothing new."
                  action="Make a new one"
                  busy={make.isPending}
                  onConfirm={begin}
                >
                  Make a new address
                </ConfirmButton>
                <ConfirmButton
                  variant="quiet"
                  title="Revoke the address?"
                  description="It stops working: calendars that have it show nothing new."
                  action="Revoke it"
                  busy={revoke.isPending}
                  onConfirm={end}
                >
                  Revoke
                </ConfirmButton>
              </>
            ) : (
              <Button icon={<CalendarSync />} busy={make.isPending} onClick={begin}>
                Make a private address
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

/** The address, which is shown this once. */
function NewAddress({ url }: { readonly url: string }) {
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Address copied', tone: 'good' });
    } catch {
      toast({ title: 'Select the address and copy it' });
    }
  };
  return (
    <>
      <Notice tone="good" isResult title="Copy it now">
        We show it only this once. Add it in your calendar as a subscription, or “from URL”.
      </Notice>
      <Field label="Private address">
        <TextInput code readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <Row>
        <Button icon={<Copy />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button asChild variant="quiet">
          <a href={url.replace(/^https?:/, 'webcal:')}>Open in your calendar</a>
        </Button>
      </Row>
    </>
  );
}
