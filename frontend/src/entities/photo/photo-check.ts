/** The server accepts four formats, up to 15 MB each, twelve photos a listing.
 *  source  modules/marketplace/marketplace.contract.ts, addPhoto */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const maxBytes = 15 * 1024 * 1024;

/**
 * Checks a file before it is sent.
 * out  its problem; null when it can be uploaded
 */
export function photoProblem({ type, size, name }: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (size === 0) return 'This file is empty. Choose another.';
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name))
    return 'HEIC photos cannot be shown in most browsers. On an iPhone choose Settings, Camera, Formats, Most Compatible, or export it as JPEG.';
  if (type !== '' && !photoTypes.some((known) => known === type))
    return 'This is not a photo we can show. Use JPEG, PNG, WebP or AVIF.';
  if (size > maxBytes)
    return `This photo is ${megabytes(size)} MB; the limit is 15 MB. Save it smaller and add it again.`;
  return null;
}

const megabytes = (bytes: number): string => Math.ceil(bytes / 1024 / 1024).toLocaleString('en-US');
