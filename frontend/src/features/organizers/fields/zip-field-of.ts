/** What a refusal of the ZIP code is about. */
export const zipFieldOf = { PLACE_NOT_FOUND: 'zip', PLACE_NOT_ON_MAP: 'zip' } as const;
