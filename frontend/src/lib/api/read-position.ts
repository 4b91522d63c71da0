import { tab } from '../browser/browser-store';

const KEY = 'position';

/** The highest position of the log that this tab's own orders reached; its reads ask for nothing older. */
export function positionReached(): number {
  const position = Number(tab.read(KEY) ?? 0);
  return Number.isSafeInteger(position) && position > 0 ? position : 0;
}

/** Takes note of a receipt; answers without a position change nothing. */
export function notePosition(answer: unknown): void {
  const { position } = (answer ?? {}) as { readonly position?: unknown };
  if (typeof position === 'number' && position > positionReached()) tab.write(KEY, String(position));
}

export function forgetPosition(): void {
  tab.drop(KEY);
}
