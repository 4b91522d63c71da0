import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';
import type { Json } from '../modules/kernel/event-store/event-store.js';
import {
  type AnyEventSchema,
  personalOf,
  type StreamDefinition,
  upcast,
} from '../modules/kernel/event-store/events.js';
import { noteEvents } from './kernel/notes.js';

const root = join(import.meta.dirname, '..');

/** An event as a version of the product once recorded it, decrypted. */
const Fixture = z.strictObject({
  type: z.string(),
  shape: z.number().int(),
  data: z.record(z.string(), z.unknown()),
});
type Fixture = z.output<typeof Fixture>;

interface Shipped {
  readonly definition: StreamDefinition;
  readonly fixtures: readonly Fixture[];
}

/** All `*.events.ts` of the modules are found automatically: a new stream needs no entry here. */
const modules: readonly Shipped[] = await Promise.all(
  filesIn('modules', /\.events\.ts$/).map(async (file) => ({
    definition: streamIn(await import(join(root, file))),
    fixtures: filesIn(join(dirname(file), 'fixtures'), /\.json$/).map(fixtureIn),
  })),
);

/** The kernel's own example, with an older version. */
const example: Shipped = {
  definition: noteEvents,
  fixtures: [
    { type: 'NoteWritten', shape: 1, data: { authorId: 'ana', words: 'Points gap 0.016' } },
    { type: 'NoteWritten', shape: 2, data: { authorId: 'ana', words: 'Points gap 0.016', pages: 2 } },
    { type: 'NoteTorn', shape: 1, data: {} },
  ],
};

describe.each([...modules, example])('events of a $definition.category', ({ definition, fixtures }) => {
  const shapes = Object.entries(definition.schemas);
  const shipped = fixtures.map((fixture) => [`${fixture.type} v${fixture.shape}`, fixture] as const);

  test('each released version has one fixture, and there are no other fixtures', () => {
    const versions = shapes.flatMap(([type, { version }]) =>
      Array.from({ length: version }, (_, at) => `${type} v${at + 1}`),
    );
    expect(shipped.map(([name]) => name).sort()).toEqual(versions.sort());
  });

  test.each(shapes)('%s has an upcaster from each version to the next', (_, { version, upcasters }) => {
    expect(upcasters ?? []).toHaveLength(version - 1);
  });

  test.each(shipped)('%s is read as the current version, and nothing of it is lost', (_, fixture) => {
    const { schema, data } = readToday(definition, fixture);
    expect(schema.parse(data)).toEqual(data);
  });

  test.each(shipped)('%s names the persons whose data it holds, and can be read without it', (_, fixture) => {
    const { schema, personal, data } = readToday(definition, fixture);
    for (const { of, fields } of personalOf({ personal })) {
      expect(data[of]).toEqual(expect.stringMatching(/./));
      expect(schema.safeParse({ ...data, ...fields }).error).toBeUndefined();
    }
  });

  test.each(shipped)('%s is upcast without being changed, and always to the same data', (_, fixture) => {
    const shape = shapeOf(definition, fixture);
    fc.assert(
      fc.property(like(fixture.data), (data) => {
        const input = frozen(data as Json);
        const first = upcast(shape, input, fixture.shape);
        expect(upcast(shape, structuredClone(input), fixture.shape)).toEqual(first);
        expect(upcast(shape, first, shape.version)).toEqual(first);
      }),
    );
  });
});

test('the events of identity, marketplace and events are among them', () => {
  expect(modules.map(({ definition }) => definition.category).sort()).toEqual(
    expect.arrayContaining(['gathering', 'listing', 'member']),
  );
});

function filesIn(folder: string, name: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));
}

function streamIn(exported: Readonly<Record<string, unknown>>): StreamDefinition {
  const found = Object.values(exported).find(
    (one) => typeof one === 'object' && one !== null && 'category' in one && 'schemas' in one,
  );
  if (!found) throw new Error('A file *.events.ts exports one stream definition');
  return found as StreamDefinition;
}

/** The file's name matches its content: `ListingHeld.v1.json`. */
function fixtureIn(file: string): Fixture {
  const fixture = Fixture.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  if (!file.endsWith(`/${fixture.type}.v${fixture.shape}.json`))
    throw new Error(`${file} holds ${fixture.type} in version ${fixture.shape}`);
  return fixture;
}

function shapeOf(definition: StreamDefinition, { type }: Fixture): AnyEventSchema {
  const shape = definition.schemas[type];
  if (!shape) throw new Error(`${definition.category} has no event ${type}`);
  return shape;
}

function readToday(definition: StreamDefinition, fixture: Fixture): AnyEventSchema & { readonly data: Json } {
  const shape = shapeOf(definition, fixture);
  return { ...shape, data: upcast(shape, fixture.data, fixture.shape) };
}

/** Arbitrary data of the same form. */
function like(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'string') return fc.string();
  if (typeof value === 'number') return fc.integer();
  if (typeof value === 'boolean') return fc.boolean();
  if (Array.isArray(value))
    return value.length ? fc.array(like(value[0]), { maxLength: 3 }) : fc.constant([]);
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  return fc.record(Object.fromEntries(Object.entries(value).map(([field, part]) => [field, like(part)])), {
    noNullPrototype: true,
  });
}

function frozen<Part>(part: Part): Part {
  if (typeof part === 'object' && part !== null) Object.values(Object.freeze(part)).forEach(frozen);
  return part;
}
