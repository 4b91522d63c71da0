/** The four formats that are accepted as photos. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heif';

/** The format of a file by its first bytes; undefined unless it is JPEG, PNG, WebP or AVIF. AVIF has the name of its container, heif. */
export function formatOf(bytes: Buffer): PhotoFormat | undefined {
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'webp';
  if (brandsOf(bytes).some((brand) => brand === 'avif')) return 'heif';
  return undefined;
}

/** A sentence for the person whose file was refused. */
export function whyNot(bytes: Buffer): string {
  const head = bytes.subarray(0, 1_000).toString('latin1').toLowerCase();
  if (bytes.length === 0) return 'The file is empty. Choose a photo.';
  if (brandsOf(bytes).some((brand) => /^(hei|hev|mif1|msf1)/.test(brand)))
    return 'That is a HEIC photo, which few browsers show. On an iPhone choose Settings, Camera, Formats, Most Compatible, or export it as JPEG.';
  if (head.includes('<svg')) return 'That is an SVG drawing, not a photo. Export it as PNG or JPEG.';
  if (head.startsWith('gif8')) return 'That is a GIF. Save it as JPEG or PNG.';
  if (head.startsWith('%pdf')) return 'That is a PDF. Save the page as JPEG or PNG.';
  if (head.startsWith('ii*\0') || head.startsWith('mm\0*'))
    return 'That is a TIFF or a raw photo. Export it as JPEG.';
  if (brandsOf(bytes).length) return 'That is a video. Choose a photo: JPEG, PNG, WebP or AVIF.';
  return 'That file is not a photo we can read. Use JPEG, PNG, WebP or AVIF.';
}

/** Brands of an ISO media file: its major brand, then its compatible brands. */
function brandsOf(bytes: Buffer): readonly string[] {
  if (bytes.length < 16 || !starts(bytes, 4, 'ftyp')) return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

function starts(bytes: Buffer, at: number, magic: string): boolean {
  return bytes.toString('latin1', at, at + magic.length) === magic;
}
