import { mostBytes, whyNoPhoto } from './photo-check';

const file = (part: Partial<Pick<File, 'type' | 'size' | 'name'>>) => ({
  type: 'image/jpeg',
  size: 1000,
  name: 'block.jpg',
  ...part,
});

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])('%s is a photo', (type) => {
  expect(whyNoPhoto(file({ type }))).toBeNull();
});

test('a file of unknown type is left to the server', () => {
  expect(whyNoPhoto(file({ type: '' }))).toBeNull();
});

test('15 MB are taken, one byte more is not', () => {
  expect(whyNoPhoto(file({ size: mostBytes }))).toBeNull();
  expect(whyNoPhoto(file({ size: mostBytes + 1 }))).toMatch(/16 MB; 15 MB is the most/);
});

test.each([{ type: 'image/heic' }, { type: '', name: 'IMG_0042.HEIC' }])(
  'a HEIC photo is told how to be one',
  (part) => {
    expect(whyNoPhoto(file(part))).toMatch(/Most Compatible/);
  },
);

test.each([{ type: 'application/pdf' }, { type: 'image/gif' }, { type: 'image/svg+xml' }])(
  '%j is refused',
  (part) => {
    expect(whyNoPhoto(file(part))).toMatch(/JPEG, PNG, WebP or AVIF/);
  },
);

test('an empty file is refused', () => {
  expect(whyNoPhoto(file({ size: 0 }))).toMatch(/empty/);
});
