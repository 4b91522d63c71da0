/** Bytes by name. The name contains the content's hash, so that equal bytes are stored once. Implementation: a folder (blob-folder.ts). */
export interface Blobs {
  /** Store bytes under a name; storing the same name again changes nothing. Durable when it resolves. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is none. */
  get(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
}
