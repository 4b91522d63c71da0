import { goalLabels, hoursLabel } from '@entities/build/build-labels';
import { counted, dayItself, figure, money, shortDayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { BuildView } from '@modules/builds/builds.schemas';
import { Button } from '@ui/actions/button';
import { Plate } from '@ui/data/plate';
import { later } from '@ui/overlays/later';
import { Link } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';
import style from './about.module.css';
import { People } from './people';
import { Systems } from './systems';

const Milestones = later(() => import('./milestones').then((cards) => cards.Milestones));
const StallCard = later(() => import('./stall-card').then((card) => card.StallCard));

/** What it is, how far each system is, what is missing, and who works on it. */
export function AboutTab({ build }: BuildTabProps) {
  const { about, systems, standing } = build;
  return (
    <div className={style.columns}>
      <div className={style.main}>
        {standing === 'owner' && <StallCard build={build} />}
        {(standing === 'owner' || standing === 'owns') && <Milestones build={build} />}
        {about !== '' && <p className={style.words}>{about}</p>}
        <Waiting build={build} />
        {systems.length > 0 && <Systems build={build} />}
        <People build={build} />
      </div>
      <aside aria-label="Figures of the build">
        <BuildPlate build={build} />
      </aside>
    </div>
  );
}

/** What keeps it from going on: blocked tasks, and parts that are not there yet. */
function Waiting({ build: { id, blockedTasks, parts } }: BuildTabProps) {
  const missing = parts.planned + parts.sought;
  if (blockedTasks === 0 && missing === 0) return null;
  return (
    <ul role="list" className={style.waiting}>
      {blockedTasks > 0 && (
        <li>
          <Button asChild size="small">
            <Link to={`${paths.buildTab(id, 'list')}&blocked=true`}>
              {counted(blockedTasks, 'blocked task')}
            </Link>
          </Button>
        </li>
      )}
      {missing > 0 && (
        <li>
          <Button asChild size="small">
            <Link to={paths.buildTab(id, 'parts')}>{counted(missing, 'missing part')}</Link>
          </Button>
        </li>
      )}
    </ul>
  );
}

function BuildPlate({ build }: { readonly build: BuildView }) {
  const { vehicle, goal, startedOn, targetOn, hours, entries, parts, followers, costs, community } = build;
  const vin = build.private?.vin ?? '';
  return (
    <Plate
      title={vehicle}
      facts={[
        { label: 'To be', value: goalLabels[goal].name },
        { label: 'Started', value: startedOn && plainDay(startedOn) },
        { label: 'Done by', value: targetOn && plainDay(targetOn) },
        { label: 'Work', value: hours > 0 && hoursLabel(hours) },
        { label: 'Entries', value: entries > 0 && figure(entries) },
        { label: 'Parts in it', value: parts.installed > 0 && figure(parts.installed) },
        { label: 'Cost', value: costs.total === null ? costs.band : money(costs.total) },
        { label: 'Followers', value: followers > 0 && figure(followers) },
        { label: 'VIN', value: vin },
        {
          label: 'Shown to',
          value: community && <Link to={paths.community(community.slug)}>{community.name}</Link>,
          wide: true,
        },
      ].filter(({ value }) => value !== false)}
    />
  );
}

/** "Mar 26, 2025": short enough for the plate. */
const plainDay = (day: string): string => `${shortDayIn(...dayItself(day))}, ${day.slice(0, 4)}`;
