/** One thing that a member says: an appeal, or one answer in it. */
export interface Part<File> {
  readonly text: string;
  readonly files: readonly File[];
}

/** A mail as one or several entries of an appeal, so that nothing of it is lost: as long a text and as many files as each may have. */
export function partsOf<File>(
  text: string,
  files: readonly File[],
  most: { readonly text: number; readonly files: number },
): readonly [Part<File>, ...Part<File>[]] {
  const texts = chunks(text, most.text);
  const rest = groups(files, most.files);
  const [first = alone(text, files), ...others] = Array.from(
    { length: Math.max(texts.length, rest.length) },
    (_, at) => alone(texts[at] ?? 'More files of the same mail.', rest[at] ?? []),
  );
  return [first, ...others];
}

const alone = <File>(text: string, files: readonly File[]): Part<File> => ({ text, files });

/** Cut at the end of a line or of a word, where there is one. */
function chunks(text: string, most: number): readonly string[] {
  if (text.length <= most) return [text];
  const head = text.slice(0, most);
  const at = [head.lastIndexOf('\n'), head.lastIndexOf(' ')].find((index) => index > most / 2) ?? most;
  return [text.slice(0, at), ...chunks(text.slice(at).trimStart(), most)];
}

function groups<File>(files: readonly File[], most: number): readonly (readonly File[])[] {
  return files.length === 0 ? [] : [files.slice(0, most), ...groups(files.slice(most), most)];
}
