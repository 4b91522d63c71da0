import { newId } from '../modules/kernel/decider/identifiers.js';
import type { openMembers } from '../modules/members/members.fixtures.js';

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof openMembers>>['member']>>;
type Make = (by: Member, method: string, path: string, body?: object) => Promise<string>;

/** Ana has a build with everything that a build can have, and helps with one of Bob's. */
export async function leaveRowsInBuilds(
  made: Make,
  {
    ana,
    bob,
    ending,
    shot,
  }: {
    readonly ana: Member;
    readonly bob: Member;
    readonly ending: string;
    readonly shot: (background: string) => Promise<Buffer>;
  },
): Promise<void> {
  const own = await start(made, ana, {
    make: `Lilliputmobile${ending}`,
    nickname: `Brobdingnag${ending}`,
    vin: `VINMARKER${ending}`,
  });
  await ana.send('POST', `${own}/cover`, await shot('#112233'));
  await workOn(made, ana, own, { ending, shot });
  const name = `documentId=${newId()}&name=Brobdingnag${ending}`;
  await ana.send('POST', `${own}/documents?${name}`, await shot('#332211'));
  await made(ana, 'POST', `${own}/books`, { bookId: newId() });

  const other = await start(made, bob, { make: 'Ford', nickname: '', vin: '' });
  await made(bob, 'POST', `${other}/collaborators`, { member: ana.id, role: 'helps' });
  ana.seen = Math.max(ana.seen, bob.seen);
  await made(ana, 'POST', `${other}/join`);
  await workOn(made, ana, other, { ending, shot });
}

async function start(made: Make, by: Member, words: object): Promise<string> {
  const id = newId();
  const vehicle = { year: 1966, model: 'F100', ...words };
  await made(by, 'POST', '/api/builds', { id, vehicle, about: '', budget: 900, inGarage: false });
  return `/api/builds/${id}`;
}

/** A task with a photo and a part, and an entry. */
async function workOn(
  made: Make,
  ana: Member,
  build: string,
  { ending, shot }: { readonly ending: string; readonly shot: (background: string) => Promise<Buffer> },
): Promise<void> {
  const [taskId, partId] = [newId(), newId()];
  const task = `${build}/tasks/${taskId}`;
  const part = `${task}/parts/${partId}`;
  const words = { title: `Xochimilco${ending}`, notes: `Brobdingnag${ending}` };
  await made(ana, 'POST', `${build}/tasks`, { taskId, ...words });
  await made(ana, 'POST', `${task}/block`, { reason: `Xochimilco${ending}` });
  await ana.send('POST', `${task}/photos/before`, await shot('#445566'));
  const link = `https://parts.example/brobdingnag${ending}`;
  await made(ana, 'POST', `${task}/parts`, { partId, title: `Brobdingnag${ending}`, link });
  await made(ana, 'POST', `${part}/arrive`, { cost: 12 });
  await made(ana, 'POST', `${part}/install`);
  await made(ana, 'PUT', `${part}/fit`, { fit: 'with work', note: `Xochimilco${ending}` });
  const { id: photoId } = await ana.send('POST', `${build}/photos`, await shot('#665544'));
  const entry = { on: '2026-06-01', text: `Xochimilco${ending}`, photos: [photoId], hours: 2, taskId };
  await made(ana, 'POST', `${build}/entries`, { entryId: newId(), ...entry });
}
