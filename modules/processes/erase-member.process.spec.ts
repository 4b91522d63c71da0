import type { ContentType } from '../kernel/content/content.js';
import { projectionsReadFor } from './erase-member.process.js';

test('an erasure waits for the projections that it reads, and for no other', () => {
  const files = { all: (id: string) => [id], largest: (id: string) => id };
  const kinds = [
    { readsFrom: ['with-photos'], photos: { files } },
    { readsFrom: ['photos-of-its-module'], photos: { files: 'of its module' } },
    { readsFrom: ['without-photos'] },
  ];
  const types = kinds as unknown as readonly ContentType[];
  expect(projectionsReadFor({ types })).toEqual(['member-pages', 'with-photos']);
});
