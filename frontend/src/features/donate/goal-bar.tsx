import type { Giving } from '@entities/donation/donation.queries';
import { counted, money } from '@lib/format';
import { Progress } from '@ui/feedback/progress';
import { Panel } from '@ui/layout/panel';
import style from './donate-page.module.css';

/** How much of the year's goal is there. */
export function GoalBar({ goal }: Pick<Giving, 'goal'>) {
  if (!goal) return null;
  const { year, dollars, given, donors } = goal;
  const isReached = given >= dollars;
  const name = `The goal of ${year}`;
  return (
    <Panel title={name}>
      <Progress
        label={name}
        value={dollars > 0 ? (given / dollars) * 100 : 0}
        tone={isReached ? 'good' : 'plain'}
      />
      <p className={style.goal}>
        <span>
          <strong className={style.given}>{money(given)}</strong> of {money(dollars)}
        </span>
        <span>
          {donors === 0 ? 'Nobody yet: be the first' : `from ${counted(donors, 'donor')}`}
          {isReached && '. Reached!'}
        </span>
      </p>
    </Panel>
  );
}
