import { Inject, Injectable } from '@nestjs/common';
import { personalOf, type RecordedEvent, type StreamDefinition } from '../kernel/event-store/events.js';
import { subjectsOf } from '../kernel/event-store/personal-fields.js';
import type { AuditedThing } from '../kernel/http/audit-acts.interceptor.js';
import { MODULE_CONTEXT, type ModuleContext } from '../kernel/manifest/manifest.js';

/** Whose a thing is: the reason for an act about it is encrypted under the key of that person.
 *  source  README, Rules */
@Injectable()
export class AuditSubjects {
  constructor(@Inject(MODULE_CONTEXT) private readonly context: ModuleContext) {}

  /** The member itself, the owner of content, or the person whom the stream of that name is about; undefined when there is nobody. */
  async of({ kind, id }: AuditedThing): Promise<string | undefined> {
    if (kind === 'member') return id;
    const { contents, eventStore, manifests } = this.context;
    if (kind === 'event') return this.#ofEvent(id);
    const content = contents.typeOf(kind);
    if (content)
      return content.ownerIn(await eventStore.read(content.events, content.streamId?.(id) ?? id), id);
    const stream = manifests.flatMap(({ streams = [] }) => streams).find(({ category }) => category === kind);
    return stream && subjectIn(stream, await eventStore.read(stream, id));
  }

  /** The person whose fields an event has, the first of several.
   *  in  name: '<stream>@<version>' */
  async #ofEvent(name: string): Promise<string | undefined> {
    const [, stream, version] = /^(.+)@([1-9]\d{0,9})$/.exec(name) ?? [];
    if (stream === undefined) return undefined;
    const from = Number(version);
    const [event] = await this.context.eventStore.log.read(stream, { from, limit: 1 }).catch(() => []); // no name of a stream: the call is refused afterwards
    return event?.version === from ? subjectsOf(event.meta)[0] : undefined;
  }
}

/** The data subject of the first event that has one. */
function subjectIn({ schemas }: StreamDefinition, history: readonly RecordedEvent[]): string | undefined {
  for (const { type, data } of history) {
    const [personal] = schemas[type] ? personalOf(schemas[type]) : [];
    const subject = personal && (data as Readonly<Record<string, unknown>>)[personal.of];
    if (typeof subject === 'string' && subject) return subject;
  }
  return undefined;
}
