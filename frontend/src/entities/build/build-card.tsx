import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import type { BuildCard as Build } from '@modules/builds/builds.schemas';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { Card } from '@ui/data/card';
import { Distance } from '@ui/data/distance';
import { NoBreak } from '@ui/layout/no-break';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import style from './build-card.module.css';
import { BuildCover } from './build-cover';
import { goalLabels, roleLabels, statusLabels, statusTones } from './build-labels';
import { BuildProgress } from './build-progress';

export type BuildCardProps = {
  readonly build: Build;
  readonly eager?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** Beside those of the same owner the name says nothing. */
  readonly isOwnerKnown?: boolean;
  readonly actions?: ReactNode;
};

/** A build in a grid: cover, name, how far it is, then the car · what it is to become · whose · where. */
export function BuildCard({ build, eager, heading = 'h3', isOwnerKnown = false, actions }: BuildCardProps) {
  const { id, title, vehicle, owner, goal, area, distance, entries, activeAt, standing } = build;
  const isOwn = standing === 'owner';
  return (
    <Card
      heading={heading}
      className={style.card}
      photo={<BuildCover title={title} cover={build.cover} eager={eager ?? false} />}
      badges={<BuildBadges build={build} />}
      title={
        <Link to={paths.build(id)}>
          <NoBreak>{title}</NoBreak>
        </Link>
      }
      facts={[
        title !== vehicle && vehicle,
        goalLabels[goal].name,
        !isOwn && !isOwnerKnown && owner.name,
        !isOwn && area,
        distance !== null && <Distance key="distance" miles={distance} />,
        entries > 0 && counted(entries, 'entry', 'entries'),
        <Age key="active" since={activeAt} />,
      ]}
      actions={actions}
    >
      <BuildProgress build={build} />
    </Card>
  );
}

/** What it is at present; for those who work on it also who sees it, and in which role they work. */
export function BuildBadges({ build }: { readonly build: Build }) {
  const { status, audience, standing } = build;
  return (
    <>
      <Badge tone={statusTones[status]}>{statusLabels[status].name}</Badge>
      {standing !== null && audience === 'private' && <Badge>Private</Badge>}
      {standing !== null && standing !== 'owner' && <Badge>{roleLabels[standing].badge}</Badge>}
    </>
  );
}
