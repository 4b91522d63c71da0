import { tab } from '../browser/browser-store';

const KEY = 'position';

/** The highest log position that this tab's commands reached; its reads wait for it. */
export function readPosition(): number {
  const position = Number(tab.read(KEY) ?? 0);
  return Number.isSafeInteger(position) && position > 0 ? position : 0;
}

/** Saves the position of a receipt; ignores responses without one. */
export function saveReadPosition(answer: unknown): void {
  const { position } = (answer ?? {}) as { readonly position?: unknown };
  if (typeof position === 'number' && position > readPosition()) tab.write(KEY, String(position));
}

export function clearReadPosition(): void {
  tab.delete(KEY);
}
