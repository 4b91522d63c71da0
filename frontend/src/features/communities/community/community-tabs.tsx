import { EventEntry } from '@entities/event/event-entry';
import { paths } from '@lib/paths';
import type { CommunityView } from '@modules/community/community/community.contract';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { Skeleton } from '@ui/feedback/skeleton';
import { LinkTabs } from '@ui/layout/link-tabs';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { CalendarDays, Lock } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import style from '../communities.module.css';
import { CommunityWall } from './community-wall';

const Members = lazy(() => import('./members').then((members) => ({ default: members.Members })));
const Reports = lazy(() =>
  import('./community-reports').then((reports) => ({ default: reports.CommunityReports })),
);
const Tools = lazy(() => import('./community-tools').then((tools) => ({ default: tools.CommunityTools })));
const Log = lazy(() => import('./community-log').then((log) => ({ default: log.CommunityLog })));

/** Wall, events, members, rules, log, and for moderators what was reported and their tools; the address holds which is open. */
export function CommunityTabs({ community }: { readonly community: CommunityView }) {
  const show = useSearchParams()[0].get('show');
  const { slug, standing, isOpenToMe, events, members, requests, rules } = community;
  const path = paths.community(slug);
  const tabs = {
    wall: { to: path, label: 'Wall' },
    events: {
      to: `${path}?show=events`,
      label: 'Events',
      ...(events.length > 0 && { count: events.length }),
    },
    members: {
      to: `${path}?show=members`,
      label: requests > 0 ? `Members, ${requests} waiting` : 'Members',
      count: members,
    },
    rules: { to: `${path}?show=rules`, label: 'Rules', count: rules.length },
    log: { to: `${path}?show=log`, label: 'Log' },
    reports: { to: `${path}?show=reports`, label: 'Reports' },
    tools: { to: `${path}?show=tools`, label: 'Tools' },
  };
  const names = standing === 'moderator' || standing === 'owner' ? namesOfModerators : namesOfReaders;
  const shown = names.find((name) => name === show) ?? 'wall';
  const closed = !isOpenToMe && shown !== 'events' && shown !== 'rules';
  const Content = contents[shown];
  return (
    <div className={style.main} data-tab={shown}>
      <LinkTabs
        label="Parts of the community"
        tabs={names.map((name) => ({ ...tabs[name], isCurrent: name === shown }))}
      />
      {(shown === 'events' || shown === 'rules') && (
        <VisuallyHidden as="h2">{tabs[shown].label}</VisuallyHidden>
      )}
      <Late>{closed ? <MembersOnly /> : <Content community={community} />}</Late>
    </div>
  );
}

const namesOfModerators = ['wall', 'events', 'members', 'rules', 'log', 'reports', 'tools'] as const;
const namesOfReaders = namesOfModerators.slice(0, -2);

const Late = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<Skeleton shape="row" />}>{children}</Suspense>
);

function MembersOnly() {
  return (
    <Empty title="For its members" visual={<Lock aria-hidden="true" />}>
      Its wall, its members and its log are read by members only. Its description and its rules say what it is
      about.
    </Empty>
  );
}

function Events({ community: { events, name } }: { readonly community: CommunityView }) {
  if (events.length === 0)
    return (
      <Empty
        title="No event on the calendar"
        visual={<CalendarDays aria-hidden="true" />}
        action={
          <Button asChild>
            <Link to={paths.events}>All events</Link>
          </Button>
        }
      >
        Meets of {name} stand here as soon as a verified organizer sets a date.
      </Empty>
    );
  return (
    <ul role="list" className={style.list}>
      {events.map((event) => (
        <li key={event.dateId}>
          <EventEntry event={event} />
        </li>
      ))}
    </ul>
  );
}

function Rules({ community }: { readonly community: CommunityView }) {
  const { rules, slug, allowedActions } = community;
  const mayEdit = allowedActions.includes('edit');
  if (rules.length === 0)
    return (
      <Empty
        title="No rules yet"
        action={
          mayEdit && (
            <Button asChild>
              <Link to={`${paths.community(slug)}/edit`}>Write the first rule</Link>
            </Button>
          )
        }
      >
        {mayEdit
          ? 'Moderators can remove posts and ban members only by a rule that is listed here.'
          : 'The terms of the whole site hold here too.'}
      </Empty>
    );
  return (
    <ol className={style.rules}>
      {rules.map(({ id, title, text }) => (
        <li key={id}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

const contents = {
  wall: CommunityWall,
  events: Events,
  members: Members,
  rules: Rules,
  log: Log,
  reports: Reports,
  tools: Tools,
};
