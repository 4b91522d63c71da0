import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './account-page.module.css';
import { AccountRow } from './account-row';

/** The way to what the member gave. */
export function Gifts() {
  return (
    <Panel title="Giving" heading="h3">
      <div className={style.rows}>
        <AccountRow
          title="Your gifts"
          action={
            <Button asChild>
              <Link to={paths.giving}>See your gifts</Link>
            </Button>
          }
        >
          Receipts, what you gave each year, and monthly gifts: change, pause or end them.
        </AccountRow>
      </div>
    </Panel>
  );
}
