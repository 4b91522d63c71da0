/** The current titles of listings. */
export interface TitleTable {
  readonly listing_id: string;
  readonly seller_id: string;
  readonly title: string;
}

export const createTitles = `
create table title (
  listing_id text primary key,
  seller_id text not null,
  title text not null
);
create index title_seller on title (seller_id);
`;
