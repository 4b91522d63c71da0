import { call } from '@lib/api/call';
import { download } from '@lib/api/download';
import { ApiProblem } from '@lib/api/problem';
import { saveReadPosition } from '@lib/api/read-position';
import { upload } from '@lib/api/upload';
import type { Anchor, PicturePlace, Shape, Space, Zone } from '@modules/spaces/map/space-map.schemas';
import {
  addPicture,
  importGeoJson,
  importSpaceTable,
  placePicture,
  publishSpaceMap,
  putSpaces,
  readGeoJson,
  readSpaceDraft,
  readSpaceMap,
  readSpaceTable,
  removePicture,
  revertSpaceMap,
  type SpaceDraft,
  setAnchor,
  setShapes,
  setZones,
  takeOutSpaces,
} from '@modules/spaces/spaces.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { mapDraftQuery } from './map-draft.queries';

/** What one call changes of the spaces of a draft. */
export type SpacesBatch =
  | { readonly kind: 'put'; readonly spaces: readonly Space[] }
  | { readonly kind: 'take out'; readonly ids: readonly string[] };

/** Sends spaces that are on the page already. The draft is not read again: the page has what it sent.
 *  errors  ApiProblem, those of putSpaces and takeOutSpaces */
export function useSendSpaces(eventId: string) {
  return useMutation({
    // Without a connection it fails at once, so that the page says so; it is sent again when the connection is back.
    networkMode: 'always',
    mutationFn: (batch: SpacesBatch) =>
      batch.kind === 'put'
        ? call(putSpaces, { params: { eventId }, body: { spaces: batch.spaces.map(asBody) } })
        : call(takeOutSpaces, { params: { eventId }, body: { ids: [...batch.ids] } }),
  });
}

const asBody = (space: Space) => ({ ...space, features: [...space.features] });

/** A change of all zones, made from those that the draft has: when somebody else changed them, it is made once more from theirs. */
export function useChangeZones(eventId: string) {
  const draft = useDraft(eventId);
  return useMutation({
    mutationFn: (change: (zones: readonly Zone[]) => readonly Zone[]) =>
      draft.replace(async (now) => {
        const zones = [...change(now.layout.zones)];
        await call(setZones, { params: { eventId }, body: { zones, madeFrom: now.version } });
        return { zones };
      }),
  });
}

/** The same of all shapes of the background. */
export function useChangeShapes(eventId: string) {
  const draft = useDraft(eventId);
  return useMutation({
    mutationFn: (change: (shapes: readonly Shape[]) => readonly Shape[]) =>
      draft.replace(async (now) => {
        const shapes = [...change(now.layout.shapes)];
        await call(setShapes, { params: { eventId }, body: { shapes, madeFrom: now.version } });
        return { shapes };
      }),
  });
}

/** in  onProgress: the share that was sent, 0 to 1 */
export function useAddMapPicture(eventId: string) {
  const draft = useDraft(eventId);
  return useMutation({
    mutationFn: ({
      file,
      onProgress,
    }: {
      readonly file: File;
      readonly onProgress: (share: number) => void;
    }) => upload(addPicture, file, { params: { eventId }, onProgress }),
    onSuccess: () => draft.readGround(),
  });
}

export function usePlaceMapPicture(eventId: string) {
  const draft = useDraft(eventId);
  return useMutation({
    mutationFn: (place: PicturePlace) => call(placePicture, { params: { eventId }, body: place }),
    onMutate: (place) =>
      draft.change((now) => ({
        ...now,
        isChanged: true,
        picture: now.picture && { ...now.picture, ...place },
      })),
    onError: () => draft.readGround(),
  });
}

export function useRemoveMapPicture(eventId: string) {
  const draft = useDraft(eventId);
  return useMutation({
    mutationFn: () => call(removePicture, { params: { eventId } }),
    onSuccess: () => draft.change((now) => ({ ...now, picture: null, isChanged: true })),
  });
}

export function useSetMapAnchor(eventId: string) {
  const draft = useDraft(eventId);
  return useMutation({
    mutationFn: (anchor: Anchor | null) => call(setAnchor, { params: { eventId }, body: { anchor } }),
    onSuccess: (_receipt, anchor) =>
      draft.change((now) => ({ ...now, isChanged: true, layout: { ...now.layout, anchor } })),
  });
}

/** Everybody sees it then: the published map is read again wherever it is on screen. */
export function usePublishMap(eventId: string) {
  return useMutation({
    mutationFn: () => call(publishSpaceMap, { params: { eventId }, body: {} }),
    onSettled: useInvalidate([readSpaceDraft.path], [readSpaceMap.path]),
  });
}

export function useRevertMap(eventId: string) {
  return useMutation({
    mutationFn: () => call(revertSpaceMap, { params: { eventId }, body: {} }),
    onSettled: useInvalidate([readSpaceDraft.path]),
  });
}

/** Reads the draft again: what others drew since appears. */
export const useReadDraftAgain = () => useInvalidate([readSpaceDraft.path]);

export type MapFile = {
  readonly file: Blob;
  /** A table of spaces, or GeoJSON as spaces or as shapes of the background. */
  readonly as: 'table' | 'spaces' | 'shapes';
  /** Looks only: nothing changes. */
  readonly preview: boolean;
};

export function useImportMapFile(eventId: string) {
  const refresh = useInvalidate([readSpaceDraft.path]);
  return useMutation({
    mutationFn: ({ file, as, preview }: MapFile) =>
      as === 'table'
        ? upload(importSpaceTable, typed(file, 'text/csv'), {
            params: { eventId },
            query: { preview: String(preview) },
          })
        : upload(importGeoJson, typed(file, 'application/geo+json'), {
            params: { eventId },
            query: { preview: String(preview), as },
          }),
    onSuccess: (_outcome, { preview }) => (preview ? undefined : refresh()),
  });
}

/** Some systems give files of these kinds no type, or that of a spreadsheet program. */
const typed = (file: Blob, type: string): Blob => new Blob([file], { type });

/** The draft as a file. */
export const mapFiles = {
  table: (eventId: string) => download(readSpaceTable, undefined, { eventId }),
  geojson: (eventId: string) => download(readGeoJson, undefined, { eventId }),
} as const;

function useDraft(eventId: string) {
  const queries = useQueryClient();
  const { queryKey } = mapDraftQuery(eventId);
  const change = (next: (now: SpaceDraft) => SpaceDraft) =>
    queries.setQueryData(queryKey, (now) => (now ? next(now) : now));
  const read = () => call(readSpaceDraft, { params: { eventId } });
  /** Spaces stay as the page has them: those that are not sent yet are newer. */
  const readGround = async () => {
    const now = await read();
    change((before) => ({
      ...now,
      layout: { ...now.layout, spaces: before.layout.spaces },
    }));
    return now;
  };
  const replace = async (send: (now: SpaceDraft) => Promise<Partial<SpaceDraft['layout']>>) => {
    const now = queries.getQueryData(queryKey) ?? (await read());
    const sent = await send(now).catch(async (error: unknown) => {
      if (!(error instanceof ApiProblem && error.code === 'CHANGED_SINCE')) throw error;
      saveReadPosition(error.body);
      return send(await readGround());
    });
    change((before) => ({ ...before, isChanged: true, layout: { ...before.layout, ...sent } }));
    await readGround();
  };
  return { change, readGround, replace };
}
