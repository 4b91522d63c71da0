import { figure } from '@lib/format';
import { Button } from '../actions/button';
import style from './pager.module.css';

export type PagerProps = {
  readonly shown: number;
  /** The total, when it is known. */
  readonly total?: number;
  /** The plural noun; it must be the singular plus "s": "listings". */
  readonly unit: string;
  /** Absent when everything is shown. */
  readonly onMore?: (() => void) | undefined;
  readonly busy?: boolean;
};

/** The end of a list: how many items are shown, and a button for more. */
export function Pager({ shown, total, unit, onMore, busy = false }: PagerProps) {
  return (
    <div className={style.pager}>
      <p className={style.count} role="status">
        {total === undefined
          ? `${figure(shown)} ${wordFor(shown, unit)} shown`
          : `${figure(shown)} of ${figure(total)} ${wordFor(total, unit)}`}
      </p>
      {onMore && (
        <Button busy={busy} busyLabel="Loading more…" onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  );
}

const wordFor = (count: number, unit: string) => (count === 1 ? unit.replace(/s$/, '') : unit);
