import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { uploadOf } from '../../kernel/http/upload.js';
import {
  addPicture,
  type ImportedSpaces,
  importGeoJson,
  importSpaceTable,
  placePicture,
  publishSpaceMap,
  putSpaces,
  readGeoJson,
  readSpaceDraft,
  readSpaceTable,
  removePicture,
  revertSpaceMap,
  type SpaceDraft,
  setAnchor,
  setShapes,
  setZones,
  takeOutSpaces,
} from '../spaces.contract.js';
import { MapFiles } from './map-files.service.js';
import { SpaceMaps } from './space-maps.service.js';

@Controller()
export class SpaceMapsController {
  constructor(
    @Inject(SpaceMaps) private readonly maps: SpaceMaps,
    @Inject(MapFiles) private readonly files: MapFiles,
  ) {}

  @Route(readSpaceDraft)
  draft(@Input() { params, meta }: RouteInput<typeof readSpaceDraft>): Promise<SpaceDraft> {
    return this.maps.draft(params.eventId, meta);
  }

  @Route(putSpaces)
  put(@Input() { params, body, meta }: RouteInput<typeof putSpaces>): Promise<Receipt> {
    return this.maps.send(params.eventId, { type: 'PutSpaces', spaces: body.spaces, meta });
  }

  @Route(takeOutSpaces)
  takeOut(@Input() { params, body, meta }: RouteInput<typeof takeOutSpaces>): Promise<Receipt> {
    return this.maps.send(params.eventId, { type: 'TakeOutSpaces', ids: body.ids, meta });
  }

  @Route(setZones)
  setZones(@Input() { params, body, meta }: RouteInput<typeof setZones>): Promise<Receipt> {
    return this.maps.setZones(params.eventId, body, meta);
  }

  @Route(setShapes)
  setShapes(@Input() { params, body, meta }: RouteInput<typeof setShapes>): Promise<Receipt> {
    return this.maps.setShapes(params.eventId, body, meta);
  }

  @Route(addPicture)
  addPicture(
    @Input() { params, request, meta }: RouteInput<typeof addPicture>,
  ): Promise<ResponseOf<typeof addPicture>> {
    return this.maps.addPicture(params.eventId, uploadOf(request), meta);
  }

  @Route(placePicture)
  placePicture(@Input() { params, body, meta }: RouteInput<typeof placePicture>): Promise<Receipt> {
    return this.maps.send(params.eventId, { type: 'PlacePicture', place: body, meta });
  }

  @Route(removePicture)
  removePicture(@Input() { params, meta }: RouteInput<typeof removePicture>): Promise<Receipt> {
    return this.maps.send(params.eventId, { type: 'RemovePicture', meta });
  }

  @Route(setAnchor)
  setAnchor(@Input() { params, body, meta }: RouteInput<typeof setAnchor>): Promise<Receipt> {
    return this.maps.send(params.eventId, { type: 'SetAnchor', anchor: body.anchor, meta });
  }

  @Route(publishSpaceMap)
  publish(@Input() { params, meta }: RouteInput<typeof publishSpaceMap>): Promise<Receipt> {
    return this.maps.publish(params.eventId, meta);
  }

  @Route(revertSpaceMap)
  revert(@Input() { params, meta }: RouteInput<typeof revertSpaceMap>): Promise<Receipt> {
    return this.maps.send(params.eventId, { type: 'RevertDraft', meta });
  }

  @Route(readSpaceTable)
  async table(
    @Input() { params, meta }: RouteInput<typeof readSpaceTable>,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.files.table(params.eventId, meta);
    response.set(fileOf('text/csv; charset=utf-8', 'spaces.csv')).send(file);
  }

  @Route(importSpaceTable)
  readTable(
    @Input() { params, query, request, meta }: RouteInput<typeof importSpaceTable>,
  ): Promise<ImportedSpaces> {
    return this.files.readTable(params.eventId, uploadOf(request), query.preview === 'true', meta);
  }

  @Route(readGeoJson)
  async geoJson(
    @Input() { params, meta }: RouteInput<typeof readGeoJson>,
    @Res() response: Response,
  ): Promise<void> {
    const file = JSON.stringify(await this.files.geoJson(params.eventId, meta));
    response.set(fileOf('application/geo+json', 'spaces.geojson')).send(file);
  }

  @Route(importGeoJson)
  readGeoJson(
    @Input() { params, query, request, meta }: RouteInput<typeof importGeoJson>,
  ): Promise<ImportedSpaces> {
    const how = { as: query.as, isPreview: query.preview === 'true' };
    return this.files.readGeoJson(params.eventId, uploadOf(request), how, meta);
  }
}

const fileOf = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
});
