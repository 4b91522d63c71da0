import { tab } from '../browser/browser-store';

const KEY = 'position';

/** The highest position of the log that this tab's own orders reached; its reads ask for nothing older. */
export function readPosition(): number {
  const position = Number(tab.read(KEY) ?? 0);
  return Number.isSafeInteger(position) && position > 0 ? position : 0;
}

/** Takes note of a receipt; answers without a position change nothing. */
export function saveReadPosition(answer: unknown): void {
  const { position } = (answer ?? {}) as { readonly position?: unknown };
  if (typeof position === 'number' && position > readPosition()) tab.write(KEY, String(position));
}

export function clearReadPosition(): void {
  tab.drop(KEY);
}
