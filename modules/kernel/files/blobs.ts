/** Bytes by name; the name holds the content's hash, so that the same bytes are kept once. Real stores: a folder (blob-folder.ts). */
export interface Blobs {
  /** Keep bytes under a name; keeping the same name again changes nothing. Durable when it resolves. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is none. */
  get(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
}
