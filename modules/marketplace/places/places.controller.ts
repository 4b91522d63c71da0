import { Controller } from '@nestjs/common';
import { type AnswerOf } from '../../kernel/http/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/route.js';
import { categories } from '../listing.schemas.js';
import { findPlace, getCategories } from '../marketplace.contract.js';
import { findPlace as placeOf } from './gazetteer.js';

/** What every form of the marketplace needs to know: its shelves, and where a place lies. */
@Controller()
export class PlacesController {
  @Serves(getCategories)
  shelves(): AnswerOf<typeof getCategories> {
    return { categories: categories.map((category) => ({ ...category, subs: [...category.subs] })) };
  }

  /** errors  PLACE_NOT_FOUND (unprocessable) */
  @Serves(findPlace)
  find(@Called() { query }: Call<typeof findPlace>): AnswerOf<typeof findPlace> {
    const { area, latitude, longitude } = placeOf(query.text);
    return { area, latitude, longitude };
  }
}
