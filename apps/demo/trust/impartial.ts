/** What staff is to those who are reported in the demo data: there is no block and was no deal. */
export const impartial = {
  isKin: false,
  isBlocked: false,
  hasDealt: false,
  isAbove: false,
  hasReported: false,
} as const;
