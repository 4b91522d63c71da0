/** An ad that staff drafted. */
export interface AdTable {
  readonly id: string;
  readonly status: string;
  /** AdWords */
  readonly words: unknown;
  /** Photo; null without a picture. */
  readonly photo: unknown;
  readonly alt: string;
  /** Of the stream. */
  readonly version: number;
  /** Its place in the log: newer ads have a higher one. */
  readonly drafted: number;
}

/** There are dozens at most. */
export const createAds = `
create table ad (
  id text primary key,
  status text not null,
  words jsonb not null,
  photo jsonb,
  alt text not null default '',
  version integer not null,
  drafted bigint not null
);
`;
