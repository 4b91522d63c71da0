import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { stringify } from 'csv-stringify/sync';
import { parseTable } from '../../inventory/import/parse-table.shared.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { invalid, tooLarge, unprocessable } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { bytesOf, type Content, sizeOf } from '../../kernel/files/content.js';
import { plainCode } from '../drawing/codes.rules.js';
import { shapesFrom, tableFrom } from '../drawing/feature-spaces.rules.js';
import { type FeatureCollection, featuresOf, readFeatures } from '../drawing/geojson.rules.js';
import { type LineOutcome, readSpaceTable, type TableLine, tableOf } from '../drawing/space-table.rules.js';
import { type ImportedSpaces, maxRefused } from '../spaces.contract.js';
import { mustDraw, type OpenMap, openMap } from './map-to-draw.js';
import { spaceMapDecider } from './space-map.decider.js';
import { type Anchor, maxSpaces, type Space } from './space-map.schemas.js';
import { mustFit } from './spaces.rules.js';

/** Maps as files: tables in CSV, and GeoJSON.
 *  source  README, Files */
@Injectable()
export class MapFiles {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
  ) {}

  /** errors  those of the contract readSpaceTable */
  async table(eventId: string, meta: CommandMetadata): Promise<string> {
    const { map } = await this.#open(eventId, meta);
    return stringify([...tableOf(map.draft.spaces.values(), map.draft.zones)], { bom: true });
  }

  /** errors  those of the contract readGeoJson */
  async geoJson(eventId: string, meta: CommandMetadata): Promise<FeatureCollection> {
    const { map } = await this.#open(eventId, meta);
    const { spaces, zones, background, anchor } = map.draft;
    const zoneNames = new Map(zones.map(({ id, name }) => [id, name]));
    return featuresOf(
      { spaces: spaces.values(), shapes: background.shapes, zoneNames },
      mustBeAnchored(anchor),
    );
  }

  /** errors  those of the contract importSpaceTable */
  async readTable(
    eventId: string,
    file: Content,
    isPreview: boolean,
    meta: CommandMetadata,
  ): Promise<ImportedSpaces> {
    const open = await this.#open(eventId, meta);
    mustBeSmall(file, maxTableBytes);
    const table = parseTable(await bytesOf(file), tableLimits);
    if (table.status !== 'parsed') throw table.status === 'too many' ? tooManyRows() : notATable();
    const lines = table.chunks.flatMap(
      (chunk) => JSON.parse(Buffer.from(chunk).toString('utf8')) as readonly TableLine[],
    );
    return this.#putLines(eventId, { headers: table.headers, lines }, { open, isPreview, meta });
  }

  /** errors  those of the contract importGeoJson */
  async readGeoJson(
    eventId: string,
    file: Content,
    { as, isPreview }: { readonly as: 'spaces' | 'shapes'; readonly isPreview: boolean },
    meta: CommandMetadata,
  ): Promise<ImportedSpaces> {
    const open = await this.#open(eventId, meta);
    const anchor = mustBeAnchored(open.map.draft.anchor);
    mustBeSmall(file, maxGeoJsonBytes);
    const found = readFeatures(jsonOf(await bytesOf(file)), anchor, maxSpaces);
    if (!found) throw notGeoJson();
    if (found === 'too many') throw tooManyFeatures();
    const refused = found.refused.map(
      ({ nth, reason }): LineOutcome => ({ row: nth, code: '', outcome: 'refused', reason }),
    );
    if (as === 'spaces')
      return this.#putLines(eventId, tableFrom(found.read), { open, isPreview, meta }, refused);
    const before = open.map.draft.background.shapes;
    const { shapes, outcomes } = shapesFrom(found.read, before);
    const command = { type: 'SetShapes', shapes: [...before, ...shapes], meta } as const;
    const madeFrom = { version: open.version, changedBy: ['ShapesSet', 'DraftReverted'] } as const;
    const receipt = isPreview
      ? open
      : await dispatch(this.bus, spaceMapDecider, eventId, command, { madeFrom });
    return summed([...refused, ...outcomes], receipt);
  }

  /** As one change, or as several of a size that every log takes at once. All of them are checked before the first.
   *  errors  NO_CODE_COLUMN (unprocessable), and those of PutSpaces */
  async #putLines(
    eventId: string,
    table: { readonly headers: readonly string[]; readonly lines: readonly TableLine[] },
    { open, isPreview, meta }: Reading,
    refused: readonly LineOutcome[] = [],
  ): Promise<ImportedSpaces> {
    const { draft } = open.map;
    const known = { spaces: draft.spaces.values(), zones: draft.zones };
    const read = readSpaceTable(table, known, (code) => deterministicId(meta.commandId, plainCode(code)));
    if (!read) throw noCodes();
    mustFit(draft, read.put);
    const receipt = isPreview ? open : await this.#put(eventId, read.put, open, meta);
    return summed([...refused, ...read.outcomes], receipt);
  }

  async #put(eventId: string, put: readonly Space[], open: At, meta: CommandMetadata): Promise<At> {
    let at = open;
    for (let from = 0; from < put.length; from += spacesATime) {
      const commandId = from === 0 ? meta.commandId : deterministicId(meta.commandId, `from ${from}`);
      const spaces = put.slice(from, from + spacesATime);
      const command = { type: 'PutSpaces', spaces, meta: { ...meta, commandId } } as const;
      at = await dispatch(this.bus, spaceMapDecider, eventId, command);
    }
    return at;
  }

  async #open(eventId: string, meta: CommandMetadata): Promise<OpenMap> {
    await mustDraw(this.eventStore, eventId, meta);
    return openMap(this.eventStore, eventId);
  }
}

