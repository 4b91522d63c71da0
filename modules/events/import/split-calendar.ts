import ICAL from 'ical.js';
import { unprocessable } from '../../kernel/decider/errors.js';

export const maxCalendarBytes = 1_048_576;
export const maxCalendarEntries = 500;

/** A calendar taken apart: each entry is read alone, so that one that nobody can read does not spoil the others. */
export interface SplitCalendar {
  /** How clocks are said to go in the zones that the file names, by those names. */
  readonly zones: ReadonlyMap<string, ICAL.Timezone>;
  /** Of the whole calendar, as Google writes it; null without. */
  readonly zoneName: string | null;
  readonly entries: readonly SplitEntry[];
}
export interface SplitEntry {
  readonly uid: string;
  /** Null when it cannot be read. */
  readonly event: ICAL.Component | null;
  /** Other entries of the same UID that change single dates. */
  readonly changes: readonly ICAL.Component[];
}

/** errors  CALENDAR_UNREADABLE, CALENDAR_TOO_LARGE (unprocessable)
 *  source  RFC 5545 3.1, 3.4 */
export function splitCalendar(bytes: Buffer): SplitCalendar {
  if (bytes.length > maxCalendarBytes) throw tooLarge();
  const lines = linesOf(bytes.toString('utf8'));
  if (!/^BEGIN:VCALENDAR$/i.test(lines[0] ?? '') || !lines.some((line) => /^END:VCALENDAR$/i.test(line)))
    throw unreadable();
  const blocks = blocksOf(lines, 'VEVENT');
  if (blocks.length > maxCalendarEntries) throw tooLarge();
  return {
    zones: zonesOf(lines),
    zoneName: lines.map((line) => /^X-WR-TIMEZONE:(.{1,80})$/i.exec(line)?.[1]?.trim()).find(Boolean) ?? null,
    entries: entriesOf(blocks),
  };
}

/** Long lines are folded: a line that begins with a blank goes on. */
const linesOf = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|\n/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** The lines of each component of a name, and of those inside it only where they are asked for: alarms say nothing of an event. */
function blocksOf(
  lines: readonly string[],
  name: string,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  let block: string[] | undefined;
  let depth = 0;
  for (const line of lines) {
    const [, edge, component] = /^(BEGIN|END):([A-Z-]+)\s*$/i.exec(line.slice(0, 80))?.map(upper) ?? [];
    if (!block) {
      if (edge === 'BEGIN' && component === name) block = [];
      continue;
    }
    if (edge === 'BEGIN') depth += 1;
    if (edge === 'END' && depth === 0) {
      blocks.push(block);
      block = undefined;
    } else if (isWhole || (depth === 0 && !edge)) block.push(line);
    if (edge === 'END') depth = Math.max(0, depth - 1);
  }
  return blocks;
}

const upper = (text: string): string => text.toUpperCase();

function entriesOf(blocks: readonly (readonly string[])[]): readonly SplitEntry[] {
  const read = blocks.map((lines, at) => {
    const named = lines.map((line) => /^UID(?:;[^:]{0,200})?:(.+)$/i.exec(line)?.[1]).find(Boolean);
    const uid = plainUid(named ?? '') || `entry ${at + 1}`;
    return { uid, event: componentOf(['BEGIN:VEVENT', ...lines.filter(isRead), 'END:VEVENT']) };
  });
  const isChange = ({ event }: (typeof read)[number]) => event?.hasProperty('recurrence-id') ?? false;
  const whole = new Map(read.filter((one) => !isChange(one)).map((one) => [one.uid, one]));
  const changes = read.filter(isChange);
  return [
    ...[...whole.values()].map((one) => ({
      ...one,
      changes: changes.flatMap(({ uid, event }) => (uid === one.uid && event ? [event] : [])),
    })),
    // a single date of a series that is not in the file is an event of its own
    ...changes
      .filter(({ uid }) => !whole.has(uid))
      .map(({ uid, event }) => ({
        uid: `${uid} ${event?.getFirstPropertyValue('recurrence-id')}`,
        event,
        changes: [],
      })),
  ];
}

/** What nobody asks for is not read: it may be long, or broken. */
const isRead = (line: string): boolean => asked.has(/^[A-Za-z-]{1,40}/.exec(line)?.[0].toUpperCase() ?? '');
const asked: ReadonlySet<string> = new Set([
  ...['SUMMARY', 'DESCRIPTION', 'CATEGORIES', 'URL', 'LOCATION', 'GEO', 'STATUS'],
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'EXRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
]);

/** Names of things of others, of any length. */
const plainUid = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 255);

/** A zone whose clocks change by anything but a yearly rule is none of this world, and would take long to count through. */
function zonesOf(lines: readonly string[]): ReadonlyMap<string, ICAL.Timezone> {
  const zones = new Map<string, ICAL.Timezone>();
  for (const block of blocksOf(lines, 'VTIMEZONE', { isWhole: true }).slice(0, 50)) {
    const isYearly = block.every((line) => !/^RRULE\b/i.test(line) || yearly.test(line));
    const component = isYearly ? componentOf(['BEGIN:VTIMEZONE', ...block, 'END:VTIMEZONE']) : null;
    const name = component?.getFirstPropertyValue('tzid');
    if (component && typeof name === 'string') zones.set(name, new ICAL.Timezone(component));
  }
  return zones;
}

const yearly =
  /^RRULE:FREQ=YEARLY(;(BYMONTH=\d+|BYDAY=[+-]?\d?[A-Z]{2}|BYMONTHDAY=[\d,]+|UNTIL=\w+|WKST=[A-Z]{2}))*\s*$/i;

/** Room for the longest description, or for 2,000 days; and for one of each in an entry. */
const maxLine = 50_000;
const maxEntry = 2 * maxLine;

/** Values are read when they are asked for: here all are, so that an entry is readable or not.
 *  out  null when it is not, which the caller says of it */
function componentOf(lines: readonly string[]): ICAL.Component | null {
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  if (letters > maxEntry || lines.some((line) => line.length > maxLine)) return null;
  try {
    const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')));
    for (const part of [component, ...component.getAllSubcomponents()])
      for (const property of part.getAllProperties()) property.getValues();
    return component;
  } catch {
    return null; // an entry that cannot be read is counted as such
  }
}

const unreadable = () =>
  unprocessable('CALENDAR_UNREADABLE', {
    message: 'This is no calendar file. Export the calendar as .ics (iCalendar), and choose that file.',
  });
export const tooLarge = () =>
  unprocessable('CALENDAR_TOO_LARGE', {
    message: `The calendar has more than 1 MB or ${maxCalendarEntries} entries. Export a part of it.`,
  });
