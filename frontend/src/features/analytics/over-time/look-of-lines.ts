/** The lines differ by their dashes too, never by colour alone; units: CSS pixels. */
export const dashes: readonly (readonly number[])[] = [[], [7, 4]];

/** The colours of the lines, as tokens. */
export const inks = ['--oxblood-ink', '--petrol'] as const;
