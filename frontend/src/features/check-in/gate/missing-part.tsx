import { useReleaseNoShows } from '@entities/gate/gate.mutations';
import { countsOf } from '@entities/gate/gate-orders';
import { messageOf } from '@lib/api/problem';
import { useOnline } from '@lib/browser/connection';
import { counted, timeIn } from '@lib/format';
import { SpaceCode } from '@ui/data/space-code';
import { Empty } from '@ui/feedback/empty';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import type { AtGate } from '../gate-frame';
import style from './gate.module.css';
import { useMinute } from './use-minute';

type PartProps = Pick<AtGate, 'gate' | 'now'>;

/** Who has not come, and the release of their spaces at the hour of the terms. */
export function MissingPart({ gate, now }: PartProps) {
  const counts = countsOf(now.orders);
  const missing = now.orders.flatMap(({ id, isPaid, vendor, number, lines }) => {
    const open = isPaid
      ? lines.filter(({ code, checkedIn, status }) => code !== null && !checkedIn && status === 'on')
      : [];
    return open.length > 0 ? [{ id, vendor, number, open }] : [];
  });
  return (
    <Stack>
      <p className={style.message}>
        {counts.here} of {counted(counts.spaces, 'space')} are here.
        {counts.released > 0 && ` ${counted(counts.released, 'was', 'were')} released.`}
        {counts.packedUp > 0 && ` ${counted(counts.packedUp, 'has', 'have')} packed up.`}
      </p>
      <Release gate={gate} now={now} />
      {missing.length === 0 ? (
        <Empty title="Everybody is here">Nobody who paid for a space is still to come.</Empty>
      ) : (
        <Panel title={`Not here yet (${counts.missing})`}>
          <ul role="list" className={style.lines} aria-label="Not here yet">
            {missing.map(({ id, vendor, number, open }) => (
              <li key={id} className={style.line}>
                <span className={style.lineWords}>
                  <b>{vendor}</b>
                  <span className={style.quiet}>Order {number}</span>
                </span>
                <span className={style.codes}>
                  {open.map(({ lineId, code }) => code && <SpaceCode key={lineId} code={code} />)}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Stack>
  );
}

function Release({ gate, now }: PartProps) {
  const { list, ahead } = now.copy;
  const isOnline = useOnline();
  const moment = useMinute() + ahead;
  const release = useReleaseNoShows(gate.dateId);
  const { noShowAt, timeZone } = list;
  const open = now.orders
    .filter(({ isPaid, source }) => isPaid && source !== 'gate')
    .flatMap(({ lines }) => lines)
    .filter(({ code, checkedIn, status }) => code !== null && !checkedIn && status === 'on').length;
  if (noShowAt === null)
    return <p>The rules of the sale keep every space for its vendor, however late they come.</p>;
  if (moment < Date.parse(noShowAt))
    return (
      <p>From {timeIn(noShowAt, timeZone)} on, the spaces of those who have not come can be released.</p>
    );
  if (open === 0) return null;
  return (
    <>
      {release.error && <Notice tone="problem">{messageOf(release.error)}</Notice>}
      <div>
        <ConfirmButton
          variant="primary"
          size="large"
          busy={release.isPending}
          disabled={!isOnline || now.unsent > 0}
          title={`Release ${counted(open, 'space')}?`}
          description="Others can have them for this time. Those who paid keep the right to them, and have them again if they come while they are free. Gates without a connection may have let some in: have them send first."
          action="Release them"
          onConfirm={() =>
            release.mutate(undefined, {
              onSuccess: ({ released }) => {
                toast({ title: `${counted(released, 'space')} released`, tone: 'good' });
                void gate.synchronise();
              },
            })
          }
        >
          Release {counted(open, 'space')}
        </ConfirmButton>
      </div>
      {(!isOnline || now.unsent > 0) && (
        <p className={style.quiet}>It waits until this phone has a connection and has sent all.</p>
      )}
    </>
  );
}
