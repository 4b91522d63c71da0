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
import { disc, each, line, patch, shape, slab } from './ink.js';
import type { Palette } from './paints.js';

/** A sixties pony car with a roof that falls to the tail. */
export function fastback(c: Palette): Drawn {
  return {
    art:
      panel(
        'fast-roof',
        'M-130 -182L-42 -256Q-22 -270 20 -272H80C190 -268 300 -220 414 -178Z',
        c.paint,
        -266,
        0,
      ) +
      glazing('fast-glass', 'M-96 -184L-26 -244Q-14 -252 12 -253H84L96 -184Z', c, -110, 110) +
      helm(-52, -192) +
      shape('M116 -240Q170 -232 214 -206L190 -196H128Z', c.dark, 4) +
      each(4, (i) => line(`M${136 + i * 16} ${-230 + i * 5}L${142 + i * 14} -200`, 3)) +
      panel(
        'fast',
        'M-458 -66L-470 -156L-452 -172C-340 -184 -240 -188 -120 -188H110C220 -196 320 -196 436 -184L452 -176L444 -120L448 -70Q444 -50 426 -50H-440Q-456 -54 -458 -66Z',
        c.paint,
        -180,
        -86,
      ) +
      seam('M-112 -186L-122 -62H104V-186') +
      doorHandle(60, -168, c) +
      line('M-446 -128H150L206 -160M150 -128L206 -112', 4) +
      shape('M150 -142L202 -168V-116L150 -120Z', c.deep, 3.5) +
      patch('M-446 -84H430V-72H-446Z', c.cream) +
      line('M-440 -84H432M-440 -72H432', 2) +
      arch(-284, 68) +
      arch(282, 68) +
      roadWheel(-284, 68, 'spoked', c) +
      roadWheel(282, 68, 'spoked', c) +
      sideLamp(-456, -148, 21, c) +
      slab(436, -166, 13, 42, 3, c.red, 3.5) +
      bumperEnd(-482, -104, 66, c, 22) +
      bumperEnd(468, -104, -60, c, 22) +
      disc(372, -164, 11, c.chrome, 3),
    bounds: [-484, -275, 470, 3],
    focus: [180, -160],
  };
}

/** A muscle car of 1970: hips, scoop, stripes and a wing. */
export function muscle(c: Palette): Drawn {
  return {
    art:
      slab(346, -222, 108, 12, 5, c.paint, 4) +
      shape('M372 -210H392L396 -184H378Z', c.deep, 3.5) +
      panel(
        'muscle-roof',
        'M-120 -182L-20 -252Q0 -264 40 -265H120Q156 -264 186 -244L296 -190Z',
        c.dark,
        -260,
        0,
      ) +
      glazing(
        'muscle-glass',
        'M-84 -184L-4 -240Q10 -248 34 -248H110Q132 -247 150 -232L176 -186Z',
        c,
        -100,
        150,
      ) +
      helm(-42, -192) +
      shape('M-300 -186Q-290 -214 -250 -214H-190L-160 -186Z', c.dark, 4) +
      shape('M-296 -190Q-290 -210 -266 -211L-272 -188Z', '#17120F', 3) +
      panel(
        'muscle',
        'M-462 -70L-474 -152Q-470 -172 -440 -176C-330 -188 -230 -188 -120 -186C-30 -182 60 -176 120 -186C220 -206 330 -206 450 -190L466 -150L454 -68Q450 -50 430 -50H-446Q-460 -54 -462 -70Z',
        c.paint,
        -176,
        -86,
      ) +
      shape(
        'M-130 -164C0 -160 90 -158 160 -172C260 -190 360 -190 456 -176L458 -162C350 -174 270 -172 170 -152C90 -138 0 -146 -130 -150Z',
        c.cream,
        3,
      ) +
      seam('M-100 -184L-112 -62H112V-182') +
      doorHandle(64, -140, c) +
      each(3, (i) => slab(-210 + i * 18, -150, 9, 40, 4, c.dark, 2.5)) +
      shape('M-454 -60H436L424 -44H-440Z', c.rubberDeep, 3.5) +
      arch(-286, 70) +
      arch(276, 76) +
      roadWheel(-286, 70, 'rally', c) +
      roadWheel(276, 76, 'rally', c) +
      slab(-472, -160, 15, 34, 5, c.glass, 3.5) +
      slab(450, -172, 13, 38, 4, c.red, 3.5) +
      bumperEnd(-484, -112, 62, c, 22) +
      bumperEnd(478, -112, -62, c, 22) +
      line('M-80 -54H130', 9) +
      brightwork('M-78 -54H128', c, 5),
    bounds: [-486, -268, 480, 3],
    focus: [-230, -150],
  };
}

/** A flat-nosed van of the sixties, two-tone. */
export function van(c: Palette): Drawn {
  return {
    art:
      panel(
        'van',
        'M-396 -70L-404 -190L-350 -352Q-340 -376 -306 -378H360Q396 -376 402 -340L412 -72L402 -48H-384Z',
        c.paint,
        -190,
        -92,
      ) +
      shape('M-400 -206L-350 -352Q-340 -376 -306 -378H360Q396 -376 400 -344L405 -206Z', c.cream, 5) +
      glazing('van-door', 'M-352 -222L-312 -334Q-308 -344 -294 -344H-232V-222Z', c, -390, -250) +
      glazing('van-one', 'M-196 -222V-336H-52V-222Z', c, -240, -80) +
      glazing('van-two', 'M-30 -222V-336H126V-222Z', c, -70, 90) +
      glazing('van-three', 'M148 -222V-336H310Q332 -334 334 -312L340 -222Z', c, 110, 300) +
      helm(-330, -226) +
      brightwork('M-400 -204H406', c, 5) +
      seam('M-362 -204L-352 -72H-214V-350M-206 -60V-350M-42 -60V-350M-206 -62H-42') +
      doorHandle(-254, -184, c) +
      doorHandle(-84, -184, c) +
      each(5, (i) => line(`M${230 + i * 18} -182V-150`, 4)) +
      line('M-330 -378V-390H340V-378', 4) +
      arch(-226, 66) +
      arch(240, 66) +
      roadWheel(-226, 66, 'steel', c) +
      roadWheel(240, 66, 'steel', c) +
      sideLamp(-398, -150, 26, c) +
      slab(402, -176, 14, 46, 6, c.red, 3.5) +
      bumperEnd(-424, -92, 96, c, 26) +
      bumperEnd(430, -92, -78, c, 26),
    bounds: [-426, -392, 432, 3],
    focus: [-310, -190],
  };
}
