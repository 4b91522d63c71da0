import sharp from 'sharp';
import { eraseMember } from '../../identity/accounts/erase-member.shared.js';
import { systemClock } from '../../kernel/decider/clock.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { databaseOn } from '../../kernel/postgres/database.js';
import { archiveFiles } from '../../members/export/archive.fixtures.js';
import { openMembers } from '../../members/members.fixtures.js';
import { DOCUMENTS, type Documents } from '../builds.ports.js';
import { buildFileBlob, storeBuildFile } from '../file/build-files.shared.js';
import { deleteUnusedBuildFiles } from '../file/delete-unused-files.job.js';
import { documentState } from './document.state.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let build: string;
beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  ana = await smc.member('Ana');
  build = await startedBy(ana);
});
afterAll(() => smc.close());

const pdf = Buffer.from(
  '%PDF-1.4\n<< /Type /Page >>\nReceipt of the chrome shop\nstartxref\n0\n%%EOF',
  'latin1',
);

test('a PDF is filed once as it is, encrypted on the disk, and read by those who own the build alone', async () => {
  const [owns, helps] = [await smc.member('Owen'), await smc.member('Hella')];
  await joinedBy(owns, 'owns');
  await joinedBy(helps, 'helps');
  const id = newId();
  for (let sent = 0; sent < 2; sent++)
    expect(await filed(ana, id, pdf, 'Chrome shop')).toMatchObject({ status: 201, body: { id, version: 1 } });
  for (const member of [ana, owns]) {
    const answer = await member.raw(`${path(id)}/file`);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
      200,
      'no-store',
      'application/pdf',
    ]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
  }
  expect((await helps.raw(`${path(id)}/file`)).status).toBe(403);
  expect((await (await smc.member('Eve')).raw(`${path(id)}/file`)).status).toBe(404);
  expect((await fetch(`${smc.url}${path(id)}/file`)).status).toBe(401);
  const onDisk = await smc.runtime.blobs.get(await blobOf(id));
  expect(onDisk?.includes('chrome')).toBe(false);
  expect((await filed(helps, newId(), pdf)).status).toBe(403);
});

test('a photo is filed encoded again, and anything else is refused', async () => {
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#2F5D46' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Xochitl' } })
    .toBuffer();
  const id = newId();
  expect((await filed(ana, id, photo)).status).toBe(201);
  const answer = await ana.raw(`${path(id)}/file`);
  const picture = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 90 });
  expect(picture.includes('Xochitl')).toBe(false);
  for (const [bytes, refusal] of [
    [Buffer.from('MZ a program'), 'NOT_A_DOCUMENT'],
    [Buffer.from('%PDF-1.4 cut off'), 'NOT_A_DOCUMENT'],
    [Buffer.alloc(15_100_000), 'DOCUMENT_TOO_LARGE'],
  ] as const)
    expect(await filed(ana, newId(), bytes)).toMatchObject({ body: { code: refusal } });
});

test('a document is named, belongs to a part of a task of its build, and is deleted with its file', async () => {
  const [taskId, partId] = [newId(), newId()];
  await ana.call('POST', `/api/builds/${build}/tasks`, { taskId, title: 'Bumpers', system: 'trim' });
  await ana.call('POST', `/api/builds/${build}/tasks/${taskId}/parts`, { partId, title: 'Front bumper' });
  const id = newId();
  await filed(ana, id, pdf);
  await ana.ok('PUT', path(id), { name: 'Plating', kind: 'receipt', taskId, partId });
  expect((await ana.get(`/api/builds/${build}/documents`)).body.documents).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id, name: 'Plating', part: { id: partId, title: 'Front bumper' } }),
    ]),
  );
  expect(await ana.call('PUT', path(id), { name: 'Plating', taskId: newId() })).toMatchObject({
    body: { code: 'TASK_NOT_FOUND' },
  });
  expect(await ana.call('PUT', path(id), { name: 'Plating', taskId, partId: newId() })).toMatchObject({
    body: { code: 'PART_NOT_FOUND' },
  });
  const blob = await blobOf(id);
  await ana.ok('DELETE', path(id));
  await smc.waitForProcessors();
  expect(await smc.runtime.blobs.has(blob)).toBe(false);
  expect((await ana.raw(`${path(id)}/file`)).status).toBe(404);
});

