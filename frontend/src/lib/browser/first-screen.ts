import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { SessionState } from '../session/session-state';
import type { DevicePlace } from './device-place';

/** The inputs with which the server rendered the first screen; the browser renders with the same before it looks at its own. */
export interface FirstScreen {
  /** Path and query. */
  readonly address: string;
  /** loading when a session is likely but could not be read. */
  readonly session: SessionState;
  readonly isWide: boolean;
  /** Where this browser was at an earlier visit. */
  readonly place?: DevicePlace | undefined;
  /** The time zone for days and times. */
  readonly timeZone: ScreenTimeZone;
  /** The responses that the screen shows. */
  readonly queries: DehydratedState;
}

export interface ScreenTimeZone {
  readonly name: string;
  /** Minutes behind UTC, on the first of January and of July. */
  readonly offsets: readonly [number, number];
}

/** The queries of a page for its first screen: `firstScreen` of <page>.first-screen.ts, on the server only. */
export interface FirstScreenQuestions {
  /** Whether the screen depends on the visitor's place. */
  readonly hasPlace?: true;
  ask(client: QueryClient, visit: FirstScreenVisit): readonly Promise<unknown>[];
}

export interface FirstScreenVisit {
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly place: DevicePlace | null;
  readonly isMember: boolean;
}

/** The first screen while it is rendered or hydrated; undefined for a page that only the browser renders. */
export function firstScreen(): FirstScreen | undefined {
  return current;
}

export function setFirstScreen(screen: FirstScreen | undefined): void {
  current = screen;
}

/** The first screen in the page's HTML, when it belongs to this address. */
export function readFirstScreen(): FirstScreen | undefined {
  const text = document.getElementById('first-screen')?.textContent;
  const screen = text ? (JSON.parse(text) as FirstScreen) : undefined;
  return screen?.address === window.location.pathname + window.location.search ? screen : undefined;
}

let current: FirstScreen | undefined;
