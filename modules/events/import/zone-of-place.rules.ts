/** The time zone of a town. Of a state with two it goes by the usual line between them, which runs along counties: near it somebody should look.
 *  in   area: 'Jefferson, WI'
 *  out  null for what is in no state */
export function zoneOfPlace({
  area,
  latitude,
  longitude,
}: {
  readonly area: string;
  readonly latitude: number;
  readonly longitude: number;
}): string | null {
  const state = area.slice(-2);
  const split = splitStates[state];
  if (split) return longitude < split.line ? split.west : split.east;
  if (state === 'ID') return latitude > 45.5 ? 'America/Los_Angeles' : 'America/Boise';
  return zones.find(([, states]) => states.split(' ').includes(state))?.[0] ?? null;
}

const zones: readonly (readonly [string, string])[] = [
  ['America/New_York', 'CT DE DC GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV'],
  ['America/Chicago', 'AL AR IL IA LA MN MS MO OK WI'],
  ['America/Denver', 'CO MT NM UT WY'],
  ['America/Los_Angeles', 'CA NV WA'],
  ['America/Phoenix', 'AZ'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
  ['America/Puerto_Rico', 'PR VI'],
  ['Pacific/Guam', 'GU MP'],
];

const [eastern, central, mountain] = ['America/New_York', 'America/Chicago', 'America/Denver'];
const splitStates: Readonly<
  Record<string, { readonly line: number; readonly west: string; readonly east: string }>
> = {
  FL: { line: -85, west: central, east: eastern },
  TN: { line: -85.2, west: central, east: eastern },
  KY: { line: -86, west: central, east: 'America/Kentucky/Louisville' },
  IN: { line: -86.9, west: central, east: 'America/Indiana/Indianapolis' },
  MI: { line: -87.6, west: 'America/Menominee', east: 'America/Detroit' },
  ND: { line: -101.2, west: mountain, east: central },
  SD: { line: -100.6, west: mountain, east: central },
  NE: { line: -101.2, west: mountain, east: central },
  KS: { line: -101.5, west: mountain, east: central },
  TX: { line: -104.9, west: mountain, east: central },
  OR: { line: -118.2, west: 'America/Los_Angeles', east: 'America/Boise' },
};
