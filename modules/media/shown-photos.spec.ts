import { ShownPhotos } from './shown-photos.js';

const now = '2026-05-01T12:00:00.000Z';

test('a listing is asked for once in ten seconds, and a photo that is gone is gone after these', async () => {
  const { photos, asked, shown } = listings({ bus: ['a', 'b'] });
  expect(await Promise.all(['a', 'b', 'c'].map((id) => shown.has('bus', id, now)))).toEqual([
    true,
    true,
    false,
  ]);
  photos.bus = ['b'];
  expect(await shown.has('bus', 'a', '2026-05-01T12:00:09.000Z')).toBe(true);
  expect(await shown.has('bus', 'a', '2026-05-01T12:00:10.000Z')).toBe(false);
  expect(asked).toEqual(['bus', 'bus']);
});

test('a listing that shows nothing yet is asked for again', async () => {
  const { photos, shown } = listings({});
  expect(await shown.has('bus', 'a', now)).toBe(false);
  photos.bus = ['a'];
  expect(await shown.has('bus', 'a', now)).toBe(true);
});

test('a failed look-up is repeated', async () => {
  let calls = 0;
  const shown = new ShownPhotos(async () => {
    if (calls++ === 0) throw new Error('away');
    return ['a'];
  });
  await expect(shown.has('bus', 'a', now)).rejects.toThrow('away');
  expect(await shown.has('bus', 'a', now)).toBe(true);
});

test('no more than ten thousand listings are kept, the oldest leave first', async () => {
  const { asked, shown } = listings(Object.fromEntries(names.map((name) => [name, ['a']])));
  for (const name of names) await shown.has(name, 'a', now);
  await shown.has('l10000', 'a', now);
  expect(asked).toHaveLength(10_001);
  await shown.has('l0', 'a', now);
  expect(asked).toHaveLength(10_002);
});

const names = Array.from({ length: 10_001 }, (_, at) => `l${at}`);

function listings(photos: Record<string, readonly string[]>) {
  const asked: string[] = [];
  const shown = new ShownPhotos(async (id) => {
    asked.push(id);
    return photos[id] ?? [];
  });
  return { photos, asked, shown };
}
