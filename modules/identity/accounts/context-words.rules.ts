/** Words that others guess of anybody's password here, whole or as parts: this site, its roles, its places, what it trades, and the makes that are most often
 *  driven here. The list is complete; ADR 0129 says how it is kept. */
export const contextWords: readonly string[] = `
  swapmeet swapmeets swap meet classics classic smc car cars parts carparts marketplace market garage
  admin administrator moderator organizer organiser reviewer support staff member seller buyer vendor
  jefferson janesville wisconsin madison milwaukee
  engine carburetor transmission fender bumper grille hood chrome wheels barnfind hotrod musclecar
  chevrolet chevy ford dodge plymouth pontiac buick oldsmobile cadillac mercury lincoln chrysler studebaker packard nash hudson amc jeep
  corvette camaro mustang impala belair nova chevelle thunderbird fairlane galaxie charger challenger barracuda firebird gto cutlass
  example
  password passwort secret welcome login letmein
`
  .trim()
  .split(/\s+/);

/** Whether a password is little but words that others know: of this site, of its owner's name or of their e-mail address. With those words, years, repeats and signs
 *  taken out, at most three letters or digits are left. Digits for letters do not hide a word.
 *  source  ADR 0129 */
export function saysLittleElse(
  password: string,
  owner: { readonly email: string; readonly name: string },
): boolean {
  const known = [...contextWords, ...partsOf(owner.email), ...partsOf(owner.name)].sort(
    (one, other) => other.length - one.length,
  );
  const plain = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(19|20)\d\d/g, '');
  return [plain, spelt(plain)].some((form) => {
    const bare = form.replace(/[^\p{L}\p{N}]/gu, '');
    const rest = known.reduce((text, word) => text.replaceAll(word, ' '), bare);
    return rest !== bare && leftOf(rest) <= mostLeft;
  });
}

const mostLeft = 3;
const shortestPart = 4;

/** Parts that name somebody; shorter ones are in every other word. */
const partsOf = (text: string): readonly string[] => {
  const parts = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return [...parts, parts.join('')].filter((part) => part.length >= shortestPart && !/^\d+$/.test(part));
};

const leftOf = (rest: string): number => rest.replace(/\s/g, '').length;

const spelt = (word: string): string => word.replace(/[013457@$]/g, (sign) => lettersFor[sign] ?? '');

const lettersFor: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
