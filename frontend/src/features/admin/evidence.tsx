import { dayIn, timeIn } from '@lib/format';
import type { EvidenceView } from '@modules/moderation/case/cases.contract';
import { Photo } from '@ui/data/photo';
import { Plate } from '@ui/data/plate';
import { Table } from '@ui/data/table';
import { Notice } from '@ui/feedback/notice';
import { Stack } from '@ui/layout/layout';
import style from './case/case.module.css';

/** Something as it was when it was reported, and what differs today. */
export function Evidence({ evidence: { reported, changes, state } }: { readonly evidence: EvidenceView }) {
  const { at, title, text, fields, photos, around, isErased } = reported;
  return (
    <Stack>
      {isErased && (
        <Notice tone="warn" live={false}>
          The member was erased. What they wrote is gone for everybody, this case included.
        </Notice>
      )}
      <p className={style.quiet}>
        As it was on {dayIn(at)}, {timeIn(at)}
      </p>
      {title && <h3>{title}</h3>}
      {around.length === 0 && text && <p className={style.words}>{text}</p>}
      {around.length > 0 && <Around text={text} around={around} />}
      {fields.length > 0 && <Plate title="Details" facts={fields} />}
      {photos.length > 0 && <Photos photos={photos} />}
      {changes.length > 0 && <Changes changes={changes} />}
      {changes.length === 0 && state === 'as it was' && (
        <p className={style.quiet}>Nothing has changed since.</p>
      )}
    </Stack>
  );
}

function Photos({ photos }: Pick<EvidenceView['reported'], 'photos'>) {
  return (
    <div className={style.photos}>
      {photos.map(({ id, href }, index) => (
        <a key={id} href={href} target="_blank" rel="noreferrer">
          <Photo src={href} alt={`Photo ${index + 1} of ${photos.length}`} />
        </a>
      ))}
    </div>
  );
}

function Changes({ changes }: Pick<EvidenceView, 'changes'>) {
  return (
    <div className={style.changed}>
      <Table
        caption="Changed since"
        captionShown
        rows={changes}
        rowKey={({ label }) => label}
        columns={[
          { key: 'label', header: 'What', cell: ({ label }) => label, lead: true },
          { key: 'before', header: 'Then', cell: ({ before }) => before, words: true },
          { key: 'today', header: 'Today', cell: ({ today }) => today, words: true },
        ]}
      />
    </div>
  );
}

/** A message between those before and after it. */
function Around({ text, around }: Pick<EvidenceView['reported'], 'text' | 'around'>) {
  const [before, after] = [around.filter(({ isBefore }) => isBefore), around.filter((one) => !one.isBefore)];
  return (
    <ol role="list" className={style.around}>
      {before.map((one) => (
        <Neighbour key={one.at} message={one} />
      ))}
      <li data-reported>
        <strong>The reported message</strong>
        <p className={style.words}>{text}</p>
      </li>
      {after.map((one) => (
        <Neighbour key={one.at} message={one} />
      ))}
    </ol>
  );
}

function Neighbour({
  message: { by, at, text },
}: {
  readonly message: EvidenceView['reported']['around'][number];
}) {
  return (
    <li>
      <span className={style.quiet}>
        {by.name ?? 'Former member'}, {timeIn(at)}
      </span>
      <p className={style.words}>{text}</p>
    </li>
  );
}
