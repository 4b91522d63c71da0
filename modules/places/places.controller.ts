import { Controller } from '@nestjs/common';
import type { ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { findPlace as placeOf } from './gazetteer.shared.js';
import { findPlace } from './places.contract.js';

@Controller()
export class PlacesController {
  /** errors  PLACE_NOT_FOUND, PLACE_NOT_ON_MAP (unprocessable) */
  @Route(findPlace)
  find(@Input() { query }: RouteInput<typeof findPlace>): ResponseOf<typeof findPlace> {
    const { area, latitude, longitude } = placeOf(query.text);
    return { area, latitude, longitude };
  }
}
