/** What a card of the search shows of a listing. */
export interface BareListing {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly price: number | null;
  readonly distance: number | null;
  readonly photo: { readonly card: string; readonly page: string } | null;
}

/** The yardstick of `npm run bench -- web`: the cards of the product's home and nothing else. */
export function Cards({ listings }: { readonly listings: readonly BareListing[] }) {
  return (
    <main>
      <h1>Listings</h1>
      <ul>
        {listings.map((listing, at) => (
          <li key={listing.id}>
            <Card listing={listing} eager={at < 4} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function Card({ listing, eager }: { readonly listing: BareListing; readonly eager: boolean }) {
  const { id, title, description, price, distance, photo } = listing;
  return (
    <article>
      {photo && (
        <img
          src={photo.card}
          srcSet={`${photo.card} 480w, ${photo.page} 1200w`}
          sizes="(min-width: 60rem) 14rem, (min-width: 40rem) 32vw, 46vw"
          width={480}
          height={360}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      )}
      <b>{price === null ? 'Ask' : `$${price.toLocaleString('en-US')}`}</b>
      <h2>
        <a href={`/listing/${id}`}>{title}</a>
      </h2>
      <p>{description}</p>
      {distance !== null && <small>{Math.round(distance)} mi</small>}
    </article>
  );
}
