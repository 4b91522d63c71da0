import leaked from 'fxa-common-password-list';
import { invalid } from '../../kernel/decider/errors.js';
import { saysLittleElse } from './context-words.rules.js';
import { isLeaked } from './leaked-passwords.js';

/** Refuse a password that others would guess: one of those that were leaked, words of this site and the hobby, or the name and e-mail address of
 *  its owner with little else; also with digits for letters or with signs around it.
 *  in      name: the member's own, where it is known
 *  errors  PASSWORD_TOO_COMMON (invalid)
 *  source  NIST SP 800-63B-4, 3.1.1.2; ADR 0129 */
export function refuseCommonPassword(password: string, email: string, name = ''): void {
  if (!isCommon(password, email) && !saysLittleElse(password, { email, name })) return;
  const message = 'That password is too easy to guess. Choose three or four words of your own.';
  throw invalid('PASSWORD_TOO_COMMON', { message, fields: [{ path: 'password', message }] });
}

function isCommon(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = lettersOf(plain);
  const spelt = lettersOf(plain.replace(/[013457@$]/g, (sign) => lettersFor[sign] ?? ''));
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  return (
    common.has(plain) ||
    [plain, plain.replace(/[^\p{L}\p{N}]/gu, ''), bare, spelt].some(
      (form) => leaked.test(form) || isLeaked(form),
    ) ||
    [bare, spelt].some((form) => form.length >= 4 && common.has(form)) ||
    new Set(plain).size <= 2 ||
    plain === local ||
    plain === email.toLowerCase() ||
    (bare !== '' && bare === lettersOf(local))
  );
}

/** Digits and signs that people write for letters. */
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
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

const common = new Set(
  `
  swapmeet swapmeetclassics swapmeetclassic swapmeets classics classiccar classiccars carparts oldtimer garage
  password passwort contraseña passw pass passe motdepasse parola senha secret secrets letmein letmeinnow welcome
  welcomeback openup opensesame changeme changemenow default guest test tester testing testtest demo demodemo admin
  administrator root rootroot user username login loginlogin master masterkey temp temporary trustno trustnoone nopassword
  mypassword thepassword passwordpassword yourpassword newpassword oldpassword
  qwerty qwertz azerty qwertyui qwertyuiop qwertzuiop qwertyqwerty asdf asdfgh asdfghjk asdfghjkl asdfasdf zxcv zxcvbn
  zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwer qwerasdf qwerasdfzxcv poiuytrewq mnbvcxz lkjhgfdsa 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2 q1w2e3r4 q1w2e3r4t5 qwe123qwe 123qwe123 123qweasd 1qazzaq1
  12345678 123456789 1234567890 12345678910 0123456789 123456780 01234567 98765432 987654321 9876543210 87654321
  11223344 1122334455 112233445566 12341234 12344321 12121212 13131313 10203040 123123123 123321123 147258369 159753456
  789456123 741852963 963852741 135792468 246813579 314159265 31415926 19871987 20002000 20202020
  abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij abcdabcd abcabc aaaabbbb alphabet
  iloveyou iloveme iloveu loveyou lovelove lovely loveme forever sweetheart darling honey angel angels babygirl
  princess prince queen kingking superman batman spiderman ironman pokemon naruto starwars minecraft
  football baseball basketball softball hockey soccer liverpool arsenal chelsea barcelona realmadrid yankees cowboys
  steelers packers lakers eagles dallas patriots
  dragon monkey tigger tiger lion panther shadow buster hunter ranger killer ninja phantom cookie pepper ginger
  chocolate cheese banana butterfly flower sunshine sunflower rainbow summer winter spring autumn snowball
  monday friday sunday january february october november december
  michael michelle jennifer jessica jordan joshua daniel andrew anthony matthew robert thomas william charlie
  charlotte samantha nicole ashley amanda george
  corvette mustang camaro chevelle chevrolet chevy firebird ferrari porsche mercedes cadillac pontiac challenger charger
  thunderbird impala bronco silverado harley harleydavidson yamaha dodge ford fordmustang hotrod musclecar nascar
  computer internet google facebook instagram microsoft windows samsung android whatever freedom america american
  jesus jesuschrist godisgood blessed heaven mother father family friends loveyoumom fuckyou fuckoff asshole
  metallica nirvana slipknot matrix access access14 hello hellohello helloworld hello123 goodluck money business
  `
    .trim()
    .split(/\s+/),
);
