import { type AnyEventSchema, personalOf } from '../../kernel/event-store/events.js';

/** The personal fields of an event, by the person whose key encrypts them.
 *  in   data: as it is stored, without the encrypted fields
 *  out  [] for an event without encrypted fields; no names of fields where the event is unknown */
export function coveredFields(
  schema: AnyEventSchema | undefined,
  data: Readonly<Record<string, unknown>>,
  subjects: readonly string[],
): readonly { readonly subject: string; readonly fields: readonly string[] }[] {
  const parts = schema ? personalOf(schema) : [];
  const only = parts.length === 1 && subjects.length === 1 ? subjects[0] : undefined;
  return subjects.map((subject) => ({
    subject,
    fields: parts
      .filter(({ of }) => (only ?? data[of]) === subject)
      .flatMap(({ fields }) => Object.keys(fields)),
  }));
}

/** '<stream>@<version>' */
export const nameOfEvent = ({
  stream,
  version,
}: {
  readonly stream: string;
  readonly version: number;
}): string => `${stream}@${version}`;

/** out  undefined for what names no event */
export function eventNamed(name: string): { readonly stream: string; readonly version: number } | undefined {
  const [, stream, version] = /^(.+)@([1-9]\d{0,9})$/.exec(name) ?? [];
  return stream === undefined ? undefined : { stream, version: Number(version) };
}
