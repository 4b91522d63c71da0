import { withoutPlace } from './without-place';

/** A JPEG's beginning: Exif with an orientation and a position, in either order of bytes. */
function photoAt(isLittle: boolean, xmp = ''): File {
  const tiff = new DataView(new ArrayBuffer(100));
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, isLittle);
  tiff.setUint32(4, 8, isLittle);
  tiff.setUint16(8, 2, isLittle);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.setUint16(at, tag, isLittle);
    tiff.setUint16(at + 2, type, isLittle);
    tiff.setUint32(at + 4, count, isLittle);
    tiff.setUint32(at + 8, value, isLittle);
  };
  entry(10, 0x0112, 3, 1, 6);
  entry(22, 0x8825, 4, 1, 38);
  tiff.setUint16(38, 1, isLittle);
  entry(40, 2, 5, 3, 56);
  for (let number = 0; number < 6; number++) tiff.setUint32(56 + number * 4, 0x2a1b0000 + number, isLittle);
  const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 108, 0x45, 0x78, 0x69, 0x66, 0, 0]);
  return new File([head, tiff.buffer, xmp], 'tag.jpg', { type: 'image/jpeg' });
}

const bytesOf = async (file: File) => [...new Uint8Array(await file.arrayBuffer())];
const starts = 12;

test.each([true, false])(
  'the position is gone and the orientation stays (little end first: %s)',
  async (isLittle) => {
    const photo = photoAt(isLittle);
    const before = await bytesOf(photo);
    const after = await bytesOf(await withoutPlace(photo));
    expect(after.length).toBe(before.length);
    expect(after.slice(0, starts + 34)).toEqual(before.slice(0, starts + 34));
    expect(after.slice(starts + 38).every((byte) => byte === 0)).toBe(true);
  },
);

test('a text with a position is blank, and the same photo gives the same bytes', async () => {
  const photo = photoAt(true, '<x:xmpmeta><exif:GPSLatitude>42,40N</exif:GPSLatitude></x:xmpmeta>');
  const once = await withoutPlace(photo);
  expect(String.fromCharCode(...(await bytesOf(once)))).not.toContain('GPS');
  expect(await bytesOf(await withoutPlace(once))).toEqual(await bytesOf(once));
});

test('a photo without a place is the same file', async () => {
  const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xdb, 1, 2, 3])], 'plain.jpg');
  expect(await withoutPlace(photo)).toBe(photo);
});
