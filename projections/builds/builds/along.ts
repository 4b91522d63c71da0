import type { GoesAlong } from '../../../modules/builds/build/build.events.js';
import type { EntryRow, PartRow, TaskRow } from './builds.rows.js';
import type { FoundBuild } from './found-build.queries.js';

/** What of a build a reader sees beside the car, its tasks and its parts. */
export type Along = Omit<GoesAlong, 'documents'>;

const everything: Along = { journal: true, photos: true, costs: true, names: true };

/** Whoever a build is offered to sees as much of it as goes along, so that what stays with its owner is not read before. All others see what their standing shows.
 *  source  modules/builds/README.md, Who sees a build */
export const alongFor = ({
  is_by_offer,
  offered_along,
}: Pick<FoundBuild, 'is_by_offer' | 'offered_along'>): Along =>
  is_by_offer && offered_along ? offered_along : everything;

/** Entries as far as they go along: without photos, or without names. */
export const entriesAlong = <Row extends EntryRow>(
  rows: readonly Row[],
  { photos, names }: Along,
): readonly Row[] =>
  photos && names
    ? rows
    : rows.map((row) => ({
        ...row,
        ...(photos ? {} : { photos: [], compare: null }),
        is_named: names && row.is_named,
      }));

/** Tasks, or parts, with photos where these go along. */
export const photosAlong = <Row extends Pick<TaskRow | PartRow, 'photos'>>(
  rows: readonly Row[],
  { photos }: Along,
): readonly Row[] => (photos ? rows : rows.map((row) => ({ ...row, photos: [] })));
