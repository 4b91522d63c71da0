/** The layout rules that previews share with the print. */
export { codeBoxes } from './code-boxes.rules.js';
export { fontOf, type LabelLine, labelLines, layoutOf } from './label-layout.rules.js';
export {
  cellBox,
  cellsOf,
  type LabelSheetId,
  labelSheetIds,
  labelSheets,
  placeLabels,
} from './label-sheets.rules.js';
