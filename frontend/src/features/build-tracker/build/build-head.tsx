import { goalLabels, statusLabels } from '@entities/build/build-labels';
import { paths } from '@lib/paths';
import type { BuildView } from '@modules/builds/builds.schemas';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Row } from '@ui/layout/layout';
import { NoBreak } from '@ui/layout/no-break';
import { Link } from 'react-router-dom';
import { WriteButton } from '../journal/write-button';
import style from './build.module.css';

/** Cover, name, what it is, and what to do with it. */
export function BuildHead({ build }: { readonly build: BuildView }) {
  const { title, vehicle, owner, area, status, goal, allowedActions } = build;
  return (
    <header className={style.head}>
      <div className={style.top}>
        <div className={style.name}>
          <p className={style.kicker}>
            <Link to={paths.buildTracker}>Builds</Link>
          </p>
          <h1>
            <NoBreak>{title}</NoBreak>
          </h1>
          <Facts
            facts={[
              title !== vehicle && vehicle,
              goalLabels[goal].name,
              area,
              <Link key="owner" to={paths.member(owner.handle ?? owner.id)}>
                {owner.name}
              </Link>,
            ]}
          />
          <Row>
            <Badge>{statusLabels[status].name}</Badge>
          </Row>
        </div>
        <div className={style.actions}>
          {allowedActions.includes('write') && <WriteButton build={build} />}
        </div>
      </div>
    </header>
  );
}
