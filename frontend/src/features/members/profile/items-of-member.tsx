import { storefrontItemsQuery } from '@entities/inventory/label.queries';
import { PublicItemGrid } from '@entities/inventory/public-item-grid';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { PageTurner } from '@ui/data/page-turner';
import { Stack } from '@ui/layout/layout';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

/** The public items of a member's inventory beside the listings; nothing when there are none. */
export function ItemsOfMember({ id, name }: { readonly id: string; readonly name: string }) {
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { data } = useQuery(storefrontItemsQuery(id, page));
  const isGuest = useSession().status === 'signed-out';
  if (!data || data.total === 0) return null;
  const turn = (next: number) => {
    setPage(next);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={headingId}>
      <Stack>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          Also in the inventory
        </h2>
        <p>
          {name} has these too, but has not listed them.{' '}
          {isGuest ? (
            <>
              <Link to={paths.login(paths.member(id))}>Sign in</Link> to see the prices.
            </>
          ) : (
            'Ask before you drive.'
          )}
        </p>
        <PublicItemGrid
          items={data.items}
          showPrices={!isGuest}
          heading="h3"
          label={`Inventory of ${name}`}
          pathOf={(itemId) => paths.itemOfMember(id, itemId)}
        />
        <PageTurner page={page} size={data.pageSize} total={data.total} unit="items" onPage={turn} />
      </Stack>
    </section>
  );
}
