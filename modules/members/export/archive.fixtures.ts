import yauzl from 'yauzl';

/** The files in the archive of the member with this token, by path. */
export async function archiveFiles(
  url: string,
  as: { Authorization: string },
): Promise<ReadonlyMap<string, Buffer>> {
  const answer = await fetch(`${url}/api/account/export`, { headers: as });
  return unzipped(Buffer.from(await answer.arrayBuffer()));
}

export function unzipped(zip: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>();
    yauzl.fromBuffer(zip, { lazyEntries: true }, (fault, opened) => {
      if (fault) return reject(fault);
      opened.on('entry', (entry: { fileName: string }) => {
        opened.openReadStream(entry as never, (error, stream) => {
          if (error) return reject(error);
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(parts));
            opened.readEntry();
          });
        });
      });
      opened.on('end', () => resolve(files)).on('error', reject);
      opened.readEntry();
    });
  });
}
