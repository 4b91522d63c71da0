export interface App {
  readonly url: string;
  readonly data: string;
  readonly pid: number;
  readonly seeded: Promise<string>;
  output(): string;
  stop(signal: NodeJS.Signals): Promise<number | null>;
  close(): Promise<void>;
  kill(): Promise<number | null>;
}
/** The apps that this file has started. */
export const ownApps: readonly Pick<App, 'output'>[];
/** The folder in which processes keep what they have compiled. */
export const compileCache: string;
export function startApp(options?: {
  readonly dir?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly log?: string;
}): Promise<App>;
