import type { WholeBook } from '@entities/build/book.queries';
import { goalLabels, hoursLabel, statusLabels } from '@entities/build/build-labels';
import { counted, dayIn, dayItself, money } from '@lib/format';
import { paths } from '@lib/paths';
import { Plate } from '@ui/data/plate';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import style from './book.module.css';
import { BookActions } from './book-actions';
import { BookJournal } from './book-journal';
import { BookTasks } from './book-tasks';
import { KeptDocuments } from './kept-documents';

/** The whole build as it was: what it is, the work by system, the journal. */
export function Book({ book }: { readonly book: WholeBook }) {
  const { content, photos, at, digest, hides, isKeepsake, buildId } = book;
  const { vehicle, title, about, goal, status, startedOn, on, owner, totals, cover } = content;
  const picture = cover === null ? undefined : photos[cover];
  return (
    <Page width="text" className={style.book}>
      <Stack gap="loose">
        <PageHeading
          kicker={
            isKeepsake ? (
              'Kept from a build that was handed over'
            ) : (
              <Link to={paths.build(buildId)}>The build</Link>
            )
          }
          title={title}
          lead={`Build book of ${dayIn(...dayItself(on))}`}
          actions={<BookActions book={book} />}
        />
        {picture && (
          <img
            className={style.cover}
            src={picture.page}
            alt={title}
            width={picture.width}
            height={picture.height}
          />
        )}
        {about && <p className={style.text}>{about}</p>}
        <Plate
          title={vehicle}
          facts={[
            { label: 'Goal', value: goalLabels[goal].name },
            { label: 'Status', value: statusLabels[status].name },
            { label: 'Begun', value: startedOn && dayIn(...dayItself(startedOn)) },
            { label: 'Owner', value: owner },
            { label: 'Tasks done', value: `${totals.tasksDone} of ${totals.tasks}` },
            { label: 'Entries', value: totals.entries },
            { label: 'Hours', value: totals.hours > 0 ? hoursLabel(totals.hours) : null },
            { label: 'Spent', value: totals.spent !== null ? money(totals.spent) : null },
          ]}
        />
        <BookTasks content={content} />
        <BookJournal content={content} photos={photos} />
        {isKeepsake && <KeptDocuments buildId={buildId} />}
        <p className={style.foot}>
          Frozen {dayIn(at)} with {counted(content.entries.length, 'entry', 'entries')}
          {hides.costs && ', without costs'}
          {hides.names && ', without names'}. It never changes: its checksum is{' '}
          <span className={style.digest}>{digest.slice(0, 16)}</span>.
        </p>
      </Stack>
    </Page>
  );
}
