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
  seatBack,
  sideLamp,
} from './coachwork.js';
import type { Drawn } from './hardware.js';
import { each, line, patch, shape, sheen, slab } from './ink.js';
import type { Palette } from './paints.js';

/** A four-door sedan of about 1950: slab sides, upright roof. */
export function sedan(c: Palette): Drawn {
  return {
    art:
      panel(
        'sedan-roof',
        'M-166 -196L-104 -296Q-88 -318 -50 -320H116Q180 -318 226 -270L288 -196Z',
        c.paint,
        -312,
        0,
      ) +
      glazing('sedan-vent', 'M-132 -198L-88 -276Q-78 -294 -52 -296H-6V-198Z', c, -170, -10) +
      glazing('sedan-rear', 'M12 -198V-296H114Q152 -294 178 -266L160 -198Z', c, 0, 170) +
      glazing('sedan-quarter', 'M174 -198L188 -254L232 -206V-198Z', c, 60, 230) +
      helm(-96, -208) +
      panel(
        'sedan',
        'M-446 -60L-454 -150Q-450 -196 -400 -200L-170 -208C0 -206 160 -206 300 -204C380 -200 436 -186 446 -150L450 -64L440 -50H-436Z',
        c.paint,
        -190,
        -88,
      ) +
      seam('M-150 -206V-60H4V-204M4 -204V-70H150Q160 -110 178 -130V-204') +
      doorHandle(-40, -178, c) +
      doorHandle(120, -178, c) +
      brightwork('M-440 -140H-176M-140 -136H-8M14 -136H150', c, 5) +
      brightwork('M196 -118C230 -164 330 -176 420 -176', c, 4) +
      shape('M186 -58C180 -90 186 -110 196 -118L214 -98L206 -58Z', c.chrome, 3.5) +
      each(3, (i) => slab(-400 + i * 34, -182, 22, 7, 3, c.chrome, 2.5)) +
      arch(-286, 66) +
      arch(266, 66) +
      roadWheel(-286, 66, 'whitewall', c) +
      roadWheel(266, 66, 'whitewall', c) +
      sideLamp(-448, -164, 24, c) +
      slab(438, -166, 16, 36, 7, c.red, 3.5) +
      bumperEnd(-472, -96, 84, c, 28) +
      bumperEnd(472, -96, -84, c, 28) +
      sheen('M-390 -198C-300 -204 -240 -206 -180 -206L-180 -200C-260 -200 -320 -196 -390 -192Z', 0.4),
    bounds: [-474, -323, 474, 3],
    focus: [-380, -130],
  };
}

/** A two-tone hardtop of the late fifties with tall fins. */
export function hardtop(c: Palette): Drawn {
  return {
    art:
      panel('top', 'M-150 -190L-72 -262Q-50 -282 -8 -284H96Q150 -282 182 -256L226 -196Z', c.cream, -278, 0) +
      glazing(
        'top-glass',
        'M-114 -192L-56 -248Q-42 -262 -14 -262H86Q124 -260 146 -238L160 -192Z',
        c,
        -110,
        130,
      ) +
      helm(-72, -198) +
      seatBack(20, -218, 26, 40, c.deep) +
      panel(
        'finned',
        'M-478 -66L-484 -150Q-482 -178 -440 -182C-330 -196 -230 -196 -130 -194H210C290 -196 360 -220 474 -262L456 -180L482 -120L474 -62Q470 -50 450 -50H-466Z',
        c.paint,
        -184,
        -86,
      ) +
      shape(
        'M-60 -150C80 -150 250 -190 458 -230L448 -184L456 -150C300 -110 120 -104 -60 -134Z',
        c.cream,
        3.5,
      ) +
      brightwork(
        'M-470 -152C-300 -160 -160 -154 -60 -150C80 -150 250 -190 458 -230M-60 -134C120 -104 300 -110 458 -150',
        c,
        5,
      ) +
      seam('M-126 -192L-134 -62H92V-194') +
      doorHandle(46, -182, c) +
      shape('M440 -222L468 -232L454 -178L440 -176Z', c.red, 3.5) +
      shape('M462 -156L490 -140L462 -124Z', c.red, 3.5) +
      arch(-306, 64) +
      shape('M176 -50C180 -118 210 -146 262 -146C316 -146 344 -118 350 -50Z', '#262220', 4.5) +
      roadWheel(-306, 64, 'whitewall', c) +
      roadWheel(262, 64, 'whitewall', c) +
      sideLamp(-474, -166, 20, c) +
      shape('M-504 -110Q-506 -84 -470 -82H-400V-106H-470Q-490 -108 -504 -110Z', c.chrome, 4) +
      shape('M504 -108Q506 -80 470 -78H372V-104H470Z', c.chrome, 4) +
      shape('M-454 -180Q-442 -200 -398 -200Q-414 -188 -424 -184Z', c.chrome, 3) +
      each(3, (i) => slab(-238 + i * 26, -178, 18, 7, 3, c.chrome, 2.5)),
    bounds: [-507, -287, 507, 3],
    focus: [400, -170],
  };
}

