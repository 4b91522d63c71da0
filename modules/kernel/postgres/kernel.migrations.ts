import type { Migration } from './database.js';

/** The log, the processors' checkpoints, the keys of persons and the queue of jobs. */
export const kernelMigrations: readonly Migration[] = [
  {
    id: '0001-log',
    sql: `
create table kernel.event (
  position bigint primary key,
  stream text not null,
  version int not null,
  id uuid not null unique,
  type text not null,
  shape smallint not null,
  data jsonb not null,
  meta jsonb not null,
  at timestamptz not null,
  unique (stream, version)
);

-- Appends: one lock, taken after everything else is prepared, so that position order is commit order and has no gaps.
-- A batch holds at most one append a stream. An append is stored whole or not at all; the others go on.
-- expected: n = exactly that version, -1 = exists, -2 = any.
-- outcome: 'stored', 'repeated' (all of its ids lie there already) or 'moved' (version tells how far).
create function kernel.append(streams text[], expecteds int[], owners int[], ids uuid[], types text[], shapes smallint[], datas jsonb[], metas jsonb[], ats timestamptz[])
returns table (ord int, outcome text, version int, pos bigint)
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7001);
  return query
  with asked as (
    select a.ord::int, a.stream, a.expected,
      coalesce((select e.version from kernel.event e where e.stream = a.stream order by e.version desc limit 1), 0) as actual
    from unnest(streams, expecteds) with ordinality a(stream, expected, ord)
  ), parts as (
    select p.owner, p.n, p.id, p.type, p.shape, p.data, p.meta, p.at,
      row_number() over (partition by p.owner order by p.n)::int as step
    from unnest(owners, ids, types, shapes, datas, metas, ats) with ordinality p(owner, id, type, shape, data, meta, at, n)
  ), known as (
    select p.owner, count(*) as parts, max(e.version) as version, max(e.position) as pos
    from parts p join asked a on a.ord = p.owner join kernel.event e on e.id = p.id and e.stream = a.stream
    group by p.owner
  ), repeated as (
    select k.* from known k where k.parts = (select count(*) from parts p where p.owner = k.owner)
  ), accepted as (
    select a.* from asked a
    where not exists (select from known k where k.owner = a.ord)
      and (a.expected = -2 or (a.expected = -1 and a.actual > 0) or a.expected = a.actual)
  ), stored as (
    insert into kernel.event (position, stream, version, id, type, shape, data, meta, at)
    select (select coalesce(max(e.position), 0) from kernel.event e) + row_number() over (order by p.n),
      a.stream, a.actual + p.step, p.id, p.type, p.shape, p.data, p.meta, p.at
    from parts p join accepted a on a.ord = p.owner
    returning stream, event.version, position
  ), heads as (
    select s.stream, max(s.version) as version, max(s.position) as pos from stored s group by s.stream
  )
  select a.ord, case when r.owner is not null then 'repeated' when h.stream is not null then 'stored' else 'moved' end,
    coalesce(r.version, h.version, a.actual), coalesce(r.pos, h.pos, 0)
  from asked a left join repeated r on r.owner = a.ord left join heads h on h.stream = a.stream
  order by a.ord;
  perform pg_notify('smc_log', '');
end $$;

create table kernel.checkpoint (
  name text primary key,
  version int not null,
  generation int not null default 1,
  position bigint not null default 0,
  updated_at timestamptz not null default now()
);

-- A fact that a processor could not take parks its stream for that processor.
create table kernel.parked (
  name text not null,
  stream text not null,
  position bigint not null,
  error text not null,
  at timestamptz not null default now(),
  primary key (name, stream)
);

create table kernel.person_key (
  person_id text primary key,
  sealed bytea not null,
  created_at timestamptz not null default now()
);
`,
  },
  {
    id: '0002-erased-persons',
    sql: `
-- An erased person's key is gone, and the row stays, so that nobody makes a new one for what is written too late.
alter table kernel.person_key alter column sealed drop not null;
`,
  },
  {
    id: '0003-jobs',
    sql: `
-- What is to be done later, or again and again. Done entries are deleted; payloads hold ids alone.
create table kernel.job (
  id bigint generated always as identity primary key,
  name text not null,
  -- The cause: the same name and key is one entry. A scheduled job has one entry, without a key.
  key text not null,
  payload jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'dead')),
  -- Runs that were begun; of a scheduled job: since the last that succeeded.
  attempts int not null default 0,
  -- Not before; while a process works on it, the end of its lease.
  due_at timestamptz not null,
  lease uuid,
  last_error text,
  created_at timestamptz not null default now(),
  unique (name, key)
);
create index job_due on kernel.job (name, due_at) where state = 'waiting';
`,
  },
  {
    id: '0004-followed-log',
    sql: `
-- The log whose events the rows of this database come from.
create table kernel.followed_log (
  is_only_row boolean primary key default true check (is_only_row),
  id uuid not null,
  store text not null check (store in ('postgres', 'eventstoredb')),
  since timestamptz not null default now()
);
-- The last event that was handled, and its position: equal to position, unless a version that does not know the columns moved the checkpoint.
alter table kernel.checkpoint add column event_id uuid, add column event_position bigint;
`,
  },
  {
    id: '0005-processor-reports',
    sql: `
-- What the process that runs a processor said of it last.
create table kernel.processor_report (
  name text primary key,
  process_id uuid not null,
  process text not null,
  state text not null,
  at timestamptz not null default now()
);
`,
  },
  {
    id: '0006-log-chain',
    sql: `
-- Hashes over stretches of the log, each over the one before it too: what was recorded cannot be changed without it being seen.
create table kernel.log_chain (
  after bigint primary key,
  position bigint not null unique check (position > after),
  events int not null,
  hash bytea not null,
  at timestamptz not null
);
`,
  },
  {
    id: '0007-parked-retries',
    sql: `
-- When the first event that was left out is tried again, and how often it was; null once nothing but unpark or a rebuild tries it.
alter table kernel.parked add column retry_at timestamptz, add column attempts int not null default 1;
`,
  },
  {
    id: '0008-parked-while-away',
    sql: `
-- The absence of the log or the database once counted as the fault of an event, and its stream stayed parked. These streams are tried again.
update kernel.parked set retry_at = now(), attempts = 1
where retry_at is null and (
  error ~ '^(StoreUnavailable|LogRefused):'
  or error ~ 'The event store is unavailable|PERMISSION_DENIED|UNAUTHENTICATED|UNAVAILABLE|Access Denied'
  or error ~ 'ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|connect ENOENT'
  or error ~ 'Connection terminated|is not queryable|timeout exceeded when trying to connect'
  or error ~ 'terminating connection|the database system is|too many (clients|connections)|remaining connection slots'
  or error ~ 'No space left on device|read-only transaction|password authentication failed|no pg_hba.conf entry'
);
`,
  },
  {
    id: '0009-logs-are-identified',
    sql: `
-- False until the log has got the identity that the database gives it: a process that ends between the two goes on with the same one.
alter table kernel.followed_log add column is_identified boolean not null default true;
`,
  },
  {
    id: '0010-log-checkpoints',
    sql: `
-- Signed statements of how far the chain had come, and with which hash: published, so that others can keep them.
create table kernel.log_checkpoint (
  position bigint primary key,
  hash bytea not null,
  at timestamptz not null,
  signature bytea not null
);
`,
  },
  {
    id: '0011-job-runs',
    sql: `
-- When the last run ended, of a job that has its entry still: one that time starts, or one that failed.
alter table kernel.job add column ran_at timestamptz;
`,
  },
  {
    id: '0012-lasting-secret',
    sql: `
-- What the keys follow from that outlive a change of SECRET_KEY; encrypted under it.
create table kernel.lasting_secret (
  is_only boolean primary key default true check (is_only),
  sealed bytea not null
);
`,
  },
];
