import { hoursLabel, systemLabels } from '@entities/build/build-labels';
import { paths } from '@lib/paths';
import { Badge } from '@ui/data/badge';
import { Progress } from '@ui/feedback/progress';
import { Link } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';
import style from './about.module.css';

/** How far each system of the car is; each leads to its tasks. */
export function Systems({ build: { id, systems } }: BuildTabProps) {
  return (
    <section aria-labelledby="systems" className={style.part}>
      <h3 id="systems">By system</h3>
      <ul role="list" className={style.systems}>
        {systems.map(({ system, tasks, done, blocked, hours, plannedHours }) => (
          <li key={system} className={style.system}>
            <Link to={`${paths.buildTab(id, 'list')}&system=${system}`}>{systemLabels[system]}</Link>
            <span className={style.figures}>
              {blocked > 0 && <Badge tone="problem">{blocked} blocked</Badge>}
              {tasks > 0 && (
                <span>
                  {done} of {tasks} done
                </span>
              )}
              {(hours > 0 || plannedHours > 0) && <span>{workOf(hours, plannedHours)}</span>}
            </span>
            {tasks > 0 && (
              <Progress
                className={style.bar ?? ''}
                value={(done / tasks) * 100}
                tone={done === tasks ? 'good' : 'plain'}
                label={`Tasks of ${systemLabels[system]} that are done`}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "24 h of 83 h", "9 h planned". */
const workOf = (hours: number, planned: number): string => {
  if (planned === 0) return hoursLabel(hours);
  return hours === 0 ? `${hoursLabel(planned)} planned` : `${hoursLabel(hours)} of ${hoursLabel(planned)}`;
};
