/** Classes of all products of one pre-sale. */
export const mostClasses = 200;
/** Numbers on cards in the windshield. */
export const maxEntries = 100_000;
/** Codes that one date can have. */
export const mostCodes = 20_000;
/** Cards that are made at once. */
export const mostCards = 500;
