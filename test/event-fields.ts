import type { z } from 'zod';
import type { ContentType } from '../modules/kernel/content/content.js';
import { personalOf, type StreamDefinition } from '../modules/kernel/event-store/events.js';

/** A field somewhere in an event's data. */
interface Field {
  /** The field of the event that it is, or is in: what a definition can name. */
  readonly top: string;
  readonly name: string;
  readonly schema: z.ZodType;
  /** 'string', 'object', 'enum' and so on; of what is in a list, or may be left out. */
  readonly type: string;
}

/** Fields that name photos or files, and that no kind of content says it holds: an erasure would leave their files on the disk. */
export const photosForgotten = (
  { schemas }: StreamDefinition,
  content?: Pick<ContentType, 'photos'>,
): readonly string[] =>
  Object.entries(schemas).flatMap(([type, { schema }]) =>
    fieldsOf(schema)
      .filter((field) => isPhoto(field) && !content?.photos?.fields[type]?.includes(field.top))
      .filter(({ top, name }) => !namesContent.has(`${top}.${name}`))
      .map(({ top }) => `${type}.${top}`)
      .filter((field) => !ofNobody.has(field)),
  );

/** Pictures that are no member's: the module that stores them deletes them. */
const ofNobody: ReadonlySet<string> = new Set(['AdPictureChanged.photo']);

/** Ids of content with streams of its own, whose kind says where its files are: the documents of a build. */
const namesContent: ReadonlySet<string> = new Set(['goesAlong.documents']);

/** Texts that may name staff, or be their words, and of which the definition does not say whether members read them. */
export const staffForgotten = ({ schemas }: StreamDefinition): readonly string[] =>
  Object.entries(schemas).flatMap(([type, event]) => {
    const { staffOnly = [], shown = [] } = event;
    const personal = personalOf(event).flatMap(({ fields }) => Object.keys(fields));
    // beside the name of staff, words are theirs and not of the person under whose key they are
    const said = [...staffOnly, ...shown, ...(staffOnly.some(saysWho) ? [] : personal)];
    return fieldsOf(event.schema)
      .filter((field) => mayBeOfStaff(field) && !said.includes(field.top))
      .map(({ top }) => `${type}.${top}`);
  });

/** What a definition names and its events do not have. */
export const namedInVain = (
  { schemas }: StreamDefinition,
  content?: Pick<ContentType, 'photos'>,
): readonly string[] =>
  Object.entries(schemas).flatMap(([type, { schema, staffOnly = [], shown = [] }]) => {
    const tops = new Set(fieldsOf(schema).map(({ top }) => top));
    const named = [...staffOnly, ...shown, ...(content?.photos?.fields[type] ?? [])];
    return named.filter((field) => !tops.has(field)).map((field) => `${type}.${field}`);
  });

const wordsOf = (name: string): readonly string[] =>
  name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());

const files = /^(photo|picture|image|avatar|cover|blob|file|attachment|thumbnail|video|document)s?$/;

/** By its name, or by its shape: an id with a width and a height. */
const isPhoto = ({ name, schema, type }: Field): boolean =>
  type === 'object'
    ? ['id', 'width', 'height'].every((part) => part in shapeOf(schema))
    : texts.has(type) && wordsOf(name).some((word) => files.test(word));

const saysWho = (name: string): boolean => /(^b|B)y(Id)?$/.test(name);

const mayBeOfStaff = ({ name, type }: Field): boolean =>
  texts.has(type) &&
  (saysWho(name) ||
    /^by[A-Z]/.test(name) ||
    wordsOf(name).some((word) =>
      /^(note|reason|remark|comment|hidden|internal|staff|why|because)s?$/.test(word),
    ));

/** What can hold an id or words. An enumeration, a number and a flag can name nobody. */
const texts: ReadonlySet<string> = new Set(['string', 'unknown', 'any']);

/** Every field of a schema, at any depth.
 *  errors  Error for a type of schema that this does not know, in which a field could hide */
export function fieldsOf(schema: z.ZodType): readonly Field[] {
  return Object.entries(shapeOf(schema)).flatMap(([top, field]) => within(field, top, top));
}

function within(schema: z.ZodType, name: string, top: string): readonly Field[] {
  const { def } = schema as unknown as Schema;
  const { type } = def;
  switch (type) {
    case 'object':
      return [
        { top, name, schema, type },
        ...Object.entries(shapeOf(schema)).flatMap(([part, field]) => within(field, part, top)),
      ];
    case 'array':
      return within(def.element, name, top);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return within(def.innerType, name, top);
    case 'union':
      return def.options.flatMap((option) => within(option, name, top));
    case 'record':
      return [{ top, name, schema, type }, ...within(def.valueType, name, top)];
    case 'lazy': // z.json()
    case 'unknown':
    case 'any':
      return [{ top, name, schema, type: 'unknown' }];
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return [{ top, name, schema, type }];
    default:
      throw new Error(`A schema of type ${type} may hide fields: ${name}`);
  }
}

interface Schema {
  readonly def: {
    readonly type: string;
    readonly element: z.ZodType;
    readonly innerType: z.ZodType;
    readonly valueType: z.ZodType;
    readonly options: readonly z.ZodType[];
  };
}

const shapeOf = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> => {
  if (!('shape' in schema)) throw new Error('An event has fields.');
  return schema.shape as Readonly<Record<string, z.ZodType>>;
};
