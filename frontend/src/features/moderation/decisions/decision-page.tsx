import { decisionQuery } from '@entities/decision/decision.queries';
import { headingOf, meaningOf, strikesIn } from '@entities/decision/decision-words';
import { RequireMember } from '@entities/member/require-member';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { DecisionView } from '@modules/moderation/decision/decisions.contract';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '@ui/actions/back-link';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Link, useParams } from 'react-router-dom';
import style from '../moderation.module.css';
import { EffectList } from './effect-list';
import { HowToAppeal } from './how-to-appeal';

/** /decisions/:id: the facts, the rule, how long, what it did, and how to appeal. */
export default function DecisionPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <Decision key={id} id={id} />
    </RequireMember>
  );
}

function Decision({ id }: { readonly id: string }) {
  const { data, instead } = loadedPage(useQuery(decisionQuery(id)), {
    width: 'form',
    label: 'Loading the decision…',
    refused: <NoSuchDecision />,
  });
  if (!data) return instead;
  return (
    <Page width="form">
      <BackLink>
        <Link to={paths.decisions}>All decisions</Link>
      </BackLink>
      <PageHeading
        kicker={`Decided ${dayIn(data.at)}`}
        title={headingOf(data)}
        lead={
          data.relation === 'guardian'
            ? `About ${data.subject.name ?? 'the minor you answer for'}`
            : undefined
        }
        actions={
          <Button className={style.unprinted} size="small" onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <Stack gap="loose">
        <Status decision={data} />
        <Part title="What happened">
          <p className={style.words}>{data.facts}</p>
          {data.notice && <p className={style.words}>{data.notice}</p>}
          <Targets targets={data.targets} />
        </Part>
        <Part title="The rule">
          <blockquote className={style.quoted}>{data.rule.text}</blockquote>
          <p>
            From our <Link to={paths.terms}>terms</Link>, as they read on {dayIn(data.rule.version, 'UTC')}.
          </p>
        </Part>
        <Part title="What it did">
          <p>
            {strikesIn(data)}.
            {data.strikes > 0 && ' The more strikes count, the stricter a next decision may be.'}
          </p>
          <EffectList effects={data.effects} />
        </Part>
        <HowToAppeal decision={data} />
      </Stack>
    </Page>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section>
      <h2 className={style.title}>{title}</h2>
      {children}
    </section>
  );
}

function Status({ decision }: { readonly decision: DecisionView }) {
  const { status, changedBecause } = decision;
  if (status === 'overturned')
    return (
      <Notice tone="good" live={false} title="This decision was taken back">
        {changedBecause}
      </Notice>
    );
  if (status === 'over')
    return (
      <Notice live={false} title="This is over">
        It no longer changes anything.
      </Notice>
    );
  return (
    <Notice live={false} title={status === 'amended' ? 'This decision was made milder' : undefined}>
      {changedBecause && <p>{changedBecause}</p>}
      {meaningOf(decision)}
    </Notice>
  );
}

function Targets({ targets }: Pick<DecisionView, 'targets'>) {
  if (targets.length === 0) return null;
  return (
    <ul>
      {targets.map(({ kind, id, name, title, href, isRemoved }) => (
        <li key={`${kind}:${id}`}>
          {href && !isRemoved ? <Link to={href}>{title ?? name}</Link> : (title ?? name)}
          {isRemoved && ' (removed)'}
        </li>
      ))}
    </ul>
  );
}

/** It is another member's, or there never was one. */
function NoSuchDecision() {
  return (
    <EmptyPage
      title="No such decision"
      action={
        <Button asChild>
          <Link to={paths.decisions}>All decisions</Link>
        </Button>
      }
    >
      Check the address. You read the decisions about your own account, or about a minor you answer for.
    </EmptyPage>
  );
}
