export const seconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000);
export const iso = (unix: number): string => new Date(unix * 1000).toISOString();
export const isoOrNull = (unix: number | null): string | null => (unix === null ? null : iso(unix));
