import { type InlineContext, parser } from '@lezer/markdown';
import { emphasisAt, readAt, targetAt } from '@modules/community/text.schemas';

/** Reads the small markdown: lists, quotes, bold, italics, code and links. What was removed here stays as it was typed
 *  (ADR 0073). Bold, italics, links and marks are read by the rules that the server reads them by. */
export const markdown = parser.configure({
  remove: [
    ...['LinkReference', 'IndentedCode', 'FencedCode', 'ATXHeading', 'SetextHeading', 'HTMLBlock'],
    ...['Escape', 'Entity', 'HTMLTag', 'HardBreak', 'Emphasis', 'Link', 'LinkEnd', 'Image'],
  ],
  defineNodes: ['Mark', 'Target'],
  parseInline: [
    { name: 'Mark', parse: readMark },
    { name: 'Emphasis', parse: readEmphasis },
    { name: 'Link', parse: readLink },
  ],
});

export type MarkdownNode = ReturnType<typeof markdown.parse>['topNode'];

function readMark(context: InlineContext, code: number, at: number): number {
  if (!mayBeginMark.has(code)) return -1;
  const { end, mark } = readAt(context.text, at - context.offset);
  if (mark) context.addElement(context.elt('Mark', at, end + context.offset));
  return end === at - context.offset + 1 ? -1 : end + context.offset;
}

function readEmphasis(context: InlineContext, code: number, at: number): number {
  const types = emphases.get(code);
  if (!types) return -1;
  const { end, canOpen, canClose } = emphasisAt(context.text, at - context.offset);
  const to = end + context.offset;
  const sizes = to - at === 3 ? (canOpen ? [2, 1] : [1, 2]) : [to - at];
  let from = at;
  for (const size of sizes) {
    const type = size === 2 ? types.strong : types.plain;
    if (canOpen || canClose) context.addDelimiter(type, from, from + size, canOpen, canClose);
    from += size;
  }
  return to;
}

/** Brackets around a label, with a target after them. Others are signs of the text, and so are those of a picture. */
function readLink(context: InlineContext, code: number, at: number): number {
  if (code === codes['[']) {
    const isPicture = context.char(at - 1) === codes['!'];
    return context.addDelimiter(isPicture ? pictureBracket : bracket, at, at + 1, true, false);
  }
  if (code !== codes[']']) return -1;
  const openings = [bracket, pictureBracket].map((type) => context.findOpeningDelimiter(type) ?? -1);
  const opening = Math.max(...openings);
  if (opening < 0) return -1;
  const delimiter = context.getDelimiterAt(opening);
  const target = targetAt(context.text, at + 1 - context.offset);
  const end = target ? target.end + context.offset : at + 1;
  const label = context.takeContent(opening);
  if (target && delimiter?.type === bracket) {
    const { from } = delimiter;
    const parts = [context.elt('LinkMark', from, from + 1), ...label, context.elt('Target', at, end)];
    context.addElement(context.elt('Link', from, end, parts));
  } else for (const element of label) context.addElement(element);
  return end;
}

const codes = { '!': 33, '[': 91, ']': 93 };
const bracket = {};
const pictureBracket = {};
const mayBeginMark = new Set(Array.from('@#hH', (sign) => sign.charCodeAt(0)));
const emphasisTypes = () => ({
  plain: { resolve: 'Emphasis', mark: 'EmphasisMark' },
  strong: { resolve: 'StrongEmphasis', mark: 'EmphasisMark' },
});
const emphases = new Map(Array.from('*_', (sign) => [sign.charCodeAt(0), emphasisTypes()]));
