import { useOpenPersonal } from '@entities/operations/operations.mutations';
import { paths } from '@lib/paths';
import type { LoggedEvent } from '@modules/operations/log/log.contract';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Row } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../../reason-dialog';
import { LogLink } from '../log-link';
import style from './log-event.module.css';

/** One event of the log: what, when and by whom in a line; its data below when it is unfolded. */
export function LogEvent({ event }: { readonly event: LoggedEvent }) {
  const { type, stream, version, position, at, actor, commandId, covered } = event;
  return (
    <details className={style.event}>
      <summary className={style.line}>
        <strong className={style.type}>{type}</strong>
        <span className={style.stream}>
          {stream}, {version}
        </span>
        {covered.length > 0 && <Badge>personal</Badge>}
        <span className={style.age}>
          <Age since={at} />
        </span>
      </summary>
      <div className={style.body}>
        <Facts
          facts={[
            <LogLink key="stream" stream={stream} />,
            <span key="version">version {version}</span>,
            <span key="position">position {position}</span>,
            <time key="at" dateTime={at}>
              {new Date(at).toLocaleString('en-US')}
            </time>,
            <span key="actor">by {actor.name ?? actor.id}</span>,
            <span key="command">command {commandId}</span>,
          ]}
        />
        <Data data={event.data} label={`Data of ${event.event}`} />
        {covered.length > 0 && <Covered event={event} />}
      </div>
    </details>
  );
}

function Data({ data, label }: { readonly data: object; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard too
    <section className={style.data} tabIndex={0} aria-label={label}>
      <pre>{JSON.stringify(data, null, 2)}</pre>
    </section>
  );
}

/** Whose fields are covered, and the button that opens them. What was opened stays on this page only. */
function Covered({ event: { event, covered } }: { readonly event: LoggedEvent }) {
  const open = useOpenPersonal(event);
  const canOpen = covered.some(({ isErased }) => !isErased);
  return (
    <>
      <ul className={style.covered}>
        {covered.map(({ subject, fields, isErased }) => (
          <li key={subject.id}>
            {isErased ? (
              'Personal of somebody who is erased, and gone for good'
            ) : (
              <>
                Personal of <Link to={paths.adminMember(subject.id)}>{subject.name ?? subject.id}</Link>
              </>
            )}
            {fields.length > 0 && `: ${fields.join(', ')}`}
          </li>
        ))}
      </ul>
      {open.data ? (
        <Data data={open.data.data} label={`Opened data of ${event}`} />
      ) : (
        canOpen && (
          <Row>
            <ReasonDialog
              action="Open"
              label={`Open the personal fields of ${event}`}
              title="Open the personal fields of this event?"
              description="You read what a person wrote or is. The audit trail keeps that you did, with this event and your reason."
              mutation={open}
            />
          </Row>
        )
      )}
    </>
  );
}
