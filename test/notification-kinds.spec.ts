import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { manifests } from '../apps/runtime/modules.js';
import { collectKinds } from '../modules/notifications/notification-kinds.js';
import type { NotificationType } from '../modules/notifications/notification-kinds.shared.js';

const modules = join(import.meta.dirname, '..', 'modules');
const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.notification-kinds.ts'),
);

// whoever notifies takes type and subtype from such a file: that is kept by the type of a request
test('every type of notification that a module declares is in its manifest', async () => {
  const registered = manifests.flatMap(({ notificationTypes = [] }) => notificationTypes);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const declared = Object.values((await import(join(modules, file))) as Record<string, NotificationType>);
    for (const one of declared)
      expect([file, one.type, registered.includes(one)]).toEqual([file, one.type, true]);
  }
});

test('every kind has a name, channels and a subject, and every subtype a kind and a subject', () => {
  const kinds = collectKinds(manifests);
  for (const { kind, name, label, usual } of kinds.all) {
    expect([kind, name, label].filter((word) => word.trim() === '')).toEqual([]);
    expect(Object.keys(usual).sort()).toEqual(['digest', 'inApp', 'mail']);
    expect(kinds.has(kind)).toBe(true);
  }
  for (const { notificationTypes = [] } of manifests)
    for (const { type, subjects } of notificationTypes)
      for (const subtype of Object.keys(subjects)) {
        expect(kinds.has(kinds.kindOf(type))).toBe(true);
        expect(kinds.subjectOf(type, subtype)).not.toBe('');
      }
});
