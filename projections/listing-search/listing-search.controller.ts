import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../modules/kernel/config/tokens.js';
import type { AnswerOf } from '../../modules/kernel/http/contract.js';
import { type Call, Called, Serves } from '../../modules/kernel/http/route.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import {
  getListing,
  getListingForm,
  getStorefront,
  myListings,
  searchListings,
} from '../../modules/marketplace/marketplace.contract.js';
import { listingDetail, listingForm, listingsOf } from './listing-search.queries.js';
import { searchListings as search } from './search.js';
import { pointOf } from './search-criteria.js';
import { storefront } from './storefront.queries.js';

@Controller()
export class ListingSearchController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Serves(searchListings)
  search(@Called() { query, meta }: Call<typeof searchListings>): Promise<AnswerOf<typeof searchListings>> {
    return search(this.db, query, meta.now);
  }

  @Serves(getListing)
  listing(
    @Called() { params, query, actor, meta }: Call<typeof getListing>,
  ): Promise<AnswerOf<typeof getListing>> {
    return listingDetail(this.db, params.id, { actor, now: meta.now, point: pointOf(query) });
  }

  @Serves(myListings)
  mine(@Called() { query, meta }: Call<typeof myListings>): Promise<AnswerOf<typeof myListings>> {
    return listingsOf(this.db, query.status, { actor: meta.actor, now: meta.now });
  }

  @Serves(getListingForm)
  form(@Called() { params, meta }: Call<typeof getListingForm>): Promise<AnswerOf<typeof getListingForm>> {
    return listingForm(this.db, params.id, meta.actor);
  }

  @Serves(getStorefront)
  seller(
    @Called() { params, query, actor, meta }: Call<typeof getStorefront>,
  ): Promise<AnswerOf<typeof getStorefront>> {
    return storefront(this.db, params.id, query, { actor, now: meta.now });
  }
}
