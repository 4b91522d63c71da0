/** Engines: what turns, what holds it together, and what dresses it up. */
export const engineParts = `
@minds engine cylinders material
engine: ~motor, ~mill, powerplant, power plant, power unit, crate motor, long block, longblock, long motor, complete motor, running motor, engine assembly, motor assembly, v8 motor, rebuilt motor, engine core, motor core, f head engine, f head motor, l head engine, flathead engine, flathead motor, t head engine, ohc engine, twin cam engine, small block engine, big block engine, big block motor, small block motor, complete drivetrain, engine transmission, drop out, engine drop out, drop in engine, y block engine, y block motor
short block: shortblock, short motor, short engine, short block assembly
engine block: block casting, engine casting, crankcase, crank case, engine case, engine case half, crankcases, case half, case halve, case halves, matched case, matched engine case, motor case, motor cases, engine cases, crank case half, bottom end case, ~4 bolt main, ~four bolt main, ~2 bolt main, ~two bolt main, ~4 bolt main block, ~4 bolt, ~four bolt, ~2 bolt, ~two bolt, ~block, bare block, cylinder block, motor block
  casting: 010 = 010, 3970010 | 386 = 386, 3932386 | 388 = 388, 3932388 | 657 = 657, 3892657 | 870 = 870, 3782870 | 174 = 174, 3858174 | 678 = 678, 3914678 | 618 = 618, 3956618 | 519 = 519, 3756519 | 548 = 548, 3731548 | 524 = 524, 3703524 | 948 = 948, 3896948 | 852 = 852, 3849852 | 935 = 935, 3789935 | 512 = 512, 3963512 | 289 = 3999289 | 959 = 361959 | 439 = 439, 3935439 | 321 = 321, 3916321 | 962 = 962, 3855962 | 854 = 854, 3969854 | 59a = 59a, 59ab, 59l | 8ba = 8ba | 99a = 99a | 105c = 105c | c5ae = c5ae | hipo = hipo, hi po, k code
  mains: 2 = 2 bolt, two bolt, 2 bolt main | 4 = 4 bolt, four bolt, 4 bolt main
cylinder head: head casting, small block head, big block head, sbc head, bbc head, small block chevy head, big block chevy head, small block ford head, big block ford head, small block cylinder head, big block cylinder head, small block mopar head, big block mopar head, big block olds head, y block head, twin cam head, dohc head, ohc head, sohc head, f head, ~21 stud, ~24 stud, 21 stud head, 24 stud head, fuelie head, camel hump head, double hump head, camel back head, power pack head, closed chamber head, open chamber head, hipo head, dove head, 4 barrel head, 2 barrel head, cleveland head, hemi head, aluminum head, cast iron head, iron head, high compression head, police head, truck head, rectangle port head, oval port head, head, ~double hump, ~camel hump, ~open chamber, ~closed chamber
  casting: 461 = 461, 3782461 | 462 = 462, 3890462 | 291 = 291, 3917291, 3964291 | 186 = 186, 3927186 | 041 = 041, 3947041 | 492 = 492, 3991492 | 441 = 441, 3932441 | 487 = 487, 3973487 | 993 = 993, 3998993 | 882 = 882, 333882 | 624 = 624, 462624 | 416 = 416, 14014416 | 550 = 550, 3755550 | 539 = 539, 3731539 | 692 = 692, 3774692 | 896 = 896, 3795896 | 520 = 520, 3884520 | 063 = 063, 3931063 | 820 = 820, 3993820 | 049 = 049, 353049 | 781 = 781, 336781 | 391 = 391, 3904391 | 840 = 840, 3919840 | 074 = 074, 3946074 | 026 = 026, 3994026 | 858 = 858, 3873858 | 206 = 3856206 | 208 = 3856208 | 702 = 702, 3872702 | 690 = 690, 3814690, 3819690 | 580 = 580, 3795580 | 791 = 791, 3732791 | 906 = 906, 2843906 | 915 = 915, 2780915 | 516 = 516, 2406516 | 452 = 4006452 | 346 = 346, 3462346 | x = x head, 2531894 | j = j head, 3418915 | 670 = 670 | 722 = 722 | 6x = 6x | 7k3 = 7k3 | 5c = 5c | 4x = 4x | d0ve = d0ve, dove | c8ve = c8ve | d3ve = d3ve | c6ae = c6ae | c8ae = c8ae | c5oe = c5oe | c4ae = c4ae | c7oe = c7oe | c8oe = c8oe | d0oe = d0oe | 8ba = 8ba | 59a = 59a, 59ab | 81a = 81a | big e = big e | dogleg = dog leg, dogleg | 12g940 = 12g940 | 12g295 = 12g295 | 12h906 = 12h906 | 12h4736 = 12h4736 | 12h2708 = 12h2708 | c type = c type head | b type = b type head | 043 = 043 head | 044 = 044 head
  venturi: 2v = 2v | 4v = 4v
  chamber: double hump = double hump, camel hump, camel back, fuelie, fuely, 461, 462, 291, 186, 041, 492 | power pack = power pack, powerpack | open = open chamber | closed = closed chamber
  port: oval = oval port, oval ports | rectangle = rectangle port, rectangular port, rec port, square port | peanut = peanut port
@minds engine
head gasket: headgasket, head gasket washer, head gasket shim, steel shim gasket, head gasket ring
head bolt: head bolt set, head bolt kit
head stud: head stud kit, head stud set, head nut, head nut cover
engine gasket set: overhaul gasket set, full gasket set, engine gasket, engine gasket kit, engine overhaul gasket kit, complete gasket set, rebuild gasket set, bottom end gasket set, lower gasket set, conversion gasket set, ~gasket set
head gasket set: head set, upper gasket set, valve grind gasket set, valve grind set, top end gasket set, decoke gasket set, decoke set, decarb gasket set, vrs gasket set
gasket lot: loose gasket, gasket assortment, gasket material
engine part: engine parts, misc engine part, engine parts lot, motor part, engine ancillary, engine accessory, engine spare, small block part, big block part, flathead part, hemi part, v8 part, engine internals, engine internal, engine odds and ends
rotating assembly: stroker kit, stroker assembly, stroker rotating assembly, rotating kit, crank rods and pistons, crank rod and piston
rotor housing: rotary rotor housing, rotary housing, rotary engine housing, wankel housing, 12a housing, 13b housing, 12a rotor housing, 13b rotor housing
outboard motor: outboard engine, outboard boat motor, boat motor
oil catch can: oil catch tank, catch can, catch tank
engine rebuild kit: engine overhaul kit, engine kit, re ring kit, rering kit, motor rebuild kit, engine rebuilding kit
crankshaft: ~crank, crank shaft, steel crank, forged crank, cast crank, stroker crank
  type: steel = steel, forged | cast = cast
crankshaft pulley: crank pulley, lower pulley, crankshaft pulley hub, bottom pulley, crank belt pulley
  grooves: 1 = single groove, 1 groove, one groove | 2 = double groove, 2 groove, two groove | 3 = 3 groove, triple groove, three groove
harmonic balancer: ~balancer, ~damper, harmonic damper, crank damper, crankshaft damper, vibration damper, torsional damper, crankshaft balancer, harmonic balancer hub
  diameter: 6 inch = 6 inch, 6 3/4, 6 34 | 7 inch = 7 inch | 8 inch = 8 inch
timing pointer: timing tab, timing mark, timing indicator, timing scale, timing tape
main bearing: main bearing set, crank bearing, crankshaft bearing, main bearing shell, ~mains, thrust bearing set, main insert, main bearing insert
  undersize: std = standard, std | 001 = 001 | 002 = 002 | 010 = 010, 10 under, ten under | 020 = 020, 20 under, twenty under | 030 = 030, 30 under, thirty under | 040 = 040
main bearing stud: main stud, main stud kit, main bolt, main bearing bolt, main cap bolt
main girdle: stud girdle
main bearing cap: main cap
thrust washer: thrust washer set
rod bearing: big end bearing, big end shell, rod bearing set, insert bearing, bearing insert, babbitt bearing, rod and main bearing, rods and mains, rod and main bearing set, rod insert, rod bearing insert, con rod bearing insert
  undersize: std = standard, std | 001 = 001 | 002 = 002 | 010 = 010, 10 under, ten under | 020 = 020, 20 under, twenty under | 030 = 030, 30 under, thirty under | 040 = 040
cam bearing: camshaft bearing, cam bearing set
engine bearing set: engine bearings, bearing shell, bearing shell set
connecting rod: con rod, conrod, ~rod, rod set, h beam rod, i beam rod, pink rod, conn rod, steel rod
  length: 5.7 = 5.7 | 6.0 = 6.0, 6 inch | 6.135 = 6.135 | 5.565 = 5.565
connecting rod bolt: rod bolt, rod nut
piston: piston set, piston assembly, piston and rod
  oversize: std = standard, std | 020 = .020, 020 | 030 = .030, 030, 30 over, thirty over | 040 = .040, 040, 40 over, forty over | 060 = .060, 060, 60 over, sixty over | 125 = .125, 125 over
piston and cylinder set: piston and liner set, piston and barrel set, big bore kit, cylinder and piston set, cylinder kit, jug set, barrel and piston set, liner kit, cylinder and piston, cylinders and pistons, piston and jug, pistons and jugs, jug and piston, jugs and pistons, barrel and piston, barrels and pistons, piston and barrel, piston and liner, pistons and liners, top end kit, ~top end
@minds engine end
cylinder barrel: ~barrel, ~jug, cylinder jug, air cooled cylinder, motorcycle cylinder, motorcycle barrel, shovelhead cylinder, panhead cylinder, knucklehead cylinder, ironhead cylinder, air cooled barrel, aluminum cylinder, pan jug, knuck jug, knuckle jug, shovel jug, ironhead jug, sporty jug, flathead jug, ~front cylinder, ~rear cylinder, ~front and rear cylinder, harley cylinder, indian cylinder, top end cylinder
@minds engine
cylinder sleeve: cylinder liner, cylinder bore sleeve, repair sleeve, wet liner, engine sleeve
piston ring: ~ring, piston ring set, moly rings, hastings ring, perfect circle ring, grant ring, ~rings, ring set, set of rings
  oversize: std = standard, std | 020 = 020, 20 over | 030 = 030, 30 over, thirty over | 040 = 040, 40 over | 060 = 060, 60 over
wrist pin: piston pin, gudgeon pin, wrist pin bushing, small end bush, wrist pin set
camshaft: ~cam, cam shaft, ~bumpstick, solid lifter cam, solid cam, hydraulic cam, roller cam, flat tappet cam, duntov cam, 30 30 cam, race cam, performance cam, isky cam, iskenderian cam, crane cam, comp cam, schneider cam, winfield cam, cam and lifters, cam and lifter kit, bump stick
  type: solid = solid, mechanical | hydraulic = hydraulic | roller = roller
  grind: duntov = duntov, 30 30, 3030, 097 | isky = isky, iskenderian | crane = crane | comp = comp, comp cam
crankshaft sprocket: crank sprocket, crank gear, crankshaft gear, lower timing gear, timing sprocket
camshaft sprocket: cam sprocket, cam gear, timing sprocket, camshaft gear, cam pulley, jackshaft sprocket
timing gear: timing gear set, gear drive
timing chain: timing set, timing chain set, timing chain kit, double roller, timing chain and gears, timing kit, cam gear and chain, timing gear and chain, timing gears and chain, cam chain and gears, cam chain
timing chain tensioner: chain tensioner, tensioner blade, chain guide, timing chain damper
timing belt: cam belt, cambelt, timing belt tensioner, timing belt kit
@minds engine height
timing cover: ~front cover, timing chain cover, timing gear cover, engine front cover, front engine cover, timing case, timing case cover, timing chest cover
@minds engine
timing cover gasket: timing cover gasket set, front cover gasket, timing cover seal
camshaft thrust plate: cam thrust plate, camshaft retainer, camshaft thrust button, cam button
lifter: tappet, lifter set, cam follower, camshaft follower, cam bucket, tappet bucket, tappet set, camfollower, solid tappet, tappets and lifters, mushroom tappet
  type: solid = solid, mechanical | hydraulic = hydraulic | roller = roller
lifter valley cover: valley cover, valley pan, lifter cover, lifter galley cover, valley plate, intake valley baffle, turkey tray, turkey pan, valley pan gasket
pushrod cover: push rod cover, engine side cover, tappet cover, tappet chest cover, tappet side cover, pushrod side cover, ~side cover, ~side plate
pushrod: push rod, pushrod set, push rod set
pushrod tube: push rod tube, push rod tube seal, pushrod tube seal
pushrod guide plate: push rod guide plate, ~guide plate
rocker arm nut: rocker arm ball, rocker ball, rocker nut, poly lock, polylock
rocker arm: ~rocker, rocker arm set, roller rocker, rocker arm kit, valve rocker
  ratio: 1.5 = 1.5 | 1.6 = 1.6 | 1.7 = 1.7 | 1.72 = 1.72
  type: roller = roller
rocker arm ball: rocker ball, rocker arm nut, rocker nut, rocker poly lock, poly lock
rocker arm stud: rocker stud, screw in stud
rocker shaft: rocker arm shaft, rocker arm assembly, rocker assembly, rocker shaft assembly, rocker gear, rocker arm and shaft, rocker shaft stand, rocker arm stand, rocker pedestal, rocker shaft support
valve: valve set, valve assortment, intake valve, exhaust valve, intake valve set, exhaust valve set, inlet valve, engine valve
  of: intake = intake, inlet | exhaust = exhaust
valve spring: valve spring set
valve spring retainer: valve retainer, valve keeper, valve lock, spring retainer, valve collet, titanium retainer, valve spring seat, valve spring cup
valve guide: valve guide set, valve guide bushing
valve seat: valve seat insert, hardened seat
valve stem oil seal: valve stem seal, valve seal, valve oil seal, umbrella seal, valve guide seal
valve cover: rocker cover, valvecover, valve cover set, rocker box cover, rocker box, camshaft cover, cam cover, ohc cover, jaguar cam cover, camshaft box, rocker arm cover, rocker arm box, ohc cam cover, tappet cover
  style: staggered = staggered, staggered bolt | straight = straight bolt
  make of cover: cal custom = cal custom | moon = moon | mickey thompson = mickey thompson, m/t | offenhauser = offenhauser, offy | edelbrock = edelbrock | moroso = moroso | cobra = cobra | corvette = corvette | weiand = weiand | holman moody = holman moody | shelby = shelby | thunderbird = thunderbird | script = chevrolet script, script
  finish: chrome = chrome, chromed | finned = finned
valve cover gasket: rocker cover gasket, valve cover gasket set, cam cover gasket, rocker box gasket
road draft tube: draft tube, breather tube, breather pipe, crankcase breather pipe, crankcase vent tube, crankcase vent pipe, crankcase breather tube, oil breather tube, draught tube
valve cover breather: valve cover breather cap, crankcase breather, oil fill breather, push in breather, crankcase vent, crankcase ventilator, crank case breather, crank case vent, crank case ventilator, crankcase breather cap, engine breather, ~oil breather, ~breather cap, oil breather cap
valve cover decal: valve cover sticker, rocker cover decal, turbo fire decal, rocker cover badge, turbo thrust decal, turbo jet decal
valve cover bolt: valve cover stud, valve cover wing nut, valve cover hold down, valve cover t bar, valve cover washer, valve cover spreader, valve cover spreader bar, rocker cover nut, rocker cover bolt, valve cover wing bolt, valve cover screw, valve cover clamp
valve cover grommet: valve cover baffle, pcv grommet, breather grommet
spark plug tube: spark plug tube seal, plug tube, plug well cover
pcv hose: pcv tube, pcv line, pcv pipe
pcv valve: positive crankcase ventilation valve, pcv system, ~pcv
oil filler cap: oil cap, oil fill cap, oil filler breather cap, oil fill breather cap, oil breather cap, oil fill breather, breather oil cap
oil filler tube: oil fill tube, oil filler neck, oil filler, oil fill neck, oil fill pipe, oil filler pipe
oil pan: oilpan, ~sump, oil sump, deep sump, finned sump, oil pan assembly, crankcase pan, crank case pan, engine oil pan, engine sump, motor sump
  sump: front = front sump | rear = rear sump | center = center sump, mid sump | dual = dual sump, double sump
oil pan gasket: oil pan gasket set, sump gasket
oil pan bolt: oil pan bolt kit, oil pan stud, oil pan reinforcement, oil pan rail
oil drain plug: oil pan plug, sump plug, oil pan drain plug, magnetic drain plug, ~drain plug
windage tray: oil pan baffle, crank scraper, windage baffle
oil pump: oilpump, dry sump pump, oil pump assembly
oil pump pickup: oil pickup, oil pump pick up, oil pick up, oil pickup tube, oil pump screen, oil screen, oil strainer, sump strainer
oil pump drive shaft: oil pump driveshaft, oil pump drive, oil pump shaft, oil pump drive gear, oil pump rod
oil pump kit: oil pump rebuild kit, oil pump gear, oil pump rotor, oil pump cover, oil pump relief valve, oil pressure relief valve, oil pump repair kit
oil filter: oil filter element, oil filter cartridge, spin on filter, pf25, pf141, oil filter insert
oil filter adapter: spin on adapter, spin on conversion, remote oil filter, oil filter conversion, spin on oil filter adapter, spin on oil filter conversion, oil filter adaptor, remote oil filter kit
oil filter housing: oil filter canister, oil filter can, oil filter bracket, bypass oil filter, oil filter assembly, oil filter mount, oil filter head, oil filter bowl, oil bath filter canister
oil cooler: oil cooler kit, oil cooler assembly, oil radiator
oil cooler line: oil cooler hose, oil cooler pipe
oil line: oil pipe, oil feed line, oil feed pipe, oil supply line, oil return line, rocker oil feed, oil gauge line, oil hose
oil tank: dry sump tank, oil reservoir
oil dipstick: dipstick, dip stick, oil level indicator
oil dipstick tube: dipstick tube, dip stick tube, dipstick and tube, oil dipstick line, dipstick line, tube for dipstick
oil pressure sender: oil sender, oil sending unit, oil pressure sending unit, oil pressure switch, oil pressure sensor, oil pressure transmitter, oil pressure unit, oil pressure sender unit, oil sender unit, oil light switch, oil pressure light switch, oil gauge sender, oil gauge sending unit, oil pressure gauge sender, oil pressure gauge sending unit, oil light sender, oil sensor, oil switch
front crankshaft seal: front crank seal, front main seal, front main oil seal, front crankshaft oil seal, timing cover seal, crankshaft seal, crank seal
rear main seal: main seal, rear main oil seal, rope seal, crankshaft seal, crankshaft oil seal, crank seal, scroll seal, ~rear main
freeze plug: core plug, frost plug, expansion plug, welsh plug, freeze plug kit, freeze plug set, block plug, water jacket cover, water jacket plate, welch plug, welsh plug set, core plug set, welch plug set, soft plug, soft plug set, soft plug kit, frost plug kit, casting plug, expansion plug kit
engine mount bolt: motor mount bolt, motor mount bolt set, engine mount stud
@minds engine cylinders
engine mount: motor mount, engine mounting, motor mounting, engine mount rubber, motor mount rubber, motor mount pad, motor mount biscuit, biscuit mount, motor mount set, engine support, engine hanger, small block mount, big block mount, small block motor mount, big block motor mount
@minds engine
engine lift bracket: engine lifting bracket, engine hook, lift hook, engine lifting eye, lift plate
torque strap: engine steady bar, engine stabilizer, engine steady, engine limiter, engine tie rod, engine torque rod, engine restraint
flywheel: fly wheel
  teeth: 153 = 153 tooth, 153 | 168 = 168 tooth, 168 | 157 = 157 tooth, 157 | 164 = 164 tooth, 164 | 130 = 130 tooth | 143 = 143 tooth | 172 = 172 tooth | 184 = 184 tooth | 109 = 109 tooth | 112 = 112 tooth
flexplate: flex plate, flexi plate, drive plate, automatic flywheel, auto flywheel, automatic transmission flywheel, auto trans flywheel, flex drive plate, converter drive plate, torque converter drive plate
  teeth: 153 = 153 tooth, 153 | 168 = 168 tooth, 168 | 157 = 157 tooth, 157 | 164 = 164 tooth, 164 | 130 = 130 tooth | 143 = 143 tooth
flywheel ring gear: starter ring gear, ~starter ring, flywheel starter gear, flywheel teeth, flex plate ring gear
flywheel bolt: flexplate bolt, flywheel lock tab, flywheel dowel, gland nut
@minds engine cylinders barrels material
intake manifold: inlet manifold, ~manifold, cross ram, crossram, tunnel ram, dual quad manifold, tri power manifold, six pack manifold, stack injection manifold, blower manifold, victor jr, induction manifold, four barrel manifold, 4 barrel manifold, 2 barrel manifold, two barrel manifold, street dominator, strip dominator, 2x4 manifold, 3x2 manifold, high rise manifold, edelbrock performer, performer rpm, edelbrock torker, edelbrock manifold, offy manifold, offenhauser manifold, weiand manifold, aluminum manifold, cross ram manifold, dual plane manifold, single plane manifold, intake man, inlet man, weber manifold, dcoe manifold, su manifold, carb manifold, carburetor manifold, manifold for carb, ram induction, ram induction intake, long ram, short ram, long ram intake, short ram intake, max wedge intake, intake mani, small block intake, big block intake, sbc intake, bbc intake, y block intake, small block chevy intake, big block chevy intake, small block ford intake, big block ford intake, small block mopar intake, big block mopar intake, edelbrock tri power, ~torker, ~tarantula, ~streetmaster, ~tri power, ~tripower, ~3x2, ~2x4, ~dual quad, intake, ~hi rise, ~high rise, ~hi riser
  make of intake: edelbrock = edelbrock, torker, performer, tarantula, streetmaster, victor jr, slingshot, c4b, c3bx, c427x, f4b | offenhauser = offenhauser, offy | weiand = weiand | fenton = fenton | holley = street dominator, strip dominator | evans = evans | navarro = navarro | sharp = sharp | thickstun = thickstun | tattersfield = tattersfield | weber = weber | cragar = cragar | nicson = nicson | mcgurk = mcgurk | moon = moon | shelby = shelby, cobra | factory = cast iron, factory, iron
  carburetors: 1 = single carb, single quad, 1x4 | 2x2 = two pot, 2 carb, two carb, dual carb, dual two barrel, 2x2, two deuces, twin carb, 2 pot | 3x2 = tri power, tripower, 3x2, three deuces, three deuce, six pack, sixpack, 6 pack, three carb, 3 carb, triple carb, tri carb, j2, three twos | 2x4 = dual quad, 2x4, two fours, two four barrels, dual 4 barrel, dual four barrel, twin quad, 8v | 6x2 = 6x2, six carb, six deuce, six deuces | 4x2 = 4x2, four carb
  plane: single = single plane, torker, victor jr | dual = dual plane, performer | cross ram = cross ram, crossram, ram induction, sonoramic | tunnel ram = tunnel ram
  casting: 3783244 = 3783244, 244 | 3731398 = 3731398 | 3739653 = 3739653 | 3844461 = 3844461 | 3890490 = 3890490 | 3917610 = 3917610, 610 | 3958624 = 3958624 | 3972114 = 3972114 | 3866963 = 3866963 | 3885069 = 3885069 | 3947801 = 3947801 | 3955287 = 3955287 | 3963569 = 3963569 | 3794129 = 3794129 | 3741029 = 3741029 | 2780543 = 2780543
@minds engine
intake manifold gasket: intake gasket, intake gasket set, manifold gasket, manifold gasket set
intake manifold bolt: intake bolt, intake bolt kit, intake manifold bolt kit, manifold bolt, manifold stud, manifold nut, manifold washer, manifold clamp, intake stud
intake and exhaust manifold: intake exhaust manifold, manifold set, combination manifold, intake and exhaust, siamese manifold
carburetor adapter: carb adapter, carb adaptor, carburetor adaptor, carb adapter plate, carburetor adapter plate, tri power adapter, quadrajet adapter, 2 barrel to 4 barrel adapter, 2 to 1 adapter, y adapter
carburetor spacer: carb spacer, carburetor spacer plate, phenolic spacer, carb base spacer, carburetor insulator, carb insulator, carburetor insulator block, carburetor heat spacer, carburetor riser, egr spacer
supercharger: blower, ~huffer, blower case, supercharger kit, blower kit, ~paxton, paxton blower, ~mcculloch, ~6 71, ~671, ~4 71, ~471, ~8 71, ~871, ~latham, ~judson
  make of blower: mcculloch = mcculloch, mccullough, vs57, vs 57 | paxton = paxton, sn60, sn 60 | judson = judson | latham = latham | scot = scot, s.co.t., italmeccanica | shorrock = shorrock | 6 71 = 671, 6 71 | 4 71 = 471, 4 71 | 8 71 = 871, 8 71 | 3 71 = 371, 3 71
supercharger pulley: blower pulley, blower drive pulley
supercharger belt: blower belt
supercharger drive: blower drive, blower drive kit, blower snout, blower idler
supercharger manifold: supercharger intake, blower plenum, supercharger plenum
supercharger rebuild kit: supercharger bearing, blower rotor, blower rebuild kit, supercharger seal
turbocharger: turbo charger, turbo unit, turbocharger kit, turbo kit, turbo assembly, ~turbo, turbo assy, turbo charger assembly, twin turbo
turbocharger rebuild kit: turbo rebuild kit, turbo seal kit, turbo cartridge
wastegate: waste gate, boost controller, wastegate actuator
intercooler: charge cooler, intercooler kit
nitrous kit: nitrous system, nos kit, nitrous oxide kit, nitrous bottle, nitrous plate
engine pulley: pulley set, chrome pulley, pulley kit, idler pulley, belt pulley, double groove pulley, single groove pulley, 3 groove pulley
  grooves: 1 = single groove, 1 groove, one groove | 2 = double groove, 2 groove, two groove | 3 = 3 groove, triple groove, three groove
fan belt: v belt, alternator belt, generator belt, belt set, serpentine belt, ~drive belt
engine front bracket set: accessory bracket, accessory drive, serpentine system, belt drive system
engine dress up kit: dress up kit, engine dress kit, chrome engine kit, engine chrome kit, engine dressing, engine dress up, engine trim kit, ~chrome kit
engine bolt kit: engine bolt set, engine fastener kit, engine stud kit, engine hardware kit, engine bolts
engine tag: engine id tag, engine number plate, engine data tag
engine paint: engine enamel, engine color paint
engine tin: cooling tin, cylinder tin, tinware, engine tin set, breast tin, engine sheet metal, engine sheetmetal, fan tin, engine bay tin, engine shroud, cooling shroud tin
engine pan: engine splash pan, engine under pan, engine belly pan, engine splash shield, engine undertray, crankcase pan, engine side pan, engine splash apron, splash tray, engine splash tray, under tray, undertray, engine under tray, engine stone guard, engine splash guard, under engine stone guard, sump guard, belly pan
engine heat shield
crankshaft bolt: balancer bolt, crank bolt, harmonic balancer bolt, crank nut, starter dog, crank handle nut, starting handle dog, crankshaft nut, crank pulley bolt, crank pulley nut, starter jaw, crank ratchet
crankshaft key: crank key, crankshaft woodruff key, balancer key
harmonic balancer sleeve: balancer repair sleeve, balancer sleeve
starter dog: crank nut, starting handle dog, crank ratchet nut, ratchet nut
vacuum pump
air injection tube: smog tube, air injection manifold, smog tubes, smog pipe, smog manifold, air injection pipe
smog pump pulley: air pump pulley
smog pump bracket: smog bracket, air pump bracket
diverter valve: gulp valve, air diverter valve, smog valve, smog pump diverter valve
air injection pump: smog pump, air pump, a.i.r. pump, air injection reactor, thermactor pump, smog system, smog equipment
egr valve: exhaust gas recirculation valve, egr block off, ~egr
engine temperature sender: temperature sender, temp sender, temp sending unit, temperature sending unit, temperature sensor, temperature transmitter, temperature switch, temp sender unit, temperature sender unit, temp sensor, temp unit, temp bulb, coolant sensor, temp gauge sender, temp gauge sending unit, temperature gauge sender, temperature gauge sending unit, temp gauge sender unit, temp switch, heat gauge sender, heat gauge sending unit, heat indicator sender
vacuum fitting: vacuum tree, vacuum manifold, vacuum port
engine governor: governor, governor assembly
`;
