import { dayPaths } from '@entities/day/day-paths';
import { usePrintCards, type VoteCard } from '@entities/day/show.mutations';
import { type Show } from '@entities/day/show.queries';
import { RequireMember } from '@entities/member/require-member';
import { messageOf } from '@lib/api/problem';
import { dayIn, timeIn } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { NumberInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Card } from '../cards/card-sheets';
import { PrintCards } from '../cards/print-cards';
import { OfShow } from './of-show';

/** /events/:id/show/cards: the team prints dash cards, and cards with a code for visitors; `print` says which. */
export default function ShowCardsPage() {
  const isVotes = useSearchParams()[0].get('print') === 'votes';
  return (
    <RequireMember>
      <OfShow title="Cards to print">
        {(show) =>
          show.team ? (
            <Stack gap="loose">
              <LinkTabs
                label="What is printed"
                tabs={[
                  {
                    to: dayPaths.cards(show.eventId, show.dateId, 'dash'),
                    label: 'Dash cards',
                    isCurrent: !isVotes,
                  },
                  {
                    to: dayPaths.cards(show.eventId, show.dateId, 'votes'),
                    label: 'Codes for visitors',
                    isCurrent: isVotes,
                  },
                ]}
              />
              {isVotes ? <Votes show={show} /> : <Dash show={show} />}
            </Stack>
          ) : (
            <Empty title="Only the team prints cards">Ask the organizer of this event.</Empty>
          )
        }
      </OfShow>
    </RequireMember>
  );
}

function Dash({ show: { entries, title } }: { readonly show: Show }) {
  const cards = useMemo(
    () =>
      entries.map(
        ({ dash, showClass, vehicle, vendor }): Card => ({
          ...{ key: String(dash), large: String(dash), kicker: title, content: null },
          lines: [showClass, vehicle, vendor?.name ?? ''].filter(Boolean),
        }),
      ),
    [entries, title],
  );
  if (cards.length === 0)
    return (
      <Empty title="No car has a number yet">
        Numbers are given at the gate, or on the page of the show.
      </Empty>
    );
  return <PrintCards cards={cards} first="sign" />;
}

function Votes({ show }: { readonly show: Show }) {
  const codes = show.team?.codes ?? 0;
  const [from, setFrom] = useState('1');
  const [to, setTo] = useState(String(Math.min(codes, 200)));
  const print = usePrintCards(show.dateId);
  const cards = useMemo(() => voteCards(show, print.data?.cards ?? []), [show, print.data]);
  if (!show.team?.mayRun)
    return <Empty title="Owners and editors print the codes">Whoever has a code votes with it.</Empty>;
  if (codes === 0) return <Empty title="There are no codes yet">Make them on the page of the show.</Empty>;
  return (
    <PrintCards cards={cards} first="label">
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          print.mutate({ from: Number(from) || 1, to: Number(to) || 1 });
        }}
      >
        <Stack>
          <p>
            Codes 1 to {codes}. Whoever reads a code can vote with it: keep the sheets until you hand them
            out. Who had which codes is recorded.
          </p>
          <Row align="end">
            <Field label="From">
              <NumberInput
                inputMode="numeric"
                value={from}
                onChange={({ target }) => setFrom(target.value)}
              />
            </Field>
            <Field label="To">
              <NumberInput inputMode="numeric" value={to} onChange={({ target }) => setTo(target.value)} />
            </Field>
            <Button type="submit" busy={print.isPending}>
              Show these
            </Button>
          </Row>
          {print.isError && <Notice tone="problem">{messageOf(print.error)}</Notice>}
        </Stack>
      </Form>
    </PrintCards>
  );
}

function voteCards(
  { eventId, dateId, title, voting, timeZone }: Show,
  cards: readonly VoteCard[],
): readonly Card[] {
  const address = new URL(dayPaths.vote(eventId, dateId), window.location.origin);
  return cards.map(({ number, code }) => {
    address.searchParams.set('code', code);
    return {
      ...{ key: String(number), large: 'Vote', kicker: title, content: address.href },
      lines: [
        'People’s Choice: scan, and vote once.',
        code,
        voting ? `Until ${dayIn(voting.closesAt, timeZone)}, ${timeIn(voting.closesAt, timeZone)}` : '',
      ].filter(Boolean),
    };
  });
}
