import { GiftRows } from '@entities/donation/gift-row';
import { paths } from '@lib/paths';
import type { GiftShown } from '@modules/donations/donations.contract';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';

/** The last gifts, as their donors let themselves be thanked. */
export function LatestGifts({ gifts }: { readonly gifts: readonly GiftShown[] }) {
  return (
    <Panel title="Thank you">
      {gifts.length === 0 ? (
        <p>Nobody has given here yet.</p>
      ) : (
        <>
          <GiftRows gifts={gifts} />
          <p>
            <Link to={paths.donors}>All donors</Link>
          </p>
        </>
      )}
    </Panel>
  );
}
