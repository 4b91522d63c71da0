import {
  arch,
  brightwork,
  doorHandle,
  glazing,
  helm,
  panel,
  roadWheel,
  seam,
  seatBack,
  sideLamp,
} from './coachwork.js';
import { type Drawn, pulley } from './hardware.js';
import { disc, each, line, place, shade, shape, sheen, slab, tube } from './ink.js';
import type { Palette } from './paints.js';

/** A fenderless thirties coupe with the engine in the open. */
export function hotRod(c: Palette): Drawn {
  const body =
    'M-96 -70L-104 -206L-64 -214L-46 -316Q-40 -334 -16 -336H120Q172 -334 196 -296L226 -216Q330 -204 352 -120L356 -70Z';
  const engine =
    slab(-276, -178, 170, 96, 6, c.iron, 4) +
    slab(-268, -212, 150, 40, 8, c.paint, 4) +
    slab(-246, -248, 110, 38, 6, c.alloy, 4) +
    each(3, (i) => slab(-244 + i * 38, -292, 30, 46, 6, c.chrome, 4)) +
    each(4, (i) =>
      tube(`M${-258 + i * 38} -160C${-250 + i * 38} -110 ${-180 + i * 20} -96 -110 -84`, c.cream, 11, 3.5),
    ) +
    place(pulley(20, c), -286, -150);
  return {
    art:
      tube('M-392 -98H-90', c.dark, 16, 4) +
      roadWheel(-360, 66, 'steel', c) +
      tube('M-372 -70L-250 -84', c.steel, 9, 3.5) +
      engine +
      shape('M-352 -250Q-346 -266 -328 -266H-312L-300 -82H-346Z', c.paint, 5) +
      shape('M-352 -250L-366 -84H-344L-336 -262Z', c.chrome, 4) +
      line('M-330 -240L-322 -96M-316 -240L-310 -96', 3) +
      tube('M-340 -150L-384 -172', c.steel, 7, 3) +
      disc(-392, -178, 22, c.chrome, 4) +
      shape('M-398 -200Q-412 -178 -398 -156Z', c.glass, 3) +
      panel('rod', body, c.paint, -204, -112) +
      glazing('rod-glass', 'M-26 -216L-12 -300Q-8 -312 6 -312H84V-216Z', c, -30, 90) +
      glazing('rod-quarter', 'M104 -216V-312H116Q152 -310 168 -284L186 -216Z', c, 90, 190) +
      seam('M-32 -206L-36 -84Q-34 -76 -24 -76H88Q96 -80 96 -90V-206') +
      doorHandle(54, -190, c) +
      seam('M226 -216Q214 -150 218 -78') +
      shape(
        'M-100 -130C-40 -150 20 -146 60 -130C20 -132 0 -124 -20 -114C20 -118 50 -112 80 -98C40 -104 -20 -98 -98 -84Z',
        c.amber,
        3,
      ) +
      slab(-96, -74, 452, 16, 5, c.dark, 4) +
      tube('M-110 -60H140', c.chrome, 14, 3.5) +
      disc(340, -150, 11, c.red, 3.5) +
      roadWheel(262, 94, 'steel', c),
    bounds: [-429, -339, 359, 3],
    focus: [-250, -200],
  };
}

