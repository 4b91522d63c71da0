import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { daysAfter, daysFrom } from '../kernel/decider/days.js';
import { daysOf, momentOf } from './recurrence.shared.js';

/** Our days and moments beside those that another library makes of the same rule in the same zone: half the rules begin within three weeks of a change of clocks, at hours around it. */
const zones = [
  'America/Chicago',
  'America/New_York',
  'America/Phoenix',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
] as const;
const changes: readonly string[] = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
];
/** The same numbers in each run. */
let seed = 5545;
const random = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};
let rules: readonly ReturnType<typeof randomRule>[] = [];
beforeAll(() => {
  rules = Array.from({ length: 1_000 }, () => randomRule());
});

test('1,000 random rules give the days that the other library gives', () => {
  for (const { rule, firstDay, days, times } of rules)
    expect({ rule, firstDay, days }).toEqual({ rule, firstDay, days: times.map(dayOf) });
});

test.each(zones)('their dates are at the same moments in %s', (zone) => {
  const there = zoneOf(zone);
  const told = rules.flatMap(({ times, time }) =>
    times.filter((one, at) => at < 3 || isNearChange(dayOf(one))).map((one) => ({ one, time })),
  );
  for (const { one, time } of told) {
    const day = dayOf(one);
    const at = one.clone();
    at.zone = there;
    const theirs = new Date(at.toUnixTime() * 1_000).toISOString();
    const ours = momentOf(day, time, zone);
    if (ours !== theirs && !isAtChange(day, time, zone, ours, theirs))
      expect({ day, time, moment: ours }).toEqual({ day, time, moment: theirs });
  }
  expect(told.length).toBeGreaterThan(2_000);
});

const dayOf = (time: ICAL.Time): string => time.toString().slice(0, 10);

const isNearChange = (day: string): boolean => changes.some((change) => Math.abs(daysFrom(change, day)) <= 1);

/** RFC 5545 3.3.5 decides two times: what clocks skip counts by the offset before, and what they show twice is the first. ical.js takes the offset after a change for both. */
function isAtChange(day: string, time: string, zone: string, ours: string, theirs: string): boolean {
  const [before, after] = [offsetAt(daysAfter(day, -1), zone), offsetAt(daysAfter(day, 1), zone)];
  const local = Date.parse(`${day}T${time}Z`);
  return (
    before !== after &&
    ours === new Date(local - before).toISOString() &&
    theirs === new Date(local - after).toISOString()
  );
}

/** Milliseconds that clocks are ahead of UTC at noon. */
const offsetAt = (day: string, zone: string): number =>
  Date.parse(`${day}T12:00Z`) - Date.parse(momentOf(day, '12:00', zone));

/** At most so many of a rule. */
const most = 40;

function timesOf(rule: string, firstDay: string, until: string, time: string): readonly ICAL.Time[] {
  // to ours the last day is a day; to a rule of times it is a time
  const given = ICAL.Recur.fromString(rule.replace(/(UNTIL=\d{8})/, '$1T235959'));
  const dates = given.iterator(ICAL.Time.fromDateTimeString(`${firstDay}T${time}:00`));
  const found: ICAL.Time[] = [];
  for (let next = dates.next(); next && found.length < most; next = dates.next()) {
    if (dayOf(next) > until) break;
    found.push(next.clone());
  }
  return found;
}

function zoneOf(name: string): ICAL.Timezone {
  const [block = ''] = tzlib_get_ical_block(name) as string[];
  return new ICAL.Timezone(new ICAL.Component(ICAL.parse(block)));
}

/** A rule as members make one: its first day is one that it gives. */
function randomRule() {
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const base = random() < 0.5 ? pick(changes) : `202${whole(4, 7)}-${two(whole(1, 12))}-${two(whole(1, 28))}`;
  const asked = daysAfter(base, whole(-21, 0));
  const weekday = () => pick(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']);
  const interval = pick(['', '', ';INTERVAL=2', ';INTERVAL=3']);
  const form = pick([
    () => `FREQ=DAILY${interval}`,
    () => `FREQ=WEEKLY${interval}`,
    () => `FREQ=WEEKLY${interval};BYDAY=${[...new Set([weekday(), weekday(), 'SU'])].join(',')}`,
    () => `FREQ=MONTHLY${interval};BYDAY=${pick([1, 2, 3, 4, -1])}${weekday()}`,
    () => `FREQ=MONTHLY${interval};BYMONTHDAY=${pick([whole(1, 31), -1])}`,
    () => `FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=${pick([1, 2, -1])}`,
    () => `FREQ=YEARLY;BYMONTH=${whole(1, 12)};BYDAY=${pick([1, 2, 3, -1])}${weekday()}`,
    () => `FREQ=YEARLY;BYMONTH=${whole(1, 12)};BYMONTHDAY=${whole(1, 28)}`,
  ])();
  const firstOf = (span: number) => daysOf(form, asked, { until: daysAfter(asked, span), most: 1 })[0];
  const firstDay = firstOf(31) ?? firstOf(1_200) ?? asked;
  const end = pick([
    '',
    `;COUNT=${whole(1, 30)}`,
    `;UNTIL=${daysAfter(firstDay, whole(0, 300)).replaceAll('-', '')}`,
  ]);
  const time = pick([
    '00:00',
    '00:30',
    '01:15',
    '01:30',
    '02:00',
    '02:15',
    '02:30',
    '03:00',
    '07:30',
    '18:00',
    '23:45',
  ]);
  const rule = `${form}${end}`;
  const until = daysAfter(
    firstDay,
    form.startsWith('FREQ=DAILY') ? 60 : form.startsWith('FREQ=W') ? 200 : 800,
  );
  const days = daysOf(rule, firstDay, { until, most });
  return { rule, firstDay, time, days, times: timesOf(rule, firstDay, until, time) };
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