type At = Pick<OpenMap, 'version' | 'position'>;

interface Reading {
  readonly open: OpenMap;
  readonly isPreview: boolean;
  readonly meta: CommandMetadata;
}

function summed(outcomes: readonly LineOutcome[], { version, position }: At): ImportedSpaces {
  const count = (one: LineOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === one).length;
  const problems = outcomes.flatMap(({ row, code, outcome, reason }) =>
    outcome === 'refused' ? [{ row, code, reason }] : [],
  );
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: problems.length,
    problems: problems.toSorted((one, other) => one.row - other.row).slice(0, maxRefused),
    version,
    position,
  };
}

function mustBeAnchored(anchor: Anchor | null): Anchor {
  if (anchor) return anchor;
  throw unprocessable('MAP_NOT_ANCHORED', {
    message: 'Say first where the map is on the earth: GeoJSON has places by latitude and longitude.',
  });
}

function mustBeSmall(file: Content, most: number): void {
  if (sizeOf(file) > most)
    throw tooLarge('MAP_FILE_TOO_LARGE', {
      message: `This file has more than ${most / 1_000_000} MB. Send it in parts.`,
    });
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined; // no JSON: refused by its schema
  }
}

const tooManyFeatures = () =>
  tooLarge('MAP_FILE_TOO_LARGE', {
    message: `This file has more than ${maxSpaces.toLocaleString('en-US')} outlines and lines. Send it in parts.`,
  });
const notATable = () =>
  invalid('NOT_A_TABLE', {
    message:
      'This is not a CSV file with a heading and rows. In a spreadsheet, save it as “CSV (comma separated)”.',
  });
const tooManyRows = () =>
  invalid('TOO_MANY_ROWS', {
    message: `A table may have ${maxSpaces.toLocaleString('en-US')} rows and ${tableLimits.maxColumns} columns at most.`,
  });
const noCodes = () =>
  unprocessable('NO_CODE_COLUMN', {
    message: 'No column is called “code”. Each line needs the code of its space, like B12.',
  });
const notGeoJson = () => invalid('NOT_GEOJSON', { message: 'This file is no GeoJSON: it has no features.' });

export const maxTableBytes = 2_000_000;
export const maxGeoJsonBytes = 5_000_000;
const tableLimits = { maxRows: maxSpaces, maxColumns: 60, maxCells: 400_000, want: 'rows' } as const;
/** Half a megabyte of the log. */
const spacesATime = 2_000;
