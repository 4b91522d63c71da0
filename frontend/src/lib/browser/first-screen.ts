import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { SessionState } from '../session/session-state';
import type { DevicePlace } from './device-place';

/** How the server rendered the first screen; the browser renders the same before it looks at itself. */
export interface FirstScreen {
  /** Path and query. */
  readonly address: string;
  /** loading where a session is likely and could not be had. */
  readonly session: SessionState;
  readonly isWide: boolean;
  /** Where this browser was at an earlier visit. */
  readonly place?: DevicePlace | undefined;
  /** By which its days and times are written. */
  readonly timeZone: ScreenTimeZone;
  /** The answers it shows. */
  readonly queries: DehydratedState;
}

export interface ScreenTimeZone {
  readonly name: string;
  /** Minutes behind UTC, on the first of January and of July. */
  readonly offsets: readonly [number, number];
}

/** What a page asks for its first screen: `firstScreen` of <page>.first-screen.ts, for the server alone. */
export interface FirstScreenQuestions {
  /** It shows what is near. */
  readonly hasPlace?: true;
  ask(client: QueryClient, visit: FirstScreenVisit): readonly Promise<unknown>[];
}

export interface FirstScreenVisit {
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly place: DevicePlace | null;
}

/** The first screen while it is rendered or hydrated; undefined for a page that the browser renders alone. */
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
