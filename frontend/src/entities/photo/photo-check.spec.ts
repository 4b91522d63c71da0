import { maxBytes, photoProblem } from './photo-check';

const file = (part: Partial<Pick<File, 'type' | 'size' | 'name'>>) => ({
  type: 'image/jpeg',
  size: 1000,
  name: 'block.jpg',
  ...part,
});

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])('%s is a photo', (type) => {
  expect(photoProblem(file({ type }))).toBeNull();
});

test('a file of unknown type is left to the server', () => {
  expect(photoProblem(file({ type: '' }))).toBeNull();
});

test('15 MB are taken, one byte more is not', () => {
  expect(photoProblem(file({ size: maxBytes }))).toBeNull();
  expect(photoProblem(file({ size: maxBytes + 1 }))).toMatch(/16 MB; the limit is 15 MB/);
});

test.each([{ type: 'image/heic' }, { type: '', name: 'IMG_0042.HEIC' }])(
  'a HEIC photo is told how to be one',
  (part) => {
    expect(photoProblem(file(part))).toMatch(/Most Compatible/);
  },
);

test.each([{ type: 'application/pdf' }, { type: 'image/gif' }, { type: 'image/svg+xml' }])(
  '%j is refused',
  (part) => {
    expect(photoProblem(file(part))).toMatch(/JPEG, PNG, WebP or AVIF/);
  },
);

test('an empty file is refused', () => {
  expect(photoProblem(file({ size: 0 }))).toMatch(/empty/);
});
