import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import type { CommunityCard as Community } from '@modules/community/community/community.contract';
import { Badge } from '@ui/data/badge';
import { Card } from '@ui/data/card';
import { Distance } from '@ui/data/distance';
import { NoBreak } from '@ui/layout/no-break';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import style from './community-card.module.css';
import { CommunityCover } from './community-cover';
import { communityKindLabels, joinLabels, standingLabels } from './community-labels';

export type CommunityCardProps = {
  readonly community: Community;
  /** Why it is suggested. */
  readonly because?: string | undefined;
  readonly eager?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** `row` where many stand above something else. */
  readonly layout?: 'tall' | 'row';
  readonly actions?: ReactNode;
};

/** A community in a grid: cover, name, its first words, then kind · area · distance, and how alive it is. */
export function CommunityCard({
  community,
  because,
  eager,
  heading = 'h3',
  layout = 'tall',
  actions,
}: CommunityCardProps) {
  const { slug, name, kind, description, area, distance, join, members, postsThisWeek } = community;
  return (
    <Card
      heading={heading}
      layout={layout}
      className={style.card}
      photo={<CommunityCover name={name} cover={community.cover} eager={eager ?? false} />}
      badges={layout === 'tall' && <CommunityBadges community={community} />}
      title={
        <Link to={paths.community(slug)}>
          <NoBreak>{name}</NoBreak>
        </Link>
      }
      facts={[
        communityKindLabels[kind].one,
        area,
        distance !== null && <Distance key="distance" miles={distance} />,
        counted(members, 'member'),
        postsThisWeek > 0 && `${counted(postsThisWeek, 'post')} this week`,
        joinLabels[join],
      ]}
      actions={actions}
    >
      {layout === 'row' && (
        <span className={style.badges}>
          <CommunityBadges community={community} />
        </span>
      )}
      {because && <p className={style.because}>{because}</p>}
      {layout === 'tall' && <p className={style.words}>{description}</p>}
    </Card>
  );
}

/** The reader's part in it, and what a reader must know before opening it. */
export function CommunityBadges({ community }: { readonly community: Community }) {
  const { standing, isArchived, isAdultsOnly, visibility } = community;
  const part = standingLabels[standing];
  return (
    <>
      {part && (
        <Badge tone={standing === 'banned' ? 'problem' : standing === 'requested' ? 'held' : 'good'}>
          {part}
        </Badge>
      )}
      {isArchived && <Badge tone="held">Archived</Badge>}
      {visibility === 'members' && <Badge>Members only</Badge>}
      {isAdultsOnly && <Badge>Adults only</Badge>}
    </>
  );
}