test('documents that go along with a hand-over are copied once, under the new owner’s key', async () => {
  const bo = await smc.member('Bo');
  const id = newId();
  await filed(ana, id, pdf, 'Title');
  const documents = smc.server.app.get<Documents>(DOCUMENTS);
  const goesAlong = { journal: true, photos: true, costs: false, names: false, documents: [id, newId()] };
  const meta = { actor: { id: bo.id, roles: [] }, now: new Date().toISOString(), commandId: newId() };
  for (let time = 0; time < 2; time++)
    await documents.copyTo({ buildId: build, ownerId: bo.id, goesAlong }, meta);
  await smc.waitForProcessors();
  const { rows } = await smc.pool.query('select used_by from building.file where owner_id = $1', [bo.id]);
  expect(rows).toHaveLength(1);
  const copy = String(rows[0]?.used_by);
  const answer = await bo.raw(`${path(copy)}/file`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
  expect(await loadState(smc.runtime.eventStore, documentState, copy)).toMatchObject({ name: 'Title' });
  expect((await ana.raw(`${path(copy)}/file`)).status).toBe(404);
  expect((await ana.raw(`${path(id)}/file`)).status).toBe(200);
});

test('the archive has the files, and the erasure of their owner deletes them, with those that nothing names', async () => {
  const kim = await smc.member('Kim');
  const own = await startedBy(kim);
  const id = newId();
  await kim.send('POST', `/api/builds/${own}/documents?documentId=${id}`, pdf);
  await smc.waitForProcessors();
  const files = await archiveFiles(smc.url, kim.as);
  expect(files.get(`build-documents/${id}.pdf`)).toEqual(pdf);
  const deps = { ...smc.runtime, db: databaseOn(smc.pool) };
  const now = new Date().toISOString();
  const lost = { id: newId(), ownerId: kim.id };
  await storeBuildFile(deps, lost, pdf, { usedBy: newId(), now });
  const blobs = [await blobOf(id), buildFileBlob(lost)];
  const kept = () => Promise.all(blobs.map((blob) => smc.runtime.blobs.has(blob)));
  await deleteUnusedBuildFiles(deps, now);
  expect(await kept()).toEqual([true, true]);
  await deleteUnusedBuildFiles(deps, plusDays(now, 2));
  expect(await kept()).toEqual([true, false]);
  await eraseMember({ ...deps, clock: systemClock }, kim.id, { id: kim.id, roles: [] });
  await smc.waitForProcessors();
  expect(await kept()).toEqual([false, false]);
  const { rowCount } = await smc.pool.query('select from building.file where owner_id = $1', [kim.id]);
  expect(rowCount).toBe(0);
});

const path = (id: string) => `/api/builds/${build}/documents/${id}`;

async function startedBy(member: Member): Promise<string> {
  const id = newId();
  const vehicle = { year: 1966, make: 'Ford', model: 'F100' };
  expect((await member.call('POST', '/api/builds', { id, vehicle, inGarage: false })).status).toBe(201);
  return id;
}

async function joinedBy(member: Member, role: string): Promise<void> {
  await ana.ok('POST', `/api/builds/${build}/collaborators`, { member: member.id, role });
  await member.ok('POST', `/api/builds/${build}/join`, {});
}

async function filed(by: Member, id: string, bytes: Buffer, name = '') {
  const query = new URLSearchParams({ documentId: id, ...(name && { name }) });
  const answer = await fetch(`${smc.url}/api/builds/${build}/documents?${query}`, {
    method: 'POST',
    headers: { ...by.as, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  const body = (await answer.json()) as Record<string, unknown>;
  if (typeof body.position === 'number') by.seen = Math.max(by.seen, body.position);
  return { status: answer.status, body };
}

async function blobOf(id: string): Promise<string> {
  const document = await loadState(smc.runtime.eventStore, documentState, id);
  if (document.status === 'none') throw new Error('There is no such document');
  return buildFileBlob({ id: document.fileId, ownerId: document.ownerId });
}
