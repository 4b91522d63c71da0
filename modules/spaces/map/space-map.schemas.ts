import { z } from 'zod';
import { Photo } from '../../media/photo.schemas.js';

export const spaceTypes = ['regular', 'corner', 'power', 'indoor', 'corral'] as const;
export type SpaceType = (typeof spaceTypes)[number];
export const maxSpaces = 6_000;
/** Of one call, and of one event. */
export const maxSpacesAtOnce = 500;
export const maxZones = 60;
/** Feet from the origin of the map, on each axis. */
export const mostFeet = 20_000;

const Feet = z.number().min(-mostFeet).max(mostFeet);
/** Clockwise, from 0. */
const Degrees = z.number().min(0).lt(360);
/** Cents of a space: $10,000 at most. */
export const SpaceCents = z.number().int().min(0).max(1_000_000);

/** "B12": what is painted on the ground, and printed in the program. It is unique in a map, whatever its case. */
export const SpaceCode = z
  .string()
  .regex(
    /^[A-Za-z0-9](?:[A-Za-z0-9 .-]{0,10}[A-Za-z0-9])?$/,
    'Give a code like B12: letters and digits, 12 at most.',
  );

/** A point of the map: feet to the right of its origin, and below it. */
export const MapPoint = z.object({ x: Feet, y: Feet });
export type MapPoint = z.output<typeof MapPoint>;

/** One space that a vendor can have: a rectangle, by its middle. */
export const Space = MapPoint.extend({
  /** Names it for good: also when its code changes. */
  id: z.string().min(1).max(40),
  code: SpaceCode,
  /** Of a zone of the same map; null for none. */
  zoneId: z.string().max(40).nullable(),
  /** Feet: along the aisle, and away from it. */
  width: z.number().min(1).max(500),
  depth: z.number().min(1).max(500),
  angle: Degrees,
  type: z.enum(spaceTypes),
  cents: SpaceCents,
  /** As vendors read it: "shade", "next to the food". */
  features: z.array(z.string().min(1).max(40)).max(6),
  /** Why nobody can have it: "fire lane"; null when it can be had. */
  blocked: z.string().max(80).nullable(),
});
export type Space = z.output<typeof Space>;

export const zoneColours = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'grey'] as const;
export const Zone = z.object({
  id: z.string().min(1).max(40),
  name: z.string().min(1).max(40),
  colour: z.enum(zoneColours),
  /** Its outline; fewer than three points for none. */
  outline: z.array(MapPoint).max(200),
});
export type Zone = z.output<typeof Zone>;

/** Where the background picture is: x and y are its left upper corner. */
export const PicturePlace = MapPoint.extend({
  /** Feet that its width covers. */
  width: z
    .number()
    .min(1)
    .max(2 * mostFeet),
  /** About its left upper corner. */
  angle: Degrees,
  opacity: z.number().min(0.1).max(1),
});
export type PicturePlace = z.output<typeof PicturePlace>;

export const shapeKinds = ['building', 'road', 'fence', 'water', 'path', 'other'] as const;
export const Shape = z.object({
  kind: z.enum(shapeKinds),
  name: z.string().max(60),
  isClosed: z.boolean(),
  points: z.array(MapPoint).min(2).max(300),
});
export type Shape = z.output<typeof Shape>;
export const maxShapes = 400;
export const Shapes = z.array(Shape).max(maxShapes);

/** What is below the spaces: an aerial picture or a sketch, and lines and outlines of buildings, roads and fences. */
export const Background = z.object({
  picture: PicturePlace.extend({ photo: Photo }).nullable(),
  shapes: Shapes,
});
export type Background = z.output<typeof Background>;

/** Where the map is on the earth: the place of its origin, and where its top points to (degrees clockwise from north). */
export const Anchor = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  bearing: Degrees,
});
export type Anchor = z.output<typeof Anchor>;
