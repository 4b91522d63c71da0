/** USD cents of the dollars of a call; null stays null. */
export const centsOf = (dollars: number | null): number | null =>
  dollars === null ? null : Math.round(dollars * 100);

/** Whole minutes of the hours of a call; null stays null. */
export const minutesOf = (hours: number | null): number | null =>
  hours === null ? null : Math.round(hours * 60);
