import { hash, randomUUID } from 'node:crypto';

/** A new random id (UUID v4). */
export const newId = (): string => randomUUID();

/** The same parts always make the same id (in the shape of UUID v5): event ids of a command, ids of what a command creates. */
export function deterministicId(...parts: readonly (string | number)[]): string {
  const bytes = hash('sha256', JSON.stringify(parts), 'buffer').subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
