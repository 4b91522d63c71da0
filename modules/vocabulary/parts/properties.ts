/** General properties of parts: in what two of one kind may differ. One value a line: `property value: words, words`. A kind
 *  minds those that its file names with `@minds`; a side counts for every kind. */
export const properties = `
# Words that look like a property and are none.
none it: one left, only left, few left, some left, none left, two left, right price, right car, lr 88, lr 109, lr series, lr 90, lr 110, right money, right away, all right, top dollar, top shape, top condition, top price, top end, top dead center, windshield post, windscreen post, pillar post, door post, hinge post, lock post, center post, division post, window post, battery post, binding post, side post, top post, post mount, post war, power wagon, driver quality, driver grade, driver condition, passenger car, back order, top notch, top quality, back yard, power pack, single owner, power train, manual book, solid driver, nice driver, good driver, great driver, decent driver, daily driver, driver only, driver car, drivers club, single pass, two pass, pass thru, pass through, 2 passenger, 3 passenger, 4 passenger, 5 passenger, 6 passenger, 7 passenger, 8 passenger, 9 passenger, seven passenger, owner driver
side left: left, lh, l h, d side, driver side, driver, drv side, dr side, dvr side, lhs, left hand, near side, nearside, ns
side right: right, rh, r h, p side, passenger side, pass side, pass, psgr side, passenger, rhs, right hand, off side, offside, os
side left + end front: lf, left front, front left, lhf
side right + end front: rf, right front, front right, rhf
side left + end rear: lr, left rear, rear left, lhr
side right + end rear: rr, right rear, rear right, rhr
side left + end front: nsf, lt front, drivers front, driver side front
side left + end rear: nsr, lt rear, drivers rear, driver side rear
side right + end front: osf, rt front, passenger front, passenger side front
side right + end rear: osr, rt rear, passenger rear, passenger side rear
# "RT" alone is a Charger.
side right: rt side, rt hand, rt door, rt fender, rt quarter, rt rocker, rt lower, rt upper, rt inner, rt outer
side left: lt side, lt hand, lt door, lt fender, lt quarter, lt rocker, lt lower, lt upper, lt inner, lt outer
side right + steered right: rhd driver, rhd driver side
side left + steered right: rhd passenger, rhd passenger side
end front: front, frt
end rear: rear, back, rr
height upper: upper, top
height lower: lower, bottom
depth inner: inner, inside, interior, inboard
depth outer: outer, outside, exterior, outboard

# A coupe may have pillars or none; "hardtop" and "post" say which.
body coupe + body hardtop + body post + body 3 window + body 5 window: coupe, cpe, notchback, notch back, fhc, fixed head, fixed head coupe
# What the trade calls GT is closed; the roadster is not.
body coupe + body hatchback: mgb gt, mgbgt, b gt, bgt, mgc gt
body hardtop: hardtop, hard top, ht, htp, sport roof, hardtop coupe, sport coupe
body hardtop + doors 4: sport sedan, hardtop sedan
body post: post coupe, business coupe, club coupe
body post + body sedan: post, post car
body post + body sedan + doors 2: 2 door post, two door post, 2 door sedan, two door sedan, tudor, tudor sedan
body 3 window: 3 window, three window, 3 window coupe, three window coupe
body 5 window: 5 window, five window, 5 window coupe, five window coupe
# A cabriolet has windows that wind, a roadster has none; of later cars the words mean the same.
body convertible + body cabriolet: convertible, conv, convert, vert, ragtop, rag top, drop top, droptop, soft top car
body cabriolet: cabriolet, cabrio, drophead, drop head, dhc, drophead coupe, drop head coupe
body phaeton: phaeton, tourer, touring car
body roadster + body convertible: roadster, ots, spider, spyder
body speedster: speedster
body targa: targa
body fastback: fastback, fast back, sportsroof, sportback, slantback, sedanette, sedanet
body hatchback: hatchback, hatch back, liftback
body sedan: sedan, saloon, fordor
body wagon: wagon, station wagon, estate, nomad, woodie, woody, squareback, shooting brake, traveller, travelall, suburban, carryall, country squire, country sedan, ranch wagon, vista cruiser, variant
body pickup: pickup, pick up, truck, ute
body van: van, panel truck, sedan delivery, panel delivery, panel van, kombi
body el camino: el camino, elcamino, ranchero
doors 2: 2 door, two door, twodoor, coupe, 3 window, 5 window, three window, five window
doors 4: 4 door, four door, fourdoor, fordor
cab standard: standard cab, std cab, regular cab
cab extended: extended cab, ext cab, super cab, supercab, club cab, king cab
cab crew: crew cab, crewcab, double cab
bed short: short pickup bed, short fleetside, short stepside, short pickup box, short truck bed, 6 bed, 6 foot bed, 6 ft bed, 6.5 bed, 6.5 foot bed, 6.5 ft bed, 6 foot box, short bed, shortbed, swb, short box, short wheelbase
bed long: long pickup bed, long fleetside, long stepside, long pickup box, long truck bed, 8 bed, 8 foot bed, 8 ft bed, 8 foot box, 8 ft box, 8 box, long bed, longbed, lwb, long box, long wheelbase
bedstyle stepside: stepside, step side, flareside, utiline, thriftside, sportside, fenderside
bedstyle fleetside: fleetside, fleet side, styleside, sweptline, wideside, townside, bonus load

barrels 1: 1 barrel, one barrel, single barrel
barrels 2: 2 barrel, two barrel
barrels 4: 4 barrel, four barrel
volts 6: 6 volt, six volt
volts 12: 12 volt, twelve volt
volts 24: 24 volt
brakes drum: drum brake, drum
brakes disc: disc brake, disk brake, disc, disk
assist manual: manual, manual brake, manual steering, non power, unassisted, armstrong
assist power: power, power brake, power steering, ps, pb, powered
drive manual: manual transmission, manual trans, stick, stick shift, 3 speed, 4 speed, 5 speed, four speed, three speed, five speed, standard trans, standard transmission, synchromesh
drive automatic: automatic, auto, auto trans, powerglide, hydramatic, torqueflite, th350, th400, turbo 350, turbo 400, cruiseomatic, fordomatic, dynaflow
speeds 2: 2 speed, two speed
speeds 3: 3 speed, three speed
speeds 4: 4 speed, four speed
speeds 5: 5 speed, five speed
speeds 6: 6 speed, six speed
shift column: column shift, three on the tree, column shifter
shift floor: floor shift, four on the floor, floor shifter
wheeldrive 2: 2wd, two wheel drive, 4x2
wheeldrive 4: 4wd, 4x4, four wheel drive
material steel: steel, sheetmetal
material fiberglass: fiberglass, fibreglass, frp, glassfiber
material aluminum: aluminum, aluminium, alloy, alum
material iron: cast iron, iron
count single: single
count dual: dual, twin, double
throw short: short
throw long: long
air with: ac car, factory air car, air car, factory air, factory ac, air conditioned, with air, ac
air without: non ac, non air, non a c, nonac, heater only, heater car
steered left: lhd, left hand drive
steered right: rhd, right hand drive
size 10: 10 inch, 10x5, 10x6
size 11: 11 inch
size 12: 12 inch, 12x4.5, 12x5, 12x6
size 13: 13 inch, 13x4.5, 13x5, 13x5.5, 13x6, 13x7
size 14: 14 inch, 14x5, 14x5.5, 14x6, 14x6.5, 14x7, 14x8
size 15: 15 inch, 15x4, 15x4.5, 15x5, 15x5.5, 15x6, 15x6.5, 15x7, 15x8, 15x10, 6x15, 7x15, 5.5x15, 8x15
size 16: 16 inch, 16x4, 16x5, 16x6, 16x7, 16x8
size 17: 17 inch
size 18: 18 inch
size 19: 19 inch
size 21: 21 inch
`;
