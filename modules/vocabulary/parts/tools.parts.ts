/** Tools and shop equipment. A tool for a part is no such part: "ball joint tool" is here or is made with a piece. */
export const toolParts = `
@minds make
# hand tools
wrench: spanner, open end wrench, combination wrench, ford wrench, wrenches, spanners, ring spanner, open ended spanner, box end wrench, combination spanner, wrench set, spanner set, adjustable wrench, crescent wrench, monkey wrench, adjustable spanner, pipe wrench, box wrench, tappet wrench, ignition wrench, ignition wrench set, flare nut wrench, line wrench, snap on wrench, king dick spanner, brake wrench, model t wrench, script wrench, ford script wrench, open end spanner, tool kit wrench, ~king dick, king dick adjustable, abingdon king dick, adjustable king dick, ~abingdon, lucas spanner, shelley spanner
  size: whitworth = whitworth, bsw, bsf, british standard, king dick | metric = metric, mm | sae = sae, af
socket set: socket wrench set, deep socket, impact socket, snap on socket set, socket and ratchet set, whitworth socket, britool socket, britool sockets, whitworth sockets, bsf socket
  size: whitworth = whitworth, bsw, bsf, british standard | metric = metric, mm | sae = sae, af
  drive: quarter = 1 4 drive | three eighths = 3 8 drive | half = 1 2 drive | three quarter = 3 4 drive
tap and die set: tap and die, taps and dies, thread chaser, tap set, die set
ratchet: ratchet wrench, breaker bar, speed handle, speed wrench
torque wrench: click wrench, beam torque wrench, torque spanner, torque bar, dial torque wrench, dial torque bar, torque handle, dial torque, micrometer torque wrench, clicker torque wrench
lug wrench: wheel brace, lug nut wrench, wheel wrench, four way lug wrench, tire iron wrench, wheel nut wrench, tire wrench, wheel nut spanner, wheelbrace, lugnut wrench, four way wrench, lug nut tool
spark plug wrench: spark plug socket, plug wrench, plug spanner, spark plug spanner
knock off hammer: knockoff hammer, lead hammer, knock off wrench, spinner wrench, copper hammer, knock off tool, thor hammer, copper and hide mallet, knock off mallet, spinner hammer, lead mallet, copper mallet, copper and hide hammer, wheel hammer, knockoff wrench, spinner tool, octagonal spinner spanner, octagonal nut spanner, copper hide mallet, hide mallet, thor mallet, copper hide hammer, rawhide hammer, knock on hammer, wire wheel hammer, hide hammer, hide mallet for knock on, copper and rawhide hammer, brass knock off hammer, lead knock off hammer
screwdriver: screwdriver set, screw driver
pliers: hose clamp pliers, snap ring pliers, brake pliers, snap ring plier
punch: center punch, punch and chisel set, punch set, scriber, drift punch, brass drift, cold chisel, chisel set
hammer: mallet, ball peen hammer, sledge hammer, ball pein hammer, rawhide mallet, rubber mallet, cross pein hammer, dead blow hammer
body hammer: body hammer set, dolly, body dolly, hammer and dolly set, body tools, body working tools, body work tools, panel beating tools, shrinking hammer, dolly set, slapping spoon, body spoon, panel beating dolly, panel beating dollies, panel beating hammer, panel beating set, heel dolly, toe dolly, body dolly set, dollies, body dollies, panel beating kit, bodywork hammer, panel hammer, planishing hammer hand, body bumping hammer, bumping hammer, pick hammer
body file: vixen file, body lead file, flexible body file, lead file, milled tooth file, panel beating file, file holder, body file holder, vixen file holder, bodywork file, dreadnought file, millenicut file
slide hammer: dent puller, slide hammer set
c clamp: g clamp, vise grip, vise grips, welding clamp, cleco, clecos
vise: bench vise, vice, bench vice, wilton vise
tool box: toolbox, tool chest, roll cab, tool cabinet, snap on tool box, roll cabinet, machinist chest
tool kit: tool roll, factory tool kit, tool set, original tool kit, tool bag, tool pouch, jaguar tool kit, car tool kit, hand tools, toolkit, tool tray, toolkit tray, tool roll set, tool roll bag
grease gun: grease fitting gun, tecalemit grease gun, lubrication gun, alemite gun, zerk fitting gun, grease gun alemite, grease pump, hand grease gun, hand grease pump, tecalemit gun, tecalemit grease pump, wanner grease gun
oiler: oil can pump, pump oiler, pump oil can, squirt can, oil squirt can
oil filter wrench: filter wrench, oil filter spanner, strap wrench, filter strap wrench, oil filter strap wrench, oil filter tool, oil filter removal tool, filter spanner, filter strap, chain wrench, oil filter removal wrench, oil filter remover, filter removal tool
funnel: oil funnel, gas funnel
oil measure: oil measuring can, oil jug, oil pourer, oil can spout, oil spout

# pullers and special tools
gear puller: three jaw puller, bearing puller, gear puller set, bearing separator, puller set, wheel puller, two jaw puller, hub puller set, bearing puller set, gear puller kit
steering wheel puller: steering wheel removal tool
harmonic balancer puller: balancer puller, balancer tool, harmonic balancer installer, damper puller, balancer installer, crank pulley puller
tie rod puller: pitman arm puller, pickle fork, ball joint separator, tie rod separator, ball joint splitter, ball joint tool, ball joint press, tie rod tool, tie rod end puller
special tool: kent moore tool, kent moore, miller special tool, rotunda tool, churchill tool, factory special tool, k r wilson tool, special service tool, miller tool, kr wilson tool, dealer special tool, factory tool, dealer tool, essential tool
valve spring compressor: valve tool, valve spring tool, valve lifter tool, valve spring lifter, valve lifter compressor, valve guide tool, lifter puller, valve bar, valve bar and spring lifter, valve spring bar, valve lifter bar, valve spring remover
spring compressor: coil spring compressor, coil spring tool
piston ring compressor: ring compressor, piston ring expander, ring expander, ring groove cleaner, piston ring tool
ridge reamer: cylinder reamer, ridge remover, cylinder ridge reamer
cylinder hone: hone, engine hone, sunnen hone
boring bar: cylinder boring bar, kwik way boring bar, van norman boring bar
valve grinder: valve grinding machine, sioux valve grinder, valve seat grinder, valve refacer, valve lapping tool, valve seat grinding set, valve seat cutter, black and decker valve grinder, valve lapper
clutch alignment tool: clutch aligning tool, clutch pilot tool, clutch aligner, clutch centering tool
pilot bearing puller
cam bearing tool: cam bearing installer, cam bearing installation tool
axle puller: rear axle puller, axle bearing puller, rear hub puller, slide hammer axle puller
brake tool: brake spoon, brake adjusting tool, brake adjuster tool, brake shoe gauge
brake bleeder kit: brake bleeder, brake bleeding kit, pressure bleeder, vacuum bleeder, eezibleed, brake bleeder tool, ezibleed, easy bleed
flaring tool: flare tool, double flaring tool, tubing bender, tube bender, tubing cutter, brake line flaring tool, pipe bender, brake flaring tool, flare tool kit, flaring tool set, flaring kit, flaring tool kit
window tool: door clip tool, door handle clip tool, trim tool, window crank removal tool, molding removal tool, windshield tool, windshield clip tool, trim removal tool, windshield lock strip tool, lockstrip tool, lock strip tool, locking strip tool, lockstrip insertion tool, windshield rubber tool, windshield gasket tool, windscreen tool, windscreen rubber tool, glazing tool, weatherstrip tool, weatherstrip lockstrip tool, weatherstrip lockstrip insertion tool, lock strip insertion tool, beading insertion tool, window crank clip remover, window crank clip tool, window crank tool, window crank remover, window handle tool, window winder tool, window handle clip tool, window handle clip remover, door handle clip remover, door handle tool, door handle clip pliers, door handle retainer tool, door handle retainer c clip tool, door handle c clip tool, door panel tool, door panel clip tool, door panel remover, trim panel tool, clip lifter, upholstery clip tool, windscreen sucker, windscreen lifter, windscreen suction lifter, windshield suction cup, glass suction cup, glass sucker, glass lifter, suction lifter
upholstery tool: hog ring pliers, upholstery stretcher, hog ring plier, hog ring tool, hog ring pliers kit, hog ring kit, upholstery needle, upholstery regulator, webbing stretcher, upholstery hammer
hog ring: hog rings, box of hog rings, bag of hog rings, hog ring assortment, upholstery ring, upholstery staple, upholstery tack
rivet tool: rivet gun, rivet set, brake lining riveter, pop rivet gun
lead tool: body lead, lead paddle, body solder, lead work kit, leading kit, lead sticks, lead slapper
micrometer: micrometer set, outside micrometer, micrometers, outside mike
bore gauge: dial bore gauge, bore dial gauge, cylinder bore gauge, cylinder bore dial gauge, cylinder gauge, bore micrometer, inside micrometer, telescoping gauge, snap gauge, bore gauge set, cylinder dial gauge, cylinder bore micrometer
dial indicator: dial gauge, dial test indicator, dti, dial indicator set, magnetic base indicator, dial indicator with base
vernier caliper: caliper gauge, measuring caliper, dial caliper, vernier gauge, outside caliper
straight edge: straightedge, machinist straight edge, machinist square
feeler gauge: feeler gauge set, spark plug gap tool, spark plug gauge, plug gapper, gap gauge, feeler set, feeler blades, feeler blade, feelers
degree wheel: cam degree kit, degree kit, cam degree wheel
cc kit: cylinder head cc kit, burette

# testers
timing light: strobe light, timing strobe, stroboscope, strobe, strobe timing light, neon timing light, xenon timing light, timing gun, sun timing light, timing lamp, timing strobe light, ignition timing light, strobe timing gun, inductive timing light, strobe gun
dwell meter: dwell tach, tach dwell, dwell tachometer, dwell tach meter, tach dwell meter, tune up meter, sun dwell meter, dwell and tach meter, dwell gauge, dwellmeter, dwell angle meter, tach and dwell meter, tachometer dwell meter
compression tester: compression gauge, compression test kit, leak down tester, leakdown tester, cylinder leak tester, compression test gauge, cylinder compression gauge, engine compression tester, compression kit, cylinder leakage tester
distributor machine: distributor tester, sun distributor machine, sun distributor tester, distributor test machine, distributor stroboscope, sun machine, allen distributor machine
engine analyzer: sun machine, engine tester, oscilloscope, sun tester, sun engine analyzer, ignition analyzer, sun engine tester, sun scope, motor analyzer, engine scope, engine analyser, sun tune up tester, sun electric tester, ignition tester, coil tester, condenser tester
battery tester: hydrometer, battery load tester, volt amp tester, regulator tester
ohmmeter: multimeter, multi meter, avometer, circuit tester, test light, test lamp
spark plug cleaner: spark plug tester, champion spark plug cleaner, spark plug cleaner and tester, ac spark plug cleaner, plug cleaner, spark plug tool, spark plug sandblaster, spark plug sand blaster, spark plug blaster, plug cleaning machine, spark plug cleaning machine, plug sandblaster, spark plug sandblaster cleaner, plug cleaner and tester, champion plug cleaner, spark plug service machine, spark plug cleaning unit, plug cleaning unit, spark plug cleaner tester
carburetor synchronizer: unisyn, uni syn, synchrometer, carburetor balancer, carb balancer, colortune, carburetor tool, carb sync tool, carb synchronizer, gunson colortune, carburetor float gauge, carb balancing tool, sync gauge, carb sync gauge, carburetor sync gauge, carb balance gauge, carburetor balance gauge, airflow meter carburetor, uni syn gauge, vacuum sync gauge, crypton tuner
vacuum pump tester: mityvac, vacuum tester, hand vacuum pump, fuel pump tester, fuel pressure tester, vacuum test gauge, vacuum and fuel pump tester, vacuum and pressure tester, fuel pump and vacuum tester, vacuum and pressure gauge, vacuum gauge tuner, engine vacuum tester, vacuum and fuel pump gauge, vacuum and fuel pump tester dial, engine vacuum gauge, fuel pump pressure tester, vacuum and fuel pump pressure gauge, tune up vacuum gauge, vacuum tuner
cooling system tester: radiator tester, radiator pressure tester, antifreeze tester, anti freeze tester, coolant tester, coolant pressure tester, pressure tester, stant tester
headlight aimer: headlight tester, headlamp aimer, headlight aiming kit, headlight aiming tool, headlight alignment tool
tire pressure gauge: tire gauge, tyre pressure gauge, schrader gauge, tyre gauge, air gauge, tire air gauge

# lifting and holding
jack: bumper jack, scissor jack, scissors jack, bottle jack, screw jack, car jack, factory jack, jack assembly, jack set, tire jack, screw type jack, railroad jack, jack and handle, hydraulic bottle jack, walker jack, side lift jack, pillar jack, ratchet jack, jacking kit, jack complete, jack base and handle, jack base, jackall, jack kit, jack with handle, axle jack, jack and lug wrench, jack and base
  type: bumper = bumper | scissor = scissor, scissors | bottle = bottle | screw = screw
floor jack: trolley jack, hydraulic floor jack, transmission jack, hein werner jack, walker floor jack, hydraulic jack, roll a car jack, hein werner floor jack, hydraulic trolley jack, garage jack, weaver jack, rolling jack, service jack, hydraulic service jack, jack on wheels, service jack on wheels, hydraulic jack on wheels, shop jack, shop floor jack, garage floor jack, wheeled jack
jack handle: jack lever, lug wrench and jack handle, jack crank, jack wrench, jack handle lug wrench, jack rod
jack base: jack stand base, jack plate, jack foot
jack hold down: jack hook, jack bolt, jack wing nut, jack hold down bolt, jack mounting bracket, jack mounting kit, jack bracket, jack clamp, jack hold down kit, jack wingnut, jack strap, jack mounting bolt, jack stowage kit, jack retainer, jack bag, jack hardware, jack spring hold down, jack hold down bracket, jack hold down hardware, jack mount, jack storage bracket, jack stow bracket, jack holder, jack clip, jack hold down clamp
jack stand: axle stand, jackstand, axle stands, jack stands, car stand, safety stand
engine stand: motor stand, engine stands, engine test stand, run stand, engine run stand, engine rotisserie, test stand, engine cradle, engine dolly, engine stand on wheels
engine hoist: cherry picker, engine crane, chain hoist, chain fall, shop crane, engine lift, block and tackle, motor hoist, engine puller, chainfall, engine leveler, engine tilter, ~hoist, shop hoist, folding engine hoist, folding cherry picker, engine crane hoist
engine lift plate: engine leveler, load leveler, engine lifting plate, engine sling, engine tilter, carb lift plate, engine load leveler
engine support bar: engine support fixture, engine support bracket
transmission stand: transmission holding fixture, differential stand, holding fixture
rotisserie: car rotisserie, auto rotisserie, body rotisserie, auto body cart
car lift: two post lift, four post lift, auto lift, hydraulic lift, vehicle lift, 2 post lift, 4 post lift, car hoist, ramp lift, garage lift, above ground lift, in ground lift, mid rise lift, scissor lift, rotary lift, bend pak lift
car ramp: ramps, wheel ramps, drive on ramps, service ramps, loading ramps, trailer ramps
creeper: mechanic's creeper, mechanics creeper, shop creeper, shop stool, rolling stool
wheel dolly: car dolly, wheel dollies, go jacks, car dollies, gojak, car skates, tire dolly, car dolly wheels, wheel skate
tow bar: towbar, tow dolly, tow rope, tow strap, tow chain
come along: hand winch, ratchet hoist
engine crank handle: starting handle, crank handle, hand crank, starter crank, starting crank, crank hole cover

# tires and wheels
tire iron: tire lever, tyre lever, tire tool, tyre levers, tire spoon, tire irons, tire spreader, rim tool, rim spreader, rim wrench, rim jack
tire machine: tire changer, coats tire changer, tyre changer, coats tire machine, bead breaker, tire mounting machine, coats 10 10
wheel balancer: bubble balancer, tire balancer, spin balancer, wheel balancing machine, strobe balancer
tire pump: tyre pump, foot pump, hand pump, spark plug tire pump, schrader tire pump, engine tire pump, kellogg tire pump, tire inflator, hand tire pump, brass tire pump, hand air pump
tire repair kit: tire patch kit, tyre repair kit, puncture kit, puncture repair kit, vulcanizer, tube repair kit, tube patch kit, patch kit
wheel alignment gauge: wheel alignment tool, alignment gauge, toe gauge, camber gauge, toe in gauge, caster camber gauge, bear alignment, alignment machine, wheel aligner, alignment rack, dunlop alignment gauge, wheel alignment machine
wheel chock: wheel chocks, chocks, wheel block

# machines and supplies of the shop
air compressor: shop compressor, shop air compressor, twin cylinder air compressor, portable air compressor, ~compressor
impact wrench: impact gun, air impact, air ratchet, air tool, air tools, air impact wrench, pneumatic wrench
welder: mig welder, tig welder, arc welder, lincoln welder, miller welder, stick welder, spot welder, wire feed welder, lincoln arc welder, welding machine
cutting torch: welding torch, gas torch, oxy acetylene torch, acetylene torch, gas welder torch, torch set, oxy acetylene set, torch kit, blow torch, blowlamp, oxy torch, oxy acetylene, acetylene torch set
paint gun: spray gun, devilbiss gun, devilbiss spray gun, hvlp gun, binks spray gun, binks gun, paint sprayer, spray paint gun, touch up gun, devilbiss, hvlp spray gun, binks model 7
paint booth: spray booth, heat lamp, infrared heat lamp
paint: touch up paint, spray paint, lacquer paint, acrylic lacquer, touchup paint, lacquer, clear coat, cellulose paint, ~primer, quart of paint, gallon of paint, primer surfacer, enamel paint, base coat, basecoat
polish: car wax, wax, car polish, simoniz, buffing compound, polishing compound, rubbing compound, metal polish, simoniz kit, chrome polish, chrome cleaner, wheel cleaner, upholstery cleaner, leather cleaner, vinyl cleaner, car cleaner, wheel polish
motor oil: gear oil, oil additive, lubricant, lead substitute, lead additive, fuel additive, ~additive, ~grease, wheel bearing grease, chassis grease, moly grease, engine oil, castor oil
sealer: seam sealer, body filler, undercoating, undercoat, bondo, gasket sealer, adhesive, rtv, rust converter
buffer: polisher, bench buffer, sander, da sander, air sander, buffing wheel, orbital sander, orbital polisher
blast cabinet: bead blaster, sandblaster, sand blaster, glass bead cabinet, bead blast cabinet, sandblast cabinet, sand blast cabinet, media blaster, soda blaster, sandblaster pot
parts washer: solvent tank, parts cleaner, hot tank, parts washing tank, parts cleaning tank, safety kleen, ultrasonic cleaner
hydraulic press: shop press, arbor press, h frame press, bearing press, 20 ton press, hydraulic shop press, 12 ton press, garage press
bench grinder: grinder, pedestal grinder, angle grinder
drill press: pillar drill, electric drill, bench drill, hand drill, drill bits, ~drill, cordless drill, air drill
lathe: south bend lathe, metal lathe, engine lathe, milling machine, bridgeport, bridgeport mill, myford lathe, mill drill, vertical mill
surface grinder: head surfacer, crankshaft grinder, flywheel grinder, head resurfacer
english wheel: wheeling machine, planishing hammer, metal shaping machine, shrinker stretcher, pullmax, louver press, shrinker and stretcher, yoder power hammer, power hammer, shrinker
bead roller: slip roll, sheet metal brake, box and pan brake, finger brake, metal shear, sheet metal bender, slip rolls, metal brake, sheet metal roller, stomp shear
band saw: bandsaw, metal saw, chop saw, hacksaw
sewing machine: upholstery sewing machine, industrial sewing machine, singer sewing machine, juki sewing machine, consew
frame machine: frame rack, frame straightener, porta power, frame puller, port a power, frame jig, chassis jig, porto power, frame table, chassis rack, frame straightening machine
dynamometer: dyno, chassis dyno, engine dyno
flow bench: superflow, flowbench
battery charger: trickle charger, battery tender, battery booster charger, jump starter, tungar charger, battery maintainer, tungar battery charger, tungar bulb, 6 volt charger, 12 volt charger, car battery charger, shop charger, wheeled charger, starter charger
work bench: workbench, bolt bin, parts bin, bolt cabinet, hardware cabinet, shop cabinet, parts bins, shelving, nut and bolt bin
bolt assortment: box of bolts, box of hardware, hardware assortment, screw assortment, bolt bin assortment, nut and bolt assortment, clip assortment, coffee can of bolts
fender cover: wing cover, fender covers, shop fender cover
shop light: drop light, work light, shop lamp, drop lamp, trouble lamp
drain pan: oil drain pan, drip pan, oil drip pan
lubrication equipment: lubester, oil lubester, grease pump, highboy, grease dispenser, bulk oil pump, gear oil pump, oil dispenser, lubster, alemite pump, bulk oil dispenser
fire extinguisher: extinguisher, pyrene fire extinguisher, pyrene, brass fire extinguisher, halon extinguisher, pyrene extinguisher
first aid kit: safety kit, emergency kit, road flares, warning triangle, flare kit, emergency flare kit
car cover: fitted car cover, outdoor car cover, indoor car cover, car covers
battery carrier: battery terminal tool, battery terminal puller, battery terminal cleaner
trailer: car trailer, enclosed trailer, car hauler, car hauler trailer, open car trailer, flatbed trailer
trailer hitch: tow hitch, hitch, trailer ball, class iii hitch, hitch ball, receiver hitch, tow ball, towing bracket, tow bracket, drawbar, draw bar, tow package, ball hitch, pintle hook, pintle, towball, frame hitch, tow bar, towbar
garage heater: shop heater, kerosene heater, pot belly stove
`;
