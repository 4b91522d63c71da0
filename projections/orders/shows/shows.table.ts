/** One row for each date with a show. */
export interface ShowTable {
  /** Of the date. */
  readonly id: string;
  readonly opens_at: string | null;
  readonly closes_at: string | null;
  readonly classes: readonly string[];
  readonly best_of_show: boolean;
  /** The highest number of a code. */
  readonly codes: number;
  readonly is_published: boolean;
}

/** One row for each entry that has a number. */
export interface EntryTable {
  readonly date_id: string;
  readonly dash: number;
  readonly order_id: string;
  readonly line_id: string;
  readonly show_class: string;
}

/** What each code voted; `show_class` is '' for best of show. Nothing in it leads to whoever voted. */
export interface VoteTable {
  readonly date_id: string;
  readonly number: number;
  readonly show_class: string;
  readonly dash: number;
}

export type ShowsTables = {
  readonly 'shows.show': ShowTable;
  readonly 'shows.entry': EntryTable;
  readonly 'shows.vote': VoteTable;
};

export const createShows = `
  create table show (
    id text primary key,
    opens_at timestamptz,
    closes_at timestamptz,
    classes text[] not null default '{}',
    best_of_show boolean not null default false,
    codes int not null default 0,
    is_published boolean not null default false
  );
  create table entry (
    date_id text not null,
    dash int not null,
    order_id text not null,
    line_id text not null,
    show_class text not null,
    primary key (date_id, dash)
  );
  create table vote (
    date_id text not null,
    number int not null,
    show_class text not null,
    dash int not null,
    primary key (date_id, number, show_class)
  );
`;
