import { dayPaths } from '@entities/day/day-paths';
import { useVisits } from '@entities/day/use-visits';
import { type Visit, visitedDays, visitsAsCsv, visitsWith } from '@entities/day/visit';
import { deleteVisit, deleteVisits } from '@entities/day/visits';
import { useObjectUrl } from '@entities/photo/use-object-url';
import { saveFile } from '@lib/browser/save-file';
import { counted, dayIn, dayItself, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Empty } from '@ui/feedback/empty';
import { Loading } from '@ui/feedback/skeleton';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { Download, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from '../day.module.css';

/** /visits: the visit log of this device, by event and day. It needs no connection, and no account. */
export default function VisitsPage() {
  const visits = useVisits();
  return (
    <Page width="form">
      <PageHeading
        title="Where you were"
        lead="Spaces that you saved at events. This log is on this device alone: it is sent to nobody, and it stays here when you sign out."
      />
      {visits === 'reading' ? (
        <Loading label="Reading this device…" shape="row" />
      ) : visits === 'none' ? (
        <Empty visual={<MapPin aria-hidden="true" />} title="This browser keeps nothing">
          In private browsing nothing is saved. Open this page in a usual window.
        </Empty>
      ) : visits.length === 0 ? (
        <Empty
          visual={<MapPin aria-hidden="true" />}
          title="Nothing saved yet"
          action={
            <Button asChild>
              <Link to={paths.events}>Events</Link>
            </Button>
          }
        >
          At an event, read the code at a space with your phone’s camera, and save that you were there.
        </Empty>
      ) : (
        <Log visits={visits} />
      )}
    </Page>
  );
}

function Log({ visits }: { readonly visits: readonly Visit[] }) {
  const [words, setWords] = useState('');
  const found = visitsWith(visits, words);
  return (
    <Stack gap="loose">
      <Field label="Search your log" hideLabel>
        <TextInput
          type="search"
          placeholder="Model T lock"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <p role="status">{counted(found.length, 'visit')}</p>
      {visitedDays(found).map(({ dateId, eventId, title, day, visits: some }) => (
        <section key={dateId} aria-label={`${title}, ${day}`}>
          <h2>
            <Link to={dayPaths.day(eventId, dateId)}>{title}</Link>
          </h2>
          <p className={style.quiet}>{dayIn(...dayItself(day))}</p>
          <ul className={style.list}>
            {some.map((visit) => (
              <VisitEntry key={visit.id} visit={visit} />
            ))}
          </ul>
        </section>
      ))}
      <Row>
        <Button
          icon={<Download />}
          onClick={() => saveFile(new Blob([visitsAsCsv(visits)], { type: 'text/csv' }), 'visits.csv')}
        >
          Save as a table
        </Button>
        <ConfirmButton
          variant="danger"
          title="Delete your visit log?"
          description="All that you saved at spaces goes from this device, photos too. Nobody else has it, so nobody can bring it back."
          action="Delete my visit log"
          onConfirm={() => void deleteVisits()}
        >
          Delete my visit log
        </ConfirmButton>
      </Row>
    </Stack>
  );
}

function VisitEntry({ visit }: { readonly visit: Visit }) {
  const { id, eventId, code, vendor, sells, note, photo, at, timeZone } = visit;
  const shown = useObjectUrl(photo ?? undefined);
  return (
    <li className={style.entry}>
      <Row justify="between">
        <Link to={dayPaths.at(eventId, code)}>
          <SpaceCode code={code} kind="space" />
        </Link>
        <span className={style.quiet}>{timeIn(at, timeZone)}</span>
      </Row>
      {vendor ? (
        <p>
          <Link to={paths.member(vendor.handle)}>{vendor.name}</Link>
        </p>
      ) : (
        <p className={style.quiet}>The vendor gave no name.</p>
      )}
      {sells !== '' && <p>{sells}</p>}
      {note !== '' && <p className={style.note}>{note}</p>}
      {shown && <img className={style.photo} src={shown} alt={`What you saw at ${code}`} />}
      <div>
        <ConfirmButton
          variant="quiet"
          size="small"
          flush="start"
          title={`Delete your visit to ${code}?`}
          description="It is on this device alone, and is gone then."
          action="Delete it"
          onConfirm={() => void deleteVisit(id)}
        >
          Delete
        </ConfirmButton>
      </div>
    </li>
  );
}
