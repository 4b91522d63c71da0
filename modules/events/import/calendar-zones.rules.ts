/** The zone that a calendar means by a name: one of the time zone database, also behind a prefix ("/example.org/20260101/America/Chicago"), or one of Windows, as Outlook writes it.
 *  out  null for a name that nobody else knows, "Customized Time Zone" */
export function zoneNamed(name: string): string | null {
  const plain = name.trim().replace(/^"(.*)"$/, '$1');
  const windows = windowsZones.get(plain.toLowerCase());
  if (windows) return windows;
  const parts = plain.split('/');
  const tails = parts.map((_, at) => parts.slice(at).join('/'));
  return tails.find((tail) => isZone(tail)) ?? citedIn(plain);
}

/** "(UTC-06:00) Central Time (US & Canada)" */
function citedIn(name: string): string | null {
  const found = longNames.find(([words]) => name.toLowerCase().includes(words));
  return found?.[1] ?? null;
}

/** Offsets ("+05:00", "EST") have no changes of clocks, so they name no place's zone. */
function isZone(name: string): boolean {
  if (!/^(UTC|GMT|Etc\/UTC|[A-Z][A-Za-z_]+\/[A-Za-z_+\-/]+)$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false; // no time zone that we know: the reader says so
  }
}

/** Names of Windows with the zone of their first territory.
 *  source  Unicode CLDR, windowsZones */
const windowsZones: ReadonlyMap<string, string> = new Map([
  ['hawaiian standard time', 'Pacific/Honolulu'],
  ['aleutian standard time', 'America/Adak'],
  ['alaskan standard time', 'America/Anchorage'],
  ['pacific standard time', 'America/Los_Angeles'],
  ['pacific standard time (mexico)', 'America/Tijuana'],
  ['us mountain standard time', 'America/Phoenix'],
  ['mountain standard time', 'America/Denver'],
  ['mountain standard time (mexico)', 'America/Mazatlan'],
  ['central standard time', 'America/Chicago'],
  ['central standard time (mexico)', 'America/Mexico_City'],
  ['canada central standard time', 'America/Regina'],
  ['eastern standard time', 'America/New_York'],
  ['us eastern standard time', 'America/Indiana/Indianapolis'],
  ['sa western standard time', 'America/Puerto_Rico'],
  ['atlantic standard time', 'America/Halifax'],
  ['newfoundland standard time', 'America/St_Johns'],
  ['west pacific standard time', 'Pacific/Guam'],
  ['samoa standard time', 'Pacific/Apia'],
  ['utc', 'UTC'],
  ['gmt standard time', 'Europe/London'],
  ['greenwich standard time', 'Atlantic/Reykjavik'],
  ['w. europe standard time', 'Europe/Berlin'],
  ['central europe standard time', 'Europe/Budapest'],
  ['central european standard time', 'Europe/Warsaw'],
  ['romance standard time', 'Europe/Paris'],
]);

const longNames: readonly (readonly [string, string])[] = [
  ['eastern time (us', 'America/New_York'],
  ['indiana (east)', 'America/Indiana/Indianapolis'],
  ['central time (us', 'America/Chicago'],
  ['mountain time (us', 'America/Denver'],
  ['arizona', 'America/Phoenix'],
  ['pacific time (us', 'America/Los_Angeles'],
  ['alaska', 'America/Anchorage'],
  ['hawaii', 'Pacific/Honolulu'],
];
