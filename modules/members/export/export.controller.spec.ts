import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Response } from 'express';
import type { ContentDeps } from '../../kernel/content/content.js';
import { openContents } from '../../kernel/content/contents.js';
import type { RouteInput } from '../../kernel/http/route.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { unzipped } from './archive.fixtures.js';
import type { exportAccount } from './export.contract.js';
import { archivesAtOnce, ExportController } from './export.controller.js';

/** An archive whose single section is read when the test says so. */
function open() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const section = {
    file: 'notes.json',
    read: async (memberId: string) => {
      begun.push(memberId);
      await new Promise<void>((end) => ends.set(memberId, end));
      return [{ of: memberId }];
    },
  };
  const get = () => ({ of: async () => 'UTC' });
  const contents = openContents([], {} as ContentDeps);
  const context = {
    manifests: [{ name: 'notes', exportSections: () => [section] }],
    contents,
    blobs: {},
    get,
  };
  const controller = new ExportController(context as unknown as ModuleContext);
  const ask = (memberId: string) => {
    const response = Object.assign(new PassThrough(), { set: () => undefined });
    const meta = {
      actor: { id: memberId, roles: [] },
      now: '2026-06-10T12:00:00.000Z',
      commandId: 'command',
    };
    const input = { meta } as unknown as RouteInput<typeof exportAccount>;
    return { done: controller.export(input, response as unknown as Response), response };
  };
  return { begun, ask, finish: (memberId: string) => ends.get(memberId)?.() };
}

test('few archives are read at a time, one of each member, and the others wait', async () => {
  const { begun, ask, finish } = open();
  const members = ['ana', 'bob', 'cal'];
  const all = members.map(ask);
  await turn();
  expect(begun).toEqual(members.slice(0, archivesAtOnce));
  const again = ask('ana');
  await expect(ask('ana').done).rejects.toMatchObject({ kind: 'unavailable', code: 'TOO_BUSY' });
  finish('ana');
  const zip = await buffer(all[0]?.response ?? new PassThrough());
  expect(JSON.parse(String((await unzipped(zip)).get('notes.json')))).toEqual([{ of: 'ana' }]);
  expect(begun).toEqual(['ana', 'bob', 'cal']);
  finish('bob');
  for (const one of [...all.slice(1), again]) one.response.resume();
  await all[1]?.done;
  finish('cal');
  finish('ana');
  await Promise.all([all[2]?.done, again.done]);
});

test('who hangs up while they wait leaves the line, and a client that reads slowly keeps nobody waiting', async () => {
  const { begun, ask, finish } = open();
  const [ana] = [ask('ana'), ask('bob')];
  const cal = ask('cal');
  cal.response.destroy();
  await expect(cal.done).rejects.toMatchObject({ code: 'TOO_BUSY' });
  await turn();
  finish('ana');
  ask('dot');
  while (!begun.includes('dot')) await turn();
  expect(ana.response.readableFlowing).toBeNull();
  for (const one of ['bob', 'dot']) finish(one);
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
