import { z } from 'zod';
import { line, optionalText } from '../kernel/http/contract.js';
import { PhotoView } from '../media/photo.schemas.js';

import { HistoryStep, LocationId } from './item.schemas.js';
import { locationKinds } from './location/location.events.js';

export type { LocationKind } from './location/location.events.js';

export const LocationBody = z.object({
  name: line(60),
  kind: z.enum(locationKinds).default('shelf'),
  note: optionalText(500).default(''),
});
export const NewLocationBody = LocationBody.extend({ parentId: LocationId.default(null) });

/** A storage location in the tree. */
export const LocationView = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  kind: z.enum(locationKinds),
  note: z.string(),
  parentId: z.string().nullable(),
  /** 'Barn › Rack A' */
  path: z.string(),
  depth: z.number().int(),
  photo: PhotoView.nullable(),
  isArchived: z.boolean(),
  /** Items directly in it, and in it with all places inside. */
  items: z.number().int(),
  itemsWithin: z.number().int(),
  /** The `madeFrom` of its next change. */
  version: z.number().int(),
});

export const LocationDetail = LocationView.extend({ history: z.array(HistoryStep) });

export type LocationBody = z.output<typeof LocationBody>;
export type LocationView = z.output<typeof LocationView>;
export type LocationDetail = z.output<typeof LocationDetail>;
