import { maxEntryPhotos } from '@modules/builds/builds.schemas';
import { useDraft } from '../draft/use-draft';
import { draftOfBuild } from './entry-fields';

/** The entry of a build's journal that is being written, and those that wait on this device. */
export const useEntryDraft = (buildId: string) =>
  useDraft(draftOfBuild(buildId), { kind: 'entry', maxPhotos: maxEntryPhotos });

export type EntryDraft = ReturnType<typeof useEntryDraft>;
