import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildsMigrations } from '../../../modules/builds/builds.migrations.js';
import { buildPhotoRows } from '../../../modules/builds/photo/photo-rows.shared.js';
import { openBlobFolder } from '../../../modules/kernel/files/blob-folder.js';
import { databaseOn } from '../../../modules/kernel/postgres/database.js';
import { photoBlob } from '../../../modules/media/photo-blobs.shared.js';
import { freshDatabase } from '../../../test/postgres/database.js';
import { photoOfOwner } from './photo-of-owner.js';

test('what two builds show of one drawing is a photo of each owner, and the same again stores nothing more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'smc-photo-of-owner-'));
  const { pool, drop } = await freshDatabase(buildsMigrations);
  const [db, blobs] = [databaseOn(pool), openBlobFolder(folder)];
  const drawn = { id: 'd'.repeat(32), width: 800, height: 600 };
  await blobs.put(photoBlob(drawn.id, 'zoom'), Buffer.from('a truck'));
  const keep = (memberId: string, usedBy: string) =>
    photoOfOwner({ db, blobs }, drawn, { memberId, usedBy, now: '2026-11-20T12:00:00.000Z' });

  const [ofAna, again, ofBob] = [await keep('ana', 'b1'), await keep('ana', 'b1'), await keep('bob', 'b2')];

  expect(again).toEqual(ofAna);
  expect(ofBob).not.toEqual(ofAna);
  expect(await buildPhotoRows.of(db, 'ana', 'all')).toEqual([ofAna.id]);
  expect(await buildPhotoRows.give(db, [ofBob.id], 'bob', 'b2')).toEqual([ofBob]);
  expect(String(await blobs.get(photoBlob(ofBob.id, 'zoom')))).toBe('a truck');
  await drop();
  await rm(folder, { recursive: true });
});
