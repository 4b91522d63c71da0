import { type ContentDeps, type ContentType } from '../../kernel/content/content.js';
import { photosOfKind } from '../../kernel/content/contents.js';
import { withoutOtherSubjects } from '../../kernel/event-store/personal-fields.js';
import { type ArchivedBlob, type ExportSection, withoutStaff } from '../../kernel/export/export-section.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';

/** Every section of an archive: the sections of modules, and everything that the member made, of every kind, with
 *  its photos. A kind without a module's section is archived as its events. */
export function sectionsOf(context: ModuleContext): readonly ExportSection[] {
  const { manifests, contents } = context;
  const sections = manifests.flatMap(({ exportSections }) => exportSections?.(context) ?? []);
  const files = new Set(sections.map(({ file }) => file));
  const others = contents.types.filter(({ archive }) => !files.has(archive));
  return [...sections, ...others.map((type) => exportContent(type, context))].map((section) => ({
    ...section,
    blobs: async (memberId) => [
      ...((await section.blobs?.(memberId)) ?? []),
      ...(await photosIn(section.file, context, memberId)),
    ],
  }));
}

/** Everything that a member made of one kind, with every event, without the personal fields of others. */
const exportContent = (
  { archive, idsOf, events, streamId }: ContentType,
  deps: ContentDeps,
): ExportSection => ({
  file: archive,
  read: async (memberId) =>
    Promise.all(
      (await idsOf(deps, memberId)).map(async (id) => ({
        id,
        events: (await deps.eventStore.read(events, streamId?.(id) ?? id))
          .map((event) => withoutOtherSubjects(events, event, memberId))
          .map(withoutStaff(events)),
      })),
    ),
});

/** The photos of the kinds that are archived in one file. */
async function photosIn(
  file: string,
  context: ModuleContext,
  memberId: string,
): Promise<readonly ArchivedBlob[]> {
  const blobs: ArchivedBlob[] = [];
  for (const type of context.contents.types.filter(({ archive }) => archive === file))
    for (const { id, files } of await photosOfKind(type, context, memberId))
      blobs.push({ path: `photos/${id}.webp`, blob: files.largest(id) });
  return blobs;
}
