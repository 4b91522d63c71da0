import type { z } from 'zod';

/** Refuses production in which staff act with one factor.
 *  source  ADR 0122 */
export function checkStaff(
  settings: Readonly<Record<string, unknown>>,
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  if (settings.NODE_ENV === 'production' && settings.STAFF_TWO_STEP === false)
    addIssue({ code: 'custom', path: ['STAFF_TWO_STEP'], message: 'cannot be 0 in production' });
}

/** Whether staff need two factors: everywhere but in development, unless it is set. */
export const staffTwoStepIn = ({
  NODE_ENV,
  STAFF_TWO_STEP,
}: {
  readonly NODE_ENV: string;
  readonly STAFF_TWO_STEP?: boolean | undefined;
}): boolean => STAFF_TWO_STEP ?? NODE_ENV !== 'development';
