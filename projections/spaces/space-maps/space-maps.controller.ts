import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CONTENTS, DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import { setEtag } from '../../../modules/kernel/http/caching.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { contentPhoto } from '../../../modules/media/photos.contract.js';
import { readSpaceMap, type SpaceMapView } from '../../../modules/spaces/spaces.contract.js';
import { layoutOf, type PublishedMap, publishedMap } from './space-maps.queries.js';

@Controller()
export class SpaceMapsReadController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CONTENTS) private readonly contents: Contents,
  ) {}

  /** Whoever has this version gets no layout, which is not even read. */
  @Route(readSpaceMap)
  async read(
    @Input() { params: { eventId: id }, request, actor, meta }: RouteInput<typeof readSpaceMap>,
    @Res() response: Response,
  ): Promise<void> {
    const row = await publishedMap(this.db, id);
    if (!row || !(await this.contents.isSeenBy({ kind: 'gathering', id }, { actor, now: meta.now })))
      throw notFound('SPACE_MAP_NOT_FOUND', { message: 'This event has no map yet.' });
    setEtag(`${id} ${row.map_version} ${format}`, request, response);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const head = JSON.stringify(headOf(row)).slice(0, -1);
    response.type('json').send(`${head},"layout":${await layoutOf(this.db, id)}}`);
  }
}

const headOf = (row: PublishedMap): Omit<SpaceMapView, 'layout'> => ({
  eventId: row.id,
  mapVersion: row.map_version,
  publishedAt: row.published_at,
  spaces: row.spaces,
  cents: row.cents_from === null || row.cents_to === null ? null : { from: row.cents_from, to: row.cents_to },
  picture: row.picture && {
    ...row.picture,
    photo: contentPhoto({ kind: 'space-map', id: row.id }, row.picture.photo),
  },
});

/** Raised when the same version is sent in another form. */
const format = 1;
