export interface Shop {
  readonly url: string;
  readonly data: string;
  readonly pid: number;
  readonly settled: Promise<string>;
  said(): string;
  close(): Promise<void>;
  kill(): Promise<void>;
}
export function openShop(options?: {
  readonly dir?: string;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<Shop>;
