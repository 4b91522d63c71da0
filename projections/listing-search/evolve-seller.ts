import type { MemberEvent } from '../../modules/identity/member.events.js';
import type { Recorded } from '../../modules/kernel/events.js';
import type { SellerRow } from './listing-search.table.js';

/** What a fact makes of a seller's row. An erased member leaves a row without a name. Pure. */
export function evolveSeller(row: SellerRow | undefined, fact: Recorded<MemberEvent>): SellerRow {
  if (row && fact.version <= row.version) return row;
  const seller = {
    ...(row ?? { id: fact.of, name: unnamed, joined_at: fact.at, erased: false }),
    version: fact.version,
  };
  switch (fact.type) {
    case 'MemberRegistered':
      return { ...seller, name: fact.data.name, joined_at: fact.at };
    case 'MemberRenamed':
      return { ...seller, name: fact.data.name };
    case 'MemberErased':
      return { ...seller, name: unnamed, erased: true };
    default:
      return seller; // what else a member does is not for a storefront
  }
}

/** The name of a seller who is gone, or not yet known. */
export const unnamed = 'Former member';
