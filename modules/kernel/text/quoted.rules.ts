/** A text in quotation marks; those within it become single ones: “‘GT’ emblem”. The mark of inches stays: “4" exhaust tip”. */
export function quoted(text: string): string {
  const within = text
    .replace(/[“„]/g, '‘')
    .replace(/”/g, '’')
    .replace(/(^|[\s(])"/g, '$1‘')
    .replace(/(?<![\d/¼½¾⅛⅜⅝⅞])"/g, '’');
  return `“${within}”`;
}
