/** The usual spelling of characters that Helvetica lacks and that Unicode NFKD does not decompose: 'from to',
 *  where each character of `from` becomes `to`.
 *  `_` is a blank. */
const written: readonly string[] = [
  "′ʹ‵ʼʻʽˈ՚׳‛❛❜＇ '",
  '″ʺ‶ˮ˝״‟〝〞〟❝❞＂「」『』 "',
  "‴‷ '''",
  "⁗ ''''",
  '‐‑‒−⁃˗﹘﹣－─━╌⸗⹀֊➖ -',
  '―⸺⸻︱﹘〜 —',
  '⁄∕⧸╱⟋／ /',
  '∖⧵╲＼ \\',
  '∣│┃ǀ |',
  '‖∥║ ||',
  '∶꞉ː⁚ :',
  '∙⋅‧・･ ·',
  '⦁◦▪▫●○◉◆◇◘■□★☆✱✲✳✶✦✧❖➤ *',
  '‥ ..',
  '。｡٫ .',
  '、､٬، ,',
  '؟ ?',
  '✕✖✗✘⨉⨯╳❌❎ ×',
  '➗ ÷',
  '➕ +',
  '∓ -/+',
  '≤⩽≦ <=',
  '≥⩾≧ >=',
  '≠ !=',
  '≡ =',
  '≈≅≃∼～⁓˜ ~',
  '∞ inf',
  '√ sqrt_',
  '⌀∅⍉ Ø',
  '˚ °',
  '№ No._',
  '℔ lb',
  '🅰 A',
  '🅱 B',
  '‱ o/ooo',
  '✓✔✅ (ok)',
  '☐ [_]',
  '☑☒ [x]',
  '→⟶➔➙➛➜➝➞➡⇢↗↘⮕ ->',
  '←⟵⬅⇠↖↙ <-',
  '↔⟷⬌ <->',
  '⇒⟹ =>',
  '⇐⟸ <=',
  '⇔⟺ <=>',
  '↑⇑⬆ (up)',
  '↓⇓⬇ (down)',
  '↕⇕⬍ (up/down)',
  '↻⟳↷ (clockwise)',
  '↺⟲↶ (counterclockwise)',
  '▶►▸ >',
  '◀◄◂ <',
  '▲△▴ ^',
  '▼▽▾ v',
  '⟨〈《 «',
  '⟩〉》 »',
  '♂ (m)',
  '♀ (f)',
  '⚠ !',
  '₽ RUB',
  '₹ Rs',
  '₩ KRW',
  '₺ TRY',
  '₴ UAH',
  '₪ ILS',
  '₫ VND',
  '₱ PHP',
  '฿ THB',
  '₿ BTC',
  'łƚ l',
  'Ł L',
  'đ d',
  'ĐƉ D',
  'ħ h',
  'Ħ H',
  'ı i',
  'ŋ ng',
  'Ŋ NG',
  'ŧ t',
  'Ŧ T',
  'ĸ k',
  'ə e',
  'Ə E',
  'ẞ SS',
];

/** Characters with a meaning of their own unless they are part of a Greek word. */
const alone: readonly string[] = ['Ω ohm', 'μ µ', 'φϕΦ Ø', 'Δ∆ delta', 'π pi', '∑Σ sum'];

/** Latin spellings of letters; the same for capitals. */
const letters: readonly string[] = [
  ...'αa βb γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo'.split(' '),
  ...'аa бb вv гg дd еe ёyo жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ыy эe юyu яya іi їyi єye ґg ўu ђdj јj љlj њnj ћc џdz ѓg ќk ѕdz'.split(
    ' ',
  ),
  "ъ'",
  "ь'",
].map((pair) => `${pair.charAt(0)} ${pair.slice(1)}`);

/** Circled numbers: the first and the last character, and the number of the first. */
const circled: readonly (readonly [string, string, number])[] = [
  ['①', '⑳', 1],
  ['❶', '❿', 1],
  ['➀', '➉', 1],
  ['➊', '➓', 1],
  ['⓵', '⓾', 1],
  ['⓫', '⓴', 11],
  ['㉑', '㉟', 21],
  ['㊱', '㊿', 36],
  ['⓪', '⓪', 0],
  ['⓿', '⓿', 0],
];

export const writtenSigns = mapOf(written);
export const signsAlone = mapOf(alone);
export const writtenLetters = new Map(
  [...mapOf(letters)].flatMap(([letter, as]) => [
    [letter, as] as const,
    [letter.toUpperCase(), as.charAt(0).toUpperCase() + as.slice(1)] as const,
  ]),
);

/** "(12)" for ⑫. */
export function circledNumber(sign: string): string | undefined {
  const range = circled.find(([from, to]) => from <= sign && sign <= to);
  return range && `(${range[2] + (sign.codePointAt(0) ?? 0) - (range[0].codePointAt(0) ?? 0)})`;
}

function mapOf(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const [from = '', to = ''] = line.split(' ');
      return [...from].map((sign) => [sign, to.replaceAll('_', ' ')] as const);
    }),
  );
}