/** A sixties convertible with its top down. */
export function convertible(c: Palette): Drawn {
  return {
    art:
      seatBack(-6, -222, 40, 60, c.cream) +
      seatBack(104, -214, 120, 40, c.cream) +
      helm(-72, -196) +
      line('M-152 -186L-76 -258', 9) +
      shape('M-142 -188L-78 -250L-70 -248L-124 -188Z', c.glass, 3.5) +
      shape('M150 -186Q160 -220 214 -218Q280 -214 300 -188Z', c.cream, 4.5) +
      line('M172 -198Q220 -212 284 -196', 3) +
      panel(
        'drop',
        'M-476 -70L-486 -156L-464 -176C-340 -190 -240 -190 -150 -190H160C270 -190 370 -188 466 -176L486 -150L474 -66Q468 -50 450 -50H-460Q-474 -54 -476 -70Z',
        c.paint,
        -182,
        -86,
      ) +
      seam('M-136 -188L-142 -62H84V-188M300 -188L316 -176H462') +
      doorHandle(38, -172, c) +
      brightwork('M-472 -132H468', c, 6) +
      patch('M-466 -118H470V-104H-468Z', c.deep) +
      each(3, (i) => slab(-250 + i * 22, -158, 12, 16, 3, c.chrome, 2.5)) +
      arch(-304, 64) +
      arch(270, 64) +
      roadWheel(-304, 64, 'whitewall', c) +
      roadWheel(270, 64, 'whitewall', c) +
      sideLamp(-478, -152, 20, c) +
      slab(464, -160, 18, 34, 5, c.red, 3.5) +
      bumperEnd(-500, -108, 90, c, 28) +
      bumperEnd(500, -106, -90, c, 28),
    bounds: [-502, -263, 502, 3],
    focus: [-40, -190],
  };
}

/** A sixties wagon with a roof rack and a panelled side. */
export function wagon(c: Palette): Drawn {
  return {
    art:
      line('M0 -318H300M20 -318V-300M150 -318V-300M280 -318V-300', 7) +
      panel(
        'wagon-roof',
        'M-170 -186L-96 -276Q-82 -296 -50 -298H376Q404 -296 414 -270L446 -186Z',
        c.paint,
        -292,
        0,
      ) +
      glazing('wagon-front', 'M-136 -188L-78 -262Q-70 -274 -50 -274H-4V-188Z', c, -150, 0) +
      glazing('wagon-mid', 'M14 -188V-274H150V-188Z', c, -20, 130) +
      glazing('wagon-rear', 'M168 -188V-274H368Q380 -272 386 -258L408 -188Z', c, 170, 400) +
      helm(-90, -198) +
      panel(
        'wagon',
        'M-470 -66L-478 -154Q-474 -176 -440 -180C-340 -190 -260 -192 -170 -192H440Q466 -190 468 -160L472 -70Q468 -50 450 -50H-456Z',
        c.paint,
        -184,
        -86,
      ) +
      shape('M-376 -150H458L460 -100H-370Z', '#B98A58', 4) +
      each(2, (i) => line(`M-370 ${-134 + i * 17}H456`, 1.8)) +
      brightwork('M-376 -150H458M-370 -100H460', c, 4) +
      seam('M-154 -190L-160 -62H4V-190M4 -62H130Q146 -100 158 -112V-190M440 -190V-100') +
      doorHandle(-42, -176, c) +
      doorHandle(110, -176, c) +
      arch(-300, 66) +
      arch(262, 66) +
      roadWheel(-300, 66, 'whitewall', c) +
      roadWheel(262, 66, 'whitewall', c) +
      sideLamp(-470, -156, 20, c) +
      slab(456, -168, 16, 54, 5, c.red, 3.5) +
      bumperEnd(-492, -100, 90, c, 28) +
      bumperEnd(490, -100, -84, c, 28),
    bounds: [-494, -322, 492, 3],
    focus: [300, -210],
  };
}
