import { caseQuery } from '@entities/case/case.queries';
import { caseCategoryLabels, caseStatusLabels, priorityLabels } from '@entities/case/case-labels';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import type { CaseView } from '@modules/moderation/case/cases.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link, useParams } from 'react-router-dom';
import { ConsoleTabs } from '../console/console-tabs';
import { KeysHelp } from '../console/keys-help';
import { RequireCapability } from '../require-capability';
import style from './case.module.css';
import { Claim } from './claim';
import { History } from './history';
import { Judgement } from './judgement';
import { NextCase } from './next-case';
import { RelatedCases } from './related-cases';
import { Reports } from './reports';
import { Subject } from './subject';
import { Things } from './things';

/** /admin/cases/:id: the evidence on the left, the judgement on the right. */
export default function AdminCasePage() {
  const { id = '' } = useParams();
  return (
    <RequireCapability capability="moderate">
      <Page>
        <ConsoleTabs />
        <Case key={id} id={id} />
      </Page>
    </RequireCapability>
  );
}

function Case({ id }: { readonly id: string }) {
  const query = useQuery(caseQuery(id));
  usePageTitle(query.data && `Case: ${titleOf(query.data)}`);
  const { data: view, instead } = loaded(query, {
    label: 'Loading the case',
    shape: 'plate',
    count: 2,
    title: 'The case could not be loaded',
    refused: <NoSuchCase />,
  });
  if (!view) return instead;
  return (
    <>
      <PageHeading
        kicker={`${caseCategoryLabels[view.category]} · ${priorityLabels[view.priority]}`}
        title={titleOf(view)}
        lead={<Lead view={view} />}
        actions={
          <>
            <Claim view={view} />
            <NextCase />
            <KeysHelp keys={keys} />
          </>
        }
      />
      <div className={style.columns}>
        <Stack>
          <Panel title="Evidence">
            <Things view={view} />
          </Panel>
          <Panel title="Reports">
            <Reports view={view} />
          </Panel>
        </Stack>
        <Stack className={style.right}>
          <Panel title="Judgement">
            <Judgement view={view} />
          </Panel>
          <Panel title="Member">
            <Subject view={view} />
          </Panel>
          <Panel title="Other cases of this member">
            <RelatedCases view={view} />
          </Panel>
        </Stack>
        <Panel title="History and notes">
          <History view={view} />
        </Panel>
      </div>
    </>
  );
}

function Lead({ view: { status, openedAt, communityId, isHidden } }: { readonly view: CaseView }) {
  return (
    <>
      <Badge tone={status === 'decided' ? 'good' : 'plain'}>{caseStatusLabels[status]}</Badge>{' '}
      {isHidden && <Badge tone="held">Hidden until you decide</Badge>}{' '}
      {communityId && <Badge tone="wanted">In a community</Badge>} opened <Age since={openedAt} />
    </>
  );
}

function NoSuchCase() {
  return (
    <Empty
      heading="h1"
      title="No such case"
      action={
        <Button asChild>
          <Link to={paths.adminCases}>All cases</Link>
        </Button>
      }
    >
      Check the address, or look for it in the queue.
    </Empty>
  );
}

const titleOf = ({ title, name, subject }: CaseView): string =>
  title ?? `${name.charAt(0).toUpperCase()}${name.slice(1)} of ${subject.name ?? 'a former member'}`;

const keys = [
  ['c', 'Claim it, or give it back'],
  ['w', 'Fill in: remove it and warn'],
  ['o', 'Fill in: nothing is wrong'],
  ['d', 'Go to the judgement'],
  ['n', 'The next case for you'],
  ['Ctrl Enter', 'In the judgement: the next step'],
] as const;
