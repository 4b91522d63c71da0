/** Parses a typed date: "3/14/1962", "03-14-1962", "03141962", or "1962-03-14" as browsers fill it in.
 *  out     'YYYY-MM-DD'; undefined when it is not a calendar day */
export function parseDate(words: string): string | undefined {
  const [, month, day, year] = american.exec(words) ?? [];
  if (year) return dayOf(Number(year), Number(month), Number(day));
  const [, isoYear, isoMonth, isoDay] = iso.exec(words) ?? [];
  return isoYear ? dayOf(Number(isoYear), Number(isoMonth), Number(isoDay)) : undefined;
}

/** Adds the slashes while digits are typed, since phones offer only digits. Does not put back what was deleted. */
export function addSlashes(words: string, before: string): string {
  if (words.length <= before.length) return words;
  return words.replace(/^(0[1-9]|1[0-2])(\d)$/, '$1/$2').replace(/^(\d{1,2}\/\d{2})(\d)$/, '$1/$2');
}

const american =
  /^\s*(\d{1,2})(?:\s*[/.\-\s]\s*|(?=\d{6}\s*$))(\d{1,2})(?:\s*[/.\-\s]\s*|(?=\d{4}\s*$))(\d{4})\s*$/;
const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/;

function dayOf(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal && year >= 1000 ? at.toISOString().slice(0, 10) : undefined;
}
