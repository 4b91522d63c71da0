import { z } from 'zod';

/** What an undo restored: each part that the step had changed, with its previous value. */
export const Restored = z.array(
  z.object({
    /** 'title', 'stock.<location>' */
    part: z.string(),
    /** Left out: the part did not exist before. */
    value: z.json().optional(),
  }),
);
export type Restored = z.output<typeof Restored>;