/** An open roadster of the late twenties: wings, running board, folded top. */
export function roadster(c: Palette): Drawn {
  return {
    art:
      tube('M388 -120L412 -120', c.dark, 12, 4) +
      slab(386, -206, 34, 146, 16, c.rubber, 5) +
      slab(394, -176, 34, 86, 10, c.cream, 4) +
      seatBack(84, -262, 34, 80, '#7A4A32') +
      helm(-40, -244) +
      panel(
        'tub',
        'M-330 -90L-336 -216Q-332 -230 -316 -232L-96 -240L-84 -222H96Q120 -224 134 -236L262 -220Q352 -200 376 -116L380 -80Z',
        c.paint,
        -214,
        -110,
      ) +
      tube('M-92 -238L-66 -330', c.chrome, 7, 3.5) +
      shape('M-88 -246L-68 -322L-62 -320L-80 -244Z', c.glass, 3) +
      shape('M110 -262Q170 -290 250 -260Q274 -246 258 -228H122Q104 -240 110 -262Z', c.cream, 5) +
      line('M128 -256Q180 -272 246 -250M124 -242Q180 -252 254 -238', 3) +
      shape('M-338 -232Q-344 -244 -326 -246H-308L-302 -92H-350Z', c.chrome, 5) +
      line('M-330 -226L-336 -104M-318 -226L-320 -104', 3) +
      slab(-334, -262, 18, 18, 6, c.chrome, 4) +
      each(9, (i) => line(`M${-250 + i * 14} -190V-126`, 3.4)) +
      seam('M-286 -234L-290 -92M-120 -238V-92M-64 -222V-104Q-60 -92 -48 -92H66Q76 -96 76 -108V-222') +
      doorHandle(36, -204, c) +
      brightwork('M-334 -210L376 -150', c, 3) +
      tube('M-318 -170L-372 -172', c.steel, 8, 3) +
      disc(-372, -176, 27, c.chrome, 4) +
      shape('M-378 -203Q-398 -176 -378 -149Z', c.glass, 3) +
      roadWheel(-296, 76, 'wire', c) +
      roadWheel(266, 76, 'wire', c) +
      shape(
        'M-404 -92C-396 -168 -336 -188 -282 -180C-210 -168 -190 -100 -150 -60H130C160 -90 170 -176 262 -184C340 -186 376 -136 380 -90L362 -92C348 -136 312 -160 266 -158C206 -154 196 -80 150 -40H-168C-210 -80 -222 -150 -290 -158C-344 -160 -374 -130 -384 -90Z',
        c.deep,
        5,
      ) +
      sheen('M-394 -104C-384 -160 -332 -180 -284 -173C-330 -172 -376 -152 -388 -104Z', 0.4) +
      each(5, (i) => line(`M${-120 + i * 54} -54v8`, 3)) +
      slab(-420, -92, 16, 22, 5, c.chrome, 4),
    bounds: [-422, -337, 430, 3],
    focus: [-330, -170],
  };
}

/** A rounded coupe of about 1940 with pontoon fenders. */
export function coupe(c: Palette): Drawn {
  return {
    art:
      panel(
        'coupe',
        'M-428 -62L-448 -176Q-444 -216 -400 -224C-300 -236 -180 -238 -90 -240L-28 -318Q-12 -336 24 -338H84C170 -336 226 -296 262 -240C350 -226 428 -172 442 -92L436 -56H-420Z',
        c.paint,
        -232,
        -88,
      ) +
      glazing('coupe-door', 'M-66 -240L-12 -304Q-4 -314 18 -314H72V-240Z', c, -80, 70) +
      glazing('coupe-quarter', 'M90 -240V-314Q150 -312 184 -276L208 -240Z', c, 60, 210) +
      helm(-30, -246) +
      seam('M-80 -238L-86 -66H78V-240M-108 -238L-118 -120M250 -256C330 -216 384 -150 392 -96') +
      brightwork('M-350 -206C-280 -212 -200 -212 236 -208', c, 4) +
      each(4, (i) => line(`M${-250 + i * 4} ${-190 + i * 15}H${-134 - i * 3}`, 4)) +
      doorHandle(36, -192, c) +
      each(7, (i) => slab(-446 + i * 2, -184 + i * 13, 30, 7, 3, c.chrome, 2.5)) +
      shape(
        'M-440 -86C-448 -176 -376 -200 -312 -194C-230 -184 -196 -120 -176 -56H-210L-400 -60Z',
        c.paint,
        5,
      ) +
      sheen('M-426 -130C-410 -180 -360 -192 -312 -186C-350 -182 -402 -168 -418 -126Z', 0.5) +
      shape('M150 -56C164 -136 214 -184 290 -182C370 -178 430 -130 442 -66L420 -56Z', c.paint, 5) +
      sheen('M186 -116C210 -160 250 -174 296 -174C250 -166 214 -150 196 -110Z', 0.5) +
      shade('M-436 -76H-186L-180 -58H-400ZM156 -76H438L420 -58H152Z', 0.14) +
      slab(-196, -68, 350, 18, 7, c.deep, 4) +
      arch(-300, 66) +
      arch(280, 66) +
      roadWheel(-300, 66, 'whitewall', c) +
      roadWheel(280, 66, 'whitewall', c) +
      sideLamp(-404, -190, 27, c) +
      slab(-462, -98, 60, 26, 10, c.chrome, 4) +
      slab(408, -94, 56, 26, 10, c.chrome, 4) +
      slab(420, -140, 16, 30, 7, c.red, 3.5) +
      shape('M-426 -220Q-414 -240 -368 -240Q-384 -228 -396 -224Z', c.chrome, 3),
    bounds: [-464, -341, 466, 3],
    focus: [-360, -130],
  };
}
