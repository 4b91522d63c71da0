import { costsQuery } from '@entities/build/build.queries';
import { hoursLabel, systemLabels } from '@entities/build/build-labels';
import { money, monthIn } from '@lib/format';
import type { getCosts } from '@modules/builds/build/build-reads.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { useQuery } from '@tanstack/react-query';
import { Plate } from '@ui/data/plate';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Progress } from '@ui/feedback/progress';
import type { BuildTabProps } from '../build/build-tab-props';
import { BudgetButton } from './budget-button';
import { Lines } from './cost-lines';
import style from './costs.module.css';
import { Worth } from './worth';

type Costs = ResponseOf<typeof getCosts>;

/** What it cost beside what was planned, by system and month, and for its owner what such cars sold for here. */
export function CostsTab({ build }: BuildTabProps) {
  const { data: costs, instead } = loaded(useQuery(costsQuery(build.id)), {
    label: 'Loading the costs…',
    shape: 'plate',
    count: 1,
  });
  if (!costs) return instead;
  return (
    <div className={style.costs}>
      <div className={style.top}>
        <Totals costs={costs} />
        <div className={style.beside}>
          {build.allowedActions.includes('budget') && <Budget costs={costs} build={build} />}
          {build.standing === 'owner' && <Worth build={build} />}
        </div>
      </div>
      {costs.systems.length > 0 && <BySystem costs={costs} />}
      {costs.months.length > 0 && <ByMonth costs={costs} />}
    </div>
  );
}

function Totals({ costs }: { readonly costs: Costs }) {
  const { spent, planned, parts, work, hours, plannedHours } = costs;
  return (
    <Plate
      title="So far"
      facts={[
        { label: 'Spent', value: money(spent) },
        { label: 'Planned', value: money(planned) },
        { label: 'Parts', value: money(parts) },
        { label: 'Everything else', value: money(work) },
        { label: 'Work', value: hoursLabel(hours) },
        { label: 'Planned work', value: hoursLabel(plannedHours) },
      ]}
    />
  );
}

/** What is left of the budget; only its owner reads it. */
function Budget({ costs: { spent, budget }, build }: BuildTabProps & { readonly costs: Costs }) {
  if (budget === null)
    return (
      <div className={style.budget}>
        <p>No budget. You can set one, and see here what is left of it.</p>
        <BudgetButton build={build} />
      </div>
    );
  const rest = budget - spent;
  return (
    <div className={style.budget}>
      <p>
        <strong>{money(Math.abs(rest))}</strong> {rest < 0 ? 'over' : 'left of'} your budget of{' '}
        {money(budget)}.
      </p>
      <Progress value={budget === 0 ? 100 : (spent / budget) * 100} label="Spent of the budget" />
      {rest < 0 && (
        <Notice tone="warn" live={false}>
          You spent more than you wanted to. Only you read this.
        </Notice>
      )}
      <BudgetButton build={build} />
    </div>
  );
}

function BySystem({ costs: { systems } }: { readonly costs: Costs }) {
  return (
    <Lines
      id="by-system"
      title="By system"
      lines={systems.map(({ system, planned, spent, plannedHours, hours }) => ({
        name: systemLabels[system],
        money: planned ? `${money(spent ?? 0)} of ${money(planned)}` : money(spent ?? 0),
        work: plannedHours > 0 ? `${hoursLabel(hours)} of ${hoursLabel(plannedHours)}` : hoursLabel(hours),
        share: planned ? (spent ?? 0) / planned : null,
        shareLabel: `Spent of what was planned: ${systemLabels[system]}`,
        over: planned && spent && spent > planned ? `${money(spent - planned)} over` : null,
      }))}
    />
  );
}

/** The newest month first, each with a bar beside the dearest. */
function ByMonth({ costs: { months } }: { readonly costs: Costs }) {
  const most = Math.max(...months.map(({ spent }) => spent), 1);
  return (
    <Lines
      id="by-month"
      title="By month"
      lines={months.map(({ month, spent, hours }) => {
        const name = monthIn(`${month.slice(0, 7)}-15T12:00:00Z`, 'UTC');
        return {
          name,
          money: money(spent),
          work: hoursLabel(hours),
          share: spent / most,
          shareLabel: `${name} beside the dearest month`,
        };
      })}
    />
  );
}
