export interface Shop {
  readonly url: string;
  readonly data: string;
  readonly pid: number;
  readonly settled: Promise<string>;
  said(): string;
  stop(signal: NodeJS.Signals): Promise<number | null>;
  close(): Promise<void>;
  kill(): Promise<number | null>;
}
export function openShop(options?: {
  readonly dir?: string;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<Shop>;
