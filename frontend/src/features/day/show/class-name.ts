/** A class as it is read; null is best of show. */
export const className = (showClass: string | null): string => showClass ?? 'Best of show';
