import type { NoticeKind } from '../../modules/notifications/inbox/inbox.events.js';

/** One row for each notification; those that a line stands for are not `shown`. */
export interface NotificationTable {
  readonly id: string;
  readonly member_id: string;
  readonly position: number;
  readonly type: string;
  readonly kind: NoticeKind;
  readonly subtype: string;
  readonly message: string;
  readonly href: string;
  readonly about: string;
  readonly run: string;
  /** How many of its run it stands for: 1, or 3 and more. */
  readonly count: number;
  readonly shown: boolean;
  readonly sent_at: string;
  readonly read_at: string | null;
}

export interface PreferencesTable {
  readonly member_id: string;
  /** Kinds that the member keeps out of the app. */
  readonly hidden: readonly string[];
  readonly chosen: unknown;
}

/** What listings are called today: messages hold no words of other members. */
export interface TitleTable {
  readonly listing_id: string;
  readonly seller_id: string;
  readonly title: string;
}

export const createInbox = `
create table notification (
  id uuid primary key,
  member_id text not null,
  position bigint not null,
  type text not null,
  kind text not null,
  subtype text not null,
  message text not null,
  href text not null,
  about text not null,
  run uuid not null,
  count int not null,
  shown boolean not null default true,
  sent_at timestamptz not null,
  read_at timestamptz
);
create index notification_list on notification (member_id, position desc) where shown;
create index notification_unread on notification (member_id, kind) where read_at is null;
create index notification_run on notification (run);
create index notification_old on notification (read_at) where read_at is not null;

create table preferences (
  member_id text primary key,
  hidden text[] not null,
  chosen jsonb not null
);

create table title (
  listing_id text primary key,
  seller_id text not null,
  title text not null
);
create index title_seller on title (seller_id);
`;
