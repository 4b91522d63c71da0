/** Calendars as three programs write them, all of them of clubs that do not exist. */

const calendar = (...lines: readonly string[]) =>
  `${['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')}\r\n`;

export const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

/** One entry with these lines, besides a title, a place and a UID. */
export const calendarWith = (...lines: readonly string[]) =>
  calendar(
    ...event('UID:one@club.example', 'SUMMARY:Swap Meet', 'LOCATION:Fair Park\\, Jefferson\\, WI', ...lines),
  );

/** Of Google Calendar: X-WR-TIMEZONE, TZID by names of the time zone database, single events in UTC, HTML, folded lines, a date that was moved. */
export const googleCalendar = calendar(
  'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  'X-WR-CALNAME:Rock River Region',
  'X-WR-TIMEZONE:America/Chicago',
  'BEGIN:VTIMEZONE',
  'TZID:America/Chicago',
  'X-LIC-LOCATION:America/Chicago',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:-0600',
  'TZOFFSETTO:-0500',
  'TZNAME:CDT',
  'DTSTART:19700308T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0600',
  'TZNAME:CST',
  'DTSTART:19701101T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
  ...event(
    'DTSTART;TZID=America/Chicago:20260613T070000',
    'DTEND;TZID=America/Chicago:20260613T150000',
    'RRULE:FREQ=MONTHLY;UNTIL=20261011T045959Z;BYDAY=2SA',
    'EXDATE;TZID=America/Chicago:20260711T070000',
    'DTSTAMP:20260501T120000Z',
    'UID:3k2j1h@google.com',
    'CREATED:20260101T000000Z',
    'DESCRIPTION:<p>Vendors from five.<br>Pre-1990 parts &amp\\; literature only. B',
    ' ring a wagon\\, bring cash.</p>',
    'LOCATION:Jefferson County Fair Park\\, 503 N Jackson Ave\\, Jefferson\\, WI 535',
    ' 49\\, USA',
    'STATUS:CONFIRMED',
    'SUMMARY:Second Saturday Swap Meet',
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P0DT0H30M0S',
    'END:VALARM',
  ),
  ...event(
    'DTSTART;TZID=America/Chicago:20260815T070000',
    'DTEND;TZID=America/Chicago:20260815T150000',
    'UID:3k2j1h@google.com',
    'RECURRENCE-ID;TZID=America/Chicago:20260808T070000',
    'SUMMARY:Second Saturday Swap Meet',
  ),
  ...event(
    'DTSTART:20260704T230000Z',
    'DTEND:20260705T020000Z',
    'UID:fourth@google.com',
    'LOCATION:Riverside Park\\, Janesville\\, WI',
    'SUMMARY:Independence Day Cruise',
  ),
);

/** Of Apple's Calendar: structured locations, an all-day entry of three days, a permanent one, one without a zone. */
export const appleCalendar = calendar(
  'PRODID:-//Apple Inc.//macOS 15.5//EN',
  'CALSCALE:GREGORIAN',
  ...event(
    'UID:0A1B2C3D-0000-4000-8000-00000000000A',
    'SUMMARY:Old Iron Show',
    'DTSTART;VALUE=DATE:20260821',
    'DTEND;VALUE=DATE:20260824',
    'LOCATION:Walworth County Fairgrounds\\n411 E Court St\\, Elkhorn\\, WI 53121\\, Uni',
    ' ted States',
    'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE="Walworth County Fairgrounds"',
    ' :geo:42.671300,-88.535200',
    'URL;VALUE=URI:https://oldiron.example/',
  ),
  ...event(
    'UID:0A1B2C3D-0000-4000-8000-00000000000B',
    'SUMMARY:Cars and Coffee',
    'DTSTART:20260502T080000',
    'DURATION:PT3H',
    'RRULE:FREQ=WEEKLY;BYDAY=SA',
    'LOCATION:Airfield Cafe\\nRockford IL 61101',
  ),
);

/** Of Outlook: zones by names of Windows, with a VTIMEZONE of that name; one that its owner made up; a night that ends at midnight. */
export const outlookCalendar = calendar(
  'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
  'METHOD:PUBLISH',
  ...['Central Standard Time', 'Customized Time Zone'].flatMap((name) => [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    'DTSTART:16011104T020000',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0600',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010311T020000',
    'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
    'TZOFFSETFROM:-0600',
    'TZOFFSETTO:-0500',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ]),
  ...event(
    'CLASS:PUBLIC',
    'DTSTART;TZID="Central Standard Time":20260605T180000',
    'DTEND;TZID="Central Standard Time":20260606T000000',
    'RRULE:FREQ=MONTHLY;COUNT=4;BYDAY=FR;BYSETPOS=1',
    'LOCATION:Main Street; Beloit, WI',
    'SUMMARY;LANGUAGE=en-us:First Friday Cruise Night',
    'UID:040000008200E00074C5B7101A82E008',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  ),
  ...event(
    'DTSTART;TZID="Customized Time Zone":20260912T090000',
    'DTEND;TZID="Customized Time Zone":20260912T160000',
    'LOCATION:Expo Hall\\, Madison\\, WI',
    'SUMMARY:Fall Auction',
    'UID:040000008200E00074C5B7101A82E009',
  ),
);
