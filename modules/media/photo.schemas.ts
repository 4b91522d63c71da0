import { z } from 'zod';

/** A photo in events; pixels of the upright picture as uploaded. */
export const Photo = z.object({
  /** Content hash of the upload: the key of its re-encoded sizes. */
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** A photo as pages show it. */
export const PhotoView = z.object({
  id: z.string(),
  /** Addresses of the sizes: card 480, page 1200, zoom 2000 pixels wide at most. */
  card: z.string(),
  page: z.string(),
  zoom: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

export type Photo = z.output<typeof Photo>;
export type PhotoView = z.output<typeof PhotoView>;
