import { CommunityBadges } from '@entities/community/community-card';
import { CommunityCover } from '@entities/community/community-cover';
import { communityKindLabels, joinLabels, vehicleName } from '@entities/community/community-labels';
import { FollowButton } from '@entities/follow/follow-button';
import { ReportButton } from '@entities/report/report-button';
import { useReaderTimeZone } from '@lib/browser/reader-time-zone';
import { counted, figure, monthIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { CommunityView } from '@modules/community/community/community.contract';
import { ShareButton } from '@ui/actions/share-button';
import { Facts } from '@ui/data/card';
import { Plate } from '@ui/data/plate';
import { Row } from '@ui/layout/layout';
import { NoBreak } from '@ui/layout/no-break';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import style from '../communities.module.css';
import { CommunityMenu } from './community-menu';

export type CommunityHeadProps = {
  readonly community: CommunityView;
  /** How one joins. */
  readonly children: ReactNode;
};

/** Cover, name, what it is about, and how one joins. */
export function CommunityHead({ community, children }: CommunityHeadProps) {
  const { id, name, slug, cover, kind, area, members, description, join } = community;
  const { isOpenToMe, isArchived, standing, week } = community;
  return (
    <header className={style.head}>
      <div className={style.cover}>
        <CommunityCover name={name} cover={cover} eager large />
      </div>
      <div className={style.top}>
        <div className={style.name}>
          <p className={style.kicker}>
            <Link to={paths.communities}>Communities</Link>
          </p>
          <h1>
            <NoBreak>{name}</NoBreak>
          </h1>
          <Facts
            facts={[
              communityKindLabels[kind].one,
              area,
              counted(members, 'member'),
              week.posts > 0 && `${counted(week.posts, 'post')} this week`,
              joinLabels[join],
            ]}
          />
          <Row>
            <CommunityBadges community={community} />
          </Row>
        </div>
        <div className={style.actions}>
          {children}
          {isOpenToMe && !isArchived && standing === 'none' && (
            <FollowButton kind="community" id={id} name={name} />
          )}
          <ShareButton title={name} path={paths.community(slug)} />
          <CommunityMenu community={community} />
          <ReportButton
            what="this community"
            target={{ kind: 'community', id, label: name }}
            ownerId={community.owner?.id ?? null}
          />
        </div>
      </div>
      <p className={style.description}>{description}</p>
    </header>
  );
}

/** Its figures of the week, and who runs it. */
export function CommunityPlate({ community }: { readonly community: CommunityView }) {
  const { week, foundedAt, owner, moderators, vehicles } = community;
  const timeZone = useReaderTimeZone();
  return (
    <Plate
      title="This week"
      facts={[
        { label: 'Posts', value: figure(week.posts) },
        { label: 'Comments', value: figure(week.comments) },
        { label: 'New members', value: figure(week.newMembers) },
        { label: 'Since', value: monthIn(foundedAt, timeZone) },
        {
          label: 'For',
          value: vehicles.map(vehicleName).join(', '),
          wide: true,
        },
        {
          label: 'Owner',
          value: owner && <Link to={paths.member(owner.handle ?? owner.id)}>{owner.name}</Link>,
          wide: true,
        },
        {
          label: moderators.length === 1 ? 'Moderator' : 'Moderators',
          value: moderators.length > 0 && (
            <span className={style.people}>
              {moderators.map(({ id, handle, name }) => (
                <Link key={id} to={paths.member(handle ?? id)}>
                  {name}
                </Link>
              ))}
            </span>
          ),
          wide: true,
        },
      ].filter(({ value }) => value !== false)}
    />
  );
}
