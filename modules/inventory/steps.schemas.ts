import { z } from 'zod';

/** What an undone step put back: each part of the thing that it had changed, with its value before. */
export const Restored = z.array(
  z.object({
    /** 'title', 'stock.<location>' */
    part: z.string(),
    /** Left out: the part was not there before. */
    value: z.json().optional(),
  }),
);
export type Restored = z.output<typeof Restored>;
