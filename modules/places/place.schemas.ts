import { z } from 'zod';
import { line } from '../kernel/http/contract.js';

const Latitude = z.number().min(-90).max(90);
const Longitude = z.number().min(-180).max(180);

/** Degrees. */
export const Point = z.object({ latitude: Latitude, longitude: Longitude });

/** The device's position, or a ZIP code, or "City, ST". */
export const PlaceBody = z.union([Point, z.object({ text: line(80) })]);

export type Point = z.output<typeof Point>;
export type PlaceBody = z.output<typeof PlaceBody>;
