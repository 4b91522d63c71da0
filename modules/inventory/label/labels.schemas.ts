/** What a page previews of a label, by the rules that print it. */
export {
  correctionLevel,
  type LabelLine,
  type LabelText,
  labelLines,
  layoutOf,
  quietZone,
} from './label-layout.rules.js';
export {
  cellBox,
  cellsOf,
  type LabelSheet,
  type LabelSheetId,
  labelSheetIds,
  labelSheets,
  placeLabels,
} from './label-sheets.rules.js';
export { printedCode, readShortCode, whatIsWrong } from './short-code.rules.js';
