import {
  arch,
  brightwork,
  bumperEnd,
  doorHandle,
  glazing,
  helm,
  panel,
  roadWheel,
  seam,
  sideLamp,
} from './coachwork.js';
import type { Drawn } from './hardware.js';
import { each, line, shade, shape, sheen, slab } from './ink.js';
import type { Palette } from './paints.js';

/** A square seventies pickup, two-tone, smooth-sided bed. */
export function pickup(c: Palette): Drawn {
  return {
    art:
      panel(
        'pick-roof',
        'M-168 -218L-108 -322Q-98 -338 -74 -340H62Q88 -338 92 -316L104 -218Z',
        c.cream,
        -334,
        0,
      ) +
      glazing(
        'pick-glass',
        'M-132 -220L-88 -300Q-82 -310 -66 -310H44Q58 -309 60 -296L66 -220Z',
        c,
        -140,
        70,
      ) +
      helm(-88, -230) +
      panel(
        'pick-cab',
        'M-462 -80L-468 -200Q-464 -216 -440 -218L-170 -222H116V-60H-450Z',
        c.paint,
        -212,
        -96,
      ) +
      panel('pick-bed', 'M126 -60V-218H466L472 -206V-70L460 -58Z', c.paint, -212, -96) +
      slab(122, -228, 350, 14, 5, c.deep, 4) +
      shape('M-462 -176H112V-128H-458ZM130 -176H470V-128H130Z', c.cream, 3.5) +
      brightwork('M-462 -176H112M130 -176H470M-458 -128H112M130 -128H470', c, 3.5) +
      seam('M-148 -220L-156 -66H92V-220') +
      doorHandle(48, -204, c) +
      slab(-190, -262, 30, 40, 6, c.chrome, 3.5) +
      slab(166, -206, 40, 26, 4, c.deep, 3) +
      arch(-304, 74) +
      arch(286, 74) +
      roadWheel(-304, 74, 'rally', c) +
      roadWheel(286, 74, 'rally', c) +
      slab(-472, -206, 18, 50, 5, c.glass, 3.5) +
      slab(-464, -152, 14, 18, 3, c.amber, 3) +
      slab(458, -204, 16, 62, 5, c.red, 3.5) +
      bumperEnd(-492, -106, 84, c, 32) +
      bumperEnd(494, -100, -70, c, 28) +
      line('M-210 -54H150', 6),
    bounds: [-494, -343, 496, 3],
    focus: [-360, -160],
  };
}

/** A rounded fifties pickup: narrow bed, rear fender and step. */
export function stepside(c: Palette): Drawn {
  return {
    art:
      panel('step-bed', 'M110 -84V-208H436V-84Z', c.paint, -196, -104) +
      each(6, (i) => slab(134 + i * 50, -190, 12, 92, 4, c.deep, 3)) +
      slab(102, -216, 342, 16, 6, c.pale, 4) +
      panel(
        'step-cab',
        'M-412 -80L-430 -160C-420 -226 -320 -240 -156 -246L-118 -336Q-108 -358 -76 -360H30Q84 -356 94 -310L100 -74H-400Z',
        c.paint,
        -238,
        -100,
      ) +
      glazing('step-glass', 'M-118 -244L-90 -316Q-84 -328 -66 -328H4Q30 -326 34 -300L38 -244Z', c, -130, 40) +
      glazing('step-corner', 'M54 -244L52 -300Q70 -300 74 -282L78 -244Z', c, -40, 90) +
      helm(-76, -250) +
      seam('M-136 -242L-140 -82H60V-248M-206 -240C-200 -190 -206 -150 -216 -120') +
      doorHandle(16, -216, c) +
      brightwork('M-370 -196H-220', c, 5) +
      each(3, (i) => slab(-356 + i * 42, -182, 30, 7, 3, c.chrome, 2.5)) +
      shape(
        'M-438 -88C-446 -186 -376 -206 -312 -204C-230 -196 -190 -130 -176 -60H-210L-410 -62Z',
        c.paint,
        5,
      ) +
      sheen('M-424 -136C-410 -186 -360 -200 -312 -196C-350 -192 -402 -176 -416 -132Z', 0.5) +
      shape('M150 -62C164 -146 214 -188 280 -188C346 -188 396 -146 408 -62Z', c.paint, 5) +
      sheen('M184 -118C208 -164 244 -180 284 -180C244 -172 212 -154 194 -112Z', 0.5) +
      shade('M-434 -84H-184L-178 -62H-410ZM154 -84H404L408 -64H150Z', 0.15) +
      slab(-196, -76, 350, 22, 6, c.dark, 4) +
      each(9, (i) => line(`M${-176 + i * 38} -65h18`, 2.5)) +
      arch(-306, 70) +
      arch(280, 70) +
      roadWheel(-306, 70, 'steel', c) +
      roadWheel(280, 70, 'steel', c) +
      sideLamp(-430, -150, 27, c) +
      slab(430, -190, 16, 26, 6, c.red, 3.5) +
      bumperEnd(-460, -106, 64, c, 28) +
      bumperEnd(462, -98, -40, c, 22),
    bounds: [-462, -363, 464, 3],
    focus: [-350, -150],
  };
}
