import { BuildBadges } from '@entities/build/build-card';
import { BuildCover } from '@entities/build/build-cover';
import { goalLabels } from '@entities/build/build-labels';
import { BuildProgress } from '@entities/build/build-progress';
import { FollowButton } from '@entities/follow/follow-button';
import { ReportButton } from '@entities/report/report-button';
import { ShareOnWall } from '@entities/sharing/share-on-wall';
import { paths } from '@lib/paths';
import type { BuildView } from '@modules/builds/builds.schemas';
import { ShareButton } from '@ui/actions/share-button';
import { Facts } from '@ui/data/card';
import { Row } from '@ui/layout/layout';
import { NoBreak } from '@ui/layout/no-break';
import { Link } from 'react-router-dom';
import { WriteButton } from '../journal/write-button';
import style from './build.module.css';
import { BuildMenu } from './build-menu';

/** Cover, name, what it is, how far it is, and what the reader can do with it. */
export function BuildHead({ build }: { readonly build: BuildView }) {
  const { id, title, vehicle, owner, area, goal, cover, audience, standing, allowedActions } = build;
  return (
    <header className={style.head}>
      {cover && (
        <div className={style.cover}>
          <BuildCover title={title} cover={cover} eager large />
        </div>
      )}
      <div className={style.top}>
        <div className={style.name}>
          <p className={style.kicker}>
            <Link to={paths.buildTracker}>Build Tracker</Link>
          </p>
          <h1>
            <NoBreak>{title}</NoBreak>
          </h1>
          <Facts
            facts={[
              title !== vehicle && vehicle,
              goalLabels[goal].name,
              area,
              standing !== 'owner' && (
                <Link key="owner" to={paths.member(owner.handle ?? owner.id)}>
                  {owner.name}
                </Link>
              ),
            ]}
          />
          <Row className={style.badges}>
            <BuildBadges build={build} />
          </Row>
          <div className={style.progress}>
            <BuildProgress build={build} />
          </div>
        </div>
        <div className={style.actions}>
          {allowedActions.includes('write') && <WriteButton build={build} />}
          <div className={style.more}>
            <BuildMenu build={build} />
            {(build.isFollowed || allowedActions.includes('follow')) && (
              <FollowButton kind="build" id={id} name={title} />
            )}
            {audience === 'public' && <ShareButton title={title} path={paths.build(id)} />}
            {allowedActions.includes('share') && <ShareOnWall kind="build" id={id} title={title} />}
            {standing === null && (
              <ReportButton
                what="this build"
                target={{ kind: 'build', id, label: title }}
                ownerId={owner.id}
              />
            )}
          </div>
        </div>
      </div>
    </header>
  );
}
