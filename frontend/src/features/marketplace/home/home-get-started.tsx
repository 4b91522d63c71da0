import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Panel } from '@ui/layout/panel';
import { Boxes, MessageSquareText } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './home-get-started.module.css';

/** "Ready to jump in?": the first two steps of a new member. */
export function GetStarted() {
  return (
    <Panel title="Ready to jump in?">
      <div className={style.choices}>
        <p className={style.words}>Put a part on the shelf, or say hello.</p>
        <Button asChild block icon={<Boxes />}>
          <Link to={paths.login(paths.inventory)}>New Inventory Item</Link>
        </Button>
        <Button asChild block icon={<MessageSquareText />}>
          <Link to={paths.login(paths.wall)}>Post to Wall</Link>
        </Button>
      </div>
    </Panel>
  );
}
