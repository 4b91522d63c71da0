import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './account-page.module.css';
import { AccountRow } from './account-row';

/** The ways to what the member reported, and to what was decided about them. */
export function ReportsAndDecisions() {
  return (
    <Panel title="Reports and decisions" heading="h3">
      <div className={style.rows}>
        <AccountRow
          title="Your reports"
          action={
            <Button asChild>
              <Link to={paths.reports}>See your reports</Link>
            </Button>
          }
        >
          What you reported, and whether we did something about it.
        </AccountRow>
        <AccountRow
          title="Decisions about your account"
          action={
            <Button asChild>
              <Link to={paths.decisions}>See decisions</Link>
            </Button>
          }
        >
          Warnings, limits and suspensions: what happened, how long they count, and how to appeal.
        </AccountRow>
      </div>
    </Panel>
  );
}
