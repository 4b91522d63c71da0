import { z } from 'zod';

/**
 * Why two members do not write to each other. ASK_GUARDIAN is for a member under 18 alone: adults are written to by their guardian. NOT_EACH_OTHER is
 * for everybody else, and does not say which: an age, a block, a suspension and an account without a date of birth look the same.
 *  source  README, Rule 15
 */
export const WhyNotWrite = z.enum(['ASK_GUARDIAN', 'NOT_EACH_OTHER']);
export type WhyNotWrite = z.output<typeof WhyNotWrite>;
