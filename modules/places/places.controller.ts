import { Controller } from '@nestjs/common';
import { type ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { categories } from '../marketplace/listing.schemas.js';
import { findPlace, getCategories } from '../marketplace/marketplace.contract.js';
import { findPlace as placeOf } from './gazetteer.js';

/** Data that every form of the marketplace needs: the shelves, and the point of a place. */
@Controller()
export class PlacesController {
  @Route(getCategories)
  shelves(): ResponseOf<typeof getCategories> {
    return { categories: categories.map((category) => ({ ...category, subs: [...category.subs] })) };
  }

  /** errors  PLACE_NOT_FOUND, PLACE_NOT_ON_MAP (unprocessable) */
  @Route(findPlace)
  find(@Input() { query }: RouteInput<typeof findPlace>): ResponseOf<typeof findPlace> {
    const { area, latitude, longitude } = placeOf(query.text);
    return { area, latitude, longitude };
  }
}
