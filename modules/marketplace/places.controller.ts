import { Controller } from '@nestjs/common';
import { type AnswerOf } from '../kernel/contract.js';
import { type Call, Called, Serves } from '../kernel/http/serves.js';
import { findPlace as placeOf } from './gazetteer.js';
import { categories } from './listing-shapes.contract.js';
import { findPlace, getCategories } from './marketplace.contract.js';

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
