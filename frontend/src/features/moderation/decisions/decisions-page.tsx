import { ownDecisionsQuery } from '@entities/decision/decision.queries';
import { headingOf, meaningOf, statusOfDecision, strikesIn } from '@entities/decision/decision-words';
import { RequireMember } from '@entities/member/require-member';
import { counted, dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { listOwnDecisions } from '@modules/moderation/decision/decisions.contract';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from '../moderation.module.css';

/** /decisions: what staff decided about the member, or about a minor they answer for, and the strikes that count today. */
export default function DecisionsPage() {
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading
          title="Decisions about your account"
          lead="What we decided, why, and how long it lasts. You can appeal each for 180 days."
        />
        <Decisions />
      </Page>
    </RequireMember>
  );
}

type Own = ResponseOf<typeof listOwnDecisions>;

function Decisions() {
  const { data, instead } = loaded(useQuery(ownDecisionsQuery), {
    label: 'Loading the decisions…',
    shape: 'row',
  });
  if (!data) return instead;
  if (data.decisions.length === 0)
    return (
      <Empty visual={<Scale aria-hidden="true" />} title="There is nothing here">
        We have decided nothing about your account.
      </Empty>
    );
  return (
    <Stack>
      <p>
        {data.strikes === 0
          ? 'No strike counts against your account today.'
          : `${counted(data.strikes, 'strike counts', 'strikes count')} against your account today. Each goes by itself on the day below.`}
      </p>
      <ul className={style.list}>
        {data.decisions.map((decision) => (
          <li key={decision.id} className={style.item}>
            <Line decision={decision} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Line({ decision }: { readonly decision: Own['decisions'][number] }) {
  const member = useMember();
  const { id, at, rule, status, subject } = decision;
  return (
    <article>
      <Row justify="between">
        <h2 className={style.title}>
          <Link to={paths.decision(id)}>{headingOf(decision)}</Link>
        </h2>
        <Badge tone={status === 'overturned' ? 'good' : undefined}>{statusOfDecision[status]}</Badge>
      </Row>
      <Facts
        facts={[
          dayIn(at),
          subject.id !== member?.uid && `About ${subject.name ?? 'the minor you answer for'}`,
          rule.title,
          status !== 'overturned' && strikesIn(decision),
        ]}
      />
      {status !== 'overturned' && <p className={style.words}>{meaningOf(decision)}</p>}
    </article>
  );
}
