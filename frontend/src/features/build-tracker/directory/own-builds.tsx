import { myBuildsQuery } from '@entities/build/build.queries';
import { BuildCard } from '@entities/build/build-card';
import { paths } from '@lib/paths';
import type { BuildCard as Build } from '@modules/builds/builds.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { noticeOf } from '@ui/feedback/loaded-part';
import { later } from '@ui/overlays/later';
import { Hammer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type BuildsFilter, isNarrow } from './builds-filter';
import { DeletedBuilds } from './deleted-builds';
import style from './directory.module.css';

const Keepsakes = later(() => import('../book/keepsakes').then((panel) => panel.Keepsakes));

export type OwnBuildsProps = {
  readonly filter: BuildsFilter;
  /** The directory, which leaves out what is above it. */
  readonly children: (own: readonly string[]) => ReactNode;
};

/** What is offered to the member, where they are invited, and their own builds, the last active first. A search shows what it finds alone. */
export function OwnBuilds({ filter, children }: OwnBuildsProps) {
  const { data, instead } = loaded(useQuery(myBuildsQuery), {
    label: 'Loading your builds',
    shape: 'line',
    problem: noticeOf,
  });
  const { builds = [], invited = [], offered = [], deleted = [] } = data ?? {};
  const isSearch = isNarrow(filter);
  return (
    <>
      {!isSearch && (
        <>
          {instead}
          <Shelf id="offered" title="Offered to you" builds={offered} action="See what you take over" />
          <Shelf id="invited" title="You are invited" builds={invited} action="See the invitation" />
          {data && builds.length === 0 ? (
            <FirstBuild />
          ) : (
            <Shelf id="mine" title="My builds" builds={builds} />
          )}
          {deleted.length > 0 && <DeletedBuilds builds={deleted} />}
          <Keepsakes />
        </>
      )}
      {children(isSearch ? none : [...builds, ...invited, ...offered].map(({ id }) => id))}
    </>
  );
}

type ShelfProps = {
  readonly id: string;
  readonly title: string;
  readonly builds: readonly Build[];
  /** Leads to the build, where the member answers. */
  readonly action?: string;
};

function Shelf({ id, title, builds, action }: ShelfProps) {
  if (builds.length === 0) return null;
  return (
    <section aria-labelledby={id} className={style.shelf}>
      <h2 id={id}>{title}</h2>
      <ul role="list" className={style.grid}>
        {builds.map((build) => (
          <li key={build.id}>
            <BuildCard
              build={build}
              eager
              actions={
                action && (
                  <Button asChild size="small">
                    <Link to={paths.build(build.id)} aria-label={`${action}: ${build.title}`}>
                      {action}
                    </Link>
                  </Button>
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FirstBuild() {
  return (
    <Empty
      title="What is in your garage?"
      visual={<Hammer aria-hidden="true" />}
      action={
        <Button asChild variant="primary">
          <Link to={paths.newBuild}>Start your first build</Link>
        </Button>
      }
    >
      Name the car and what it is to become. A template fills the board for you: a full restoration has about
      120 tasks. Only you see it until you show it.
    </Empty>
  );
}

const none: readonly string[] = [];
