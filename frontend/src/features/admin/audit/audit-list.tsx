import { auditQuery } from '@entities/audit/audit.queries';
import { dayIn, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { AuditEntry } from '@modules/audit/audit.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '@ui/data/badge';
import { Pager } from '@ui/data/pager';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Stack } from '@ui/layout/layout';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import style from './audit.module.css';
import { type AuditFilter, addressOf, askedOf } from './audit-filter';

/** Acts of staff, newest first. Whatever an entry names leads to the entries that name it too. */
export function AuditList({ filter }: { readonly filter: AuditFilter }) {
  const query = useInfiniteQuery(auditQuery(askedOf(filter)));
  const { data, instead } = loaded(query, { label: 'Loading the audit trail', shape: 'row' });
  if (!data) return instead;
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <Stack>
      <Table
        caption="Acts of staff"
        rows={entries}
        rowKey={({ position }) => String(position)}
        empty={<Empty title="No such act">Nothing in the audit trail matches all of this.</Empty>}
        columns={[
          { key: 'at', header: 'When', cell: ({ at }) => <Moment at={at} />, lead: true },
          { key: 'actor', header: 'Who', cell: Actor },
          { key: 'action', header: 'What', cell: Action },
          { key: 'target', header: 'On what', cell: ({ target }) => target && <ThingLink thing={target} /> },
          { key: 'subject', header: 'Whom it concerns', cell: Subject },
          { key: 'reason', header: 'Why', cell: ({ reason }) => reason, words: true },
          { key: 'more', header: 'Details', cell: Details },
        ]}
      />
      {entries.length > 0 && (
        <Pager
          shown={entries.length}
          unit="acts"
          onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          busy={query.isFetchingNextPage}
        />
      )}
    </Stack>
  );
}

const Moment = ({ at }: { readonly at: string }) => (
  <time dateTime={at}>
    {dayIn(at)}, {timeIn(at)}
  </time>
);

const Actor = ({ actor, roles }: AuditEntry): ReactNode => (
  <>
    <Narrowed by={{ actor: actor.id }}>{actor.name ?? nameless(actor.id)}</Narrowed>
    {roles.length > 0 && <> ({roles.join(', ')})</>}
  </>
);

const Action = ({ action, refused }: AuditEntry): ReactNode => (
  <>
    <Narrowed by={{ action }}>{action}</Narrowed> {refused && <Badge tone="problem">Refused</Badge>}
  </>
);

const Subject = ({ subject, actor }: AuditEntry): ReactNode =>
  subject.id === actor.id ? null : (
    <Narrowed by={{ subject: subject.id }}>{subject.name ?? nameless(subject.id)}</Narrowed>
  );

const nameless = (id: string): string => (id === 'installation' ? 'The installation' : 'Former member');

function ThingLink({
  thing: { kind, id },
}: {
  readonly thing: { readonly kind: string; readonly id: string };
}) {
  return (
    <Narrowed by={{ target: `${kind}:${id}` }}>
      {kind} {id.slice(0, 8)}
    </Narrowed>
  );
}

const Narrowed = ({ by, children }: { readonly by: AuditFilter; readonly children: ReactNode }) => (
  <Link to={`${paths.adminAudit}?${addressOf(by)}`}>{children}</Link>
);

const Details = ({ position, call, actor, target, things, subject, refused }: AuditEntry): ReactNode => (
  <details className={style.details}>
    <summary>Details</summary>
    <dl>
      <Fact name="Position in the log">{position}</Fact>
      <Fact name="Call">{call}</Fact>
      <Fact name="Who, by id">{actor.id}</Fact>
      {target && <Fact name="On what, by id">{`${target.kind}:${target.id}`}</Fact>}
      {things.length > 0 && (
        <Fact name="Also about">{things.map(({ kind, id }) => `${kind}:${id}`).join(', ')}</Fact>
      )}
      <Fact name="Whom it concerns, by id">{subject.id}</Fact>
      {refused && <Fact name="Refused with">{refused}</Fact>}
    </dl>
  </details>
);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
