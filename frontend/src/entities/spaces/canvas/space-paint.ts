import { zoneColours } from '@modules/spaces/map/space-map.schemas';
import { type MarkLook, patternLines, type SpaceMark, spaceMarks } from './space-marks';

/** The colours and patterns that a map of spaces is drawn in, read from the page's own tokens. */
export interface SpacePaint {
  readonly ink: string;
  readonly muted: string;
  readonly paper: string;
  readonly surface: string;
  readonly chosen: string;
  readonly focus: string;
  readonly water: string;
  readonly built: string;
  readonly edge: string;
  readonly face: string;
  readonly mark: (mark: SpaceMark) => MarkPaint;
  readonly zone: (colour: string) => string;
}

export interface MarkPaint {
  readonly fill: string;
  readonly line: string;
  readonly pattern: CanvasPattern | null;
}

/** in  an element of the map, whose theme counts */
export function spacePaintOf(container: HTMLElement): SpacePaint {
  const probe = document.createElement('i');
  probe.hidden = true;
  container.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  probe.style.fontFamily = 'var(--face-code)';
  const marks = new Map<string, MarkPaint>();
  for (const [mark, look] of Object.entries(spaceMarks)) marks.set(mark, markPaint(look, read));
  const zones = new Map<string, string>(zoneColours.map((colour) => [colour, read(`--zone-${colour}`)]));
  const regular = markPaint(spaceMarks.regular, read);
  const paint = {
    ink: read('--ink'),
    muted: read('--muted'),
    paper: read('--paper'),
    surface: read('--surface'),
    chosen: read('--oxblood'),
    focus: read('--focus'),
    water: read('--petrol-wash'),
    built: read('--line'),
    edge: read('--edge'),
    face: getComputedStyle(probe).fontFamily,
    mark: (mark: SpaceMark) => marks.get(mark) ?? regular,
    zone: (colour: string) => zones.get(colour) ?? regular.line,
  };
  probe.remove();
  return paint;
}

function markPaint(look: MarkLook, read: (token: string) => string): MarkPaint {
  const line = read(look.line);
  return { fill: read(look.fill), line, pattern: patternIn(look.pattern, line) };
}

/** Twice as large as on the screen, which shows them at half their size. */
function patternIn(pattern: MarkLook['pattern'], colour: string): CanvasPattern | null {
  const lines = patternLines[pattern];
  if (lines.length === 0) return null;
  const tile = document.createElement('canvas');
  tile.width = tile.height = 16;
  const context = tile.getContext('2d');
  if (!context) return null;
  context.scale(2, 2);
  context.strokeStyle = colour;
  context.globalAlpha = 0.55;
  context.lineCap = 'round';
  context.lineWidth = pattern === 'dots' ? 1.8 : 1;
  context.beginPath();
  for (const [x, y, toX, toY] of lines) {
    context.moveTo(x, y);
    context.lineTo(toX, toY);
  }
  context.stroke();
  return context.createPattern(tile, 'repeat');
}
