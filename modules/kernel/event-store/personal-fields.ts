import { type CipherKey, decrypt, encrypt } from '../encryption/person-keys.js';
import { type EventMeta, type Json, type StoredEvent, UnreadableEvent } from './event-store.js';
import {
  type AnyEventSchema,
  type AnyPersonalFields,
  personalOf,
  type RecordedEvent,
  type StreamDefinition,
  upcast,
} from './events.js';

/** Encrypt the personal fields of each subject under that person's key, bound to the event's id.
 *  out     data as it is stored, `sealed` in place of the personal fields: a text for one subject, or a text for
 * each id of several; and the ids of the subjects
 *  errors  whatever `keyOf` refuses */
export async function encryptPersonal(
  schema: AnyEventSchema,
  data: Json,
  eventId: string,
  keyOf: (person: string) => Promise<CipherKey>,
): Promise<{ readonly data: Json; readonly whose: Pick<EventMeta, 'subject' | 'subjects'> }> {
  const open: Record<string, unknown> = { ...data };
  const personal = new Map<string, Record<string, unknown>>();
  for (const { of, fields } of personalOf(schema)) {
    const subject = data[of];
    if (typeof subject !== 'string' || !subject) continue;
    const own = personal.get(subject) ?? {};
    personal.set(subject, own);
    for (const field of Object.keys(fields).filter((name) => name in open)) {
      own[field] = open[field];
      delete open[field];
    }
  }
  const sealed: Record<string, string> = {};
  for (const [subject, fields] of personal)
    sealed[subject] = encrypt(await keyOf(subject), JSON.stringify(fields), eventId).toString('base64');
  const subjects = Object.keys(sealed);
  const [subject] = subjects;
  if (subject === undefined) return { data, whose: {} };
  if (subjects.length === 1) return { data: { ...open, sealed: sealed[subject] }, whose: { subject } };
  return { data: { ...open, sealed }, whose: { subjects } };
}

/** The persons whose keys decrypt an event. */
export const subjectsOf = ({ subject, subjects = [] }: EventMeta): readonly string[] =>
  subject === undefined ? subjects : [subject];

/** An event's data at the current version of its schema: personal fields in clear, and for each erased person the stand-ins that the schema names.
 *  errors  UnreadableEvent for data that these keys do not decrypt */
export function readableData(
  event: StoredEvent,
  schema: AnyEventSchema,
  keys: ReadonlyMap<string, CipherKey>,
): Json {
  const { sealed, ...open } = event.data;
  if (sealed === undefined) return upcast(schema, open, event.shape);
  const subjects = subjectsOf(event.meta);
  const erased = new Set(subjects.filter((subject) => !keys.has(subject)));
  const parts = personalOf(schema);
  const only = parts.length === 1 && subjects.length === 1 ? subjects[0] : undefined;
  const withStandIns = (data: Json): Json =>
    withoutFields(
      data,
      parts.filter(({ of }) => erased.has(String(only ?? data[of]))),
    );
  const data = { ...open, ...decrypted(event, sealed, subjects, keys) };
  return withStandIns(upcast(schema, withStandIns(data), event.shape));
}

/** An event for the archive of one person: the personal fields of its other subjects are replaced by their stand-ins. */
export function withoutOtherSubjects<Event extends RecordedEvent>(
  { schemas }: StreamDefinition,
  event: Event,
  person: string,
): Event {
  const data = event.data as Json;
  const schema = schemas[event.type];
  const others = (schema ? personalOf(schema) : []).filter(({ of }) => data[of] !== person);
  return { ...event, data: withoutFields(data, others) };
}

/** An event without its staff-only fields. */
export function withoutStaffOnly<Event extends RecordedEvent>(
  { schemas }: StreamDefinition,
  event: Event,
): Event {
  const staffOnly = schemas[event.type]?.staffOnly ?? [];
  const shown = Object.entries(event.data as Json).filter(([field]) => !staffOnly.includes(field));
  return { ...event, data: Object.fromEntries(shown) };
}

/** Stand-ins in place of the personal fields of these subjects. */
const withoutFields = (data: Json, parts: readonly AnyPersonalFields[]): Json =>
  Object.assign({}, data, ...parts.map(({ fields }) => fields));

function decrypted(
  event: StoredEvent,
  sealed: unknown,
  subjects: readonly string[],
  keys: ReadonlyMap<string, CipherKey>,
): Json {
  if (!subjects.length) throw new UnreadableEvent(event, 'it names nobody whose key decrypts it');
  try {
    const parts = subjects.map((subject) => {
      const key = keys.get(subject);
      const text =
        typeof sealed === 'string' ? sealed : (sealed as Readonly<Record<string, string>>)[subject];
      return key ? JSON.parse(decrypt(key, Buffer.from(String(text), 'base64'), event.id).toString()) : {};
    });
    return Object.assign({}, ...parts) as Json;
  } catch (error) {
    throw new UnreadableEvent(event, (error as Error).message);
  }
}
