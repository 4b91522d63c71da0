/** Models, which carburetors and their kits go by. */
const carburetorModels = `  model: quadrajet = quadrajet, qjet, q jet, 4mv, 4mc, m4mc, m4me, e4me | 4gc = 4gc, 4g, 4jet | 2gc = 2gc, 2gv, 2g, 2jet, two jet | rochester b = rochester b, rochester bc, rochester bv, b type rochester | monojet = monojet, rochester m, 1mv | varajet = varajet | dualjet = dualjet | afb = afb | wcfb = wcfb | avs = avs | thermoquad = thermoquad, thermo quad, tq | bbd = bbd | bbs = bbs | ball and ball = ball and ball | yf = yf | ys = ys | rbs = rbs | wcd = wcd | wdo = wdo | wgd = wgd | wo = wo, carter wo | w1 = w1, w 1 | wa1 = wa1, wa 1 | holley 94 = holley 94, 94, ford 94, 91 99 | holley 1904 = 1904 | holley 1920 = 1920 | holley 1945 = 1945 holley, holley 1945 | holley 2300 = 2300 | holley 2210 = 2210, 2245 | holley 4000 = teapot, holley 4000 | holley 4160 = 4160, 1850, 80457, 8007, 3310, 80508 | holley 4150 = 4150, double pumper, 4777, 4778, 4779, 4781, 3418, 4346, 4296, 4776, 3310 | holley 4500 = 4500, dominator | holley 5200 = 5200, 5210 | holley aa 1 = aa 1, aa1 | edelbrock = 1403, 1404, 1405, 1406, 1407, 1411, 1901 edelbrock, edelbrock | 2100 = 2100 | 2150 = 2150 | 4100 = 4100 | 4300 = 4300 | 4350 = 4350 | 1100 = 1100, 1101 | stromberg 97 = stromberg 97, 97 | stromberg 81 = stromberg 81 | stromberg 48 = stromberg 48, ee22 | stromberg 40 = stromberg 40, stromberg ee 1 | ww = ww, wwc | bxov = bxov, bxuv, bxovd | stromberg aa = aav, stromberg aa, aav 26, aav 16 | chandler groves = chandler groves, chandler grove | tillotson = tillotson | marvel = marvel, marvel schebler, schebler | zenith = zenith | detroit lubricator = detroit lubricator | su = su | zenith stromberg = zenith stromberg, stromberg cd, 175 cd, 150 cd, 175cd, 150cd, 175 cd2, cd150, cd175 | pict 1 = pict1, pict 1 | pict 2 = pict2, pict 2 | pict 3 = pict3, pict 3 | pict 4 = pict4, pict 4 | 28 pci = 28 pci, 28pci | p11 = p11, pii, 40 pii | pbic = pbi, pbic, 32 pbi, 32 pbic, 40 pbic | solex = solex | kadron = kadron, h40 44 eis | dcoe = dcoe | ida = ida | idf = idf | dgv = dgv, dgev, dgas, 32 36, progressive | dcnf = dcnf | dcd = dcd | weber = weber | dellorto = dellorto, dell orto, dhla | mikuni = mikuni | linkert = linkert | amal = amal | keihin = keihin | bing = bing | ndix = ndix, 32 ndix`;

/** Fuel: from the tank through the lines and the pump to the carburetor or the injection. */
export const fuelParts = `
@minds barrels engine
carburetor: carb, carburettor, carburator, carburetter, carby, carb body, carburetor assembly, ~two barrel, ~four barrel, ~2 barrel, ~4 barrel, ~1 barrel, ~one barrel, ~single barrel, tripower carb center, tri power carb center, carb set, carburetor set, carb rack, carb bank, weber carb conversion, ~rack of four, stromberg cd150, stromberg cd175, stromberg 150cd, stromberg 175cd, autolite 1101, ~stromberg, ~solex, ~zenith, ~amal, ~mikuni, ~keihin, ~dellorto, ~linkert, ~carter, 34 pict 3, vw carb, ~single quad, ~quadrajet, ~qjet, ~q jet, ~rochester 4mv, ~rochester 4mc, ~rochester 4gc, ~rochester 2gc, ~rochester 2gv, ~rochester 2g, ~rochester 2jet, ~two jet, ~rochester b, ~rochester bc, ~rochester monojet, ~monojet, ~varajet, ~dualjet, ~carter afb, ~afb, ~carter wcfb, ~wcfb, ~carter avs, ~carter yf, ~carter ys, ~carter bbd, ~carter bbs, ~carter ball and ball, ~ball and ball, ~carter wcd, ~carter wdo, ~carter wgd, ~carter we, ~carter w1, ~carter wa1, ~carter rbs, ~thermoquad, ~thermo quad, ~holley 94, ~holley double pumper, ~double pumper, ~holley 4500, ~holley dominator, ~holley 1945, ~holley 2210, ~holley 1901, ~holley aa 1, ~holley teapot, ~holley visi flo, ~motorcraft 2150, ~edelbrock 1407, ~stromberg 97, ~stromberg 81, ~stromberg 48, ~stromberg 40, ~stromberg ee 1, ~stromberg ww, ~stromberg wwc, ~stromberg bxov, ~stromberg bxuv, ~stromberg aa, ~chandler groves, ~marvel schebler, ~tillotson, ~detroit lubricator, ~su hs4, ~su hs2, ~su hs6, ~su hif4, ~su hif6, ~su hif44, ~su hd6, ~su hd8, ~su h4, ~su h6, ~su h2, ~su h1, ~zenith stromberg, ~stromberg cd, ~stromberg 175 cd, ~stromberg 150 cd, ~solex 28 pict, ~solex 30 pict, ~solex 34 pict, ~solex pict, ~solex 40 p11, ~solex 32 pbi, ~solex 40 pii, ~kadron, ~weber, ~weber dcoe, ~weber ida, ~weber idf, ~weber dgv, ~weber dgas, ~weber dgev, ~weber 40 dcoe, ~weber 45 dcoe, ~weber 48 ida, ~weber 32 36, ~weber progressive, ~weber dcd, ~weber dcnf, ~dell orto, ~mikuni phh, ~bing, ~amal concentric, ~amal monobloc, ~zenith ndix, ~zenith 32 ndix, ~holley list, ~holley list number, ~tripower center, ~tri power center, ~weber conversion, ~rochester 2 jet, ~2 jet, ~rochester 2 barrel, ~rochester 4 barrel, ~rochester 1 barrel, ~carter 2 barrel, ~carter 1 barrel, ~carter 4 barrel, ~holley 2 barrel, ~holley 4 barrel, ~holley 1 barrel, ~autolite 4 barrel, ~motorcraft 2 barrel, ~stromberg 2 barrel, ~holley vacuum secondary, ~edelbrock 4 barrel, ~pict, ~pict 1, ~pict 2, ~pict 3, ~pict 4, ~cd150, ~cd175, ~150cd, ~175cd, ~34 pict, ~30 pict, ~28 pict, ~31 pict, ~34pict, ~30pict, rochester quadrajet, quadrajet carb, qjet carb, hilborn carb, autolite 4100, autolite 2100, autolite 4300, autolite 1100, ford 4100, ford 2100, motorcraft 4350, motorcraft 4300, motorcraft 2100, holley 4160, holley 4150, holley 2300, holley 1850, holley 3310, holley 4010, holley 4175, holley 1920, holley 1904, holley 1940, holley 5200, carter 9400, edelbrock 1406, edelbrock 1405, edelbrock 1403, ~su, ~sus, autolite 2 barrel, ~pierburg, ~avs, ~bbd, ~4gc, ~2gc, ~2g, ~bbs, ~bb1, ~bc, ~4 jet, ~97s, ~94s, ~81s, ~48s
  barrels: 1 = pict, rochester b, rochester bc, monojet, yf, ys, bbs, w1, holley 1904, holley 1920, holley 1945, 1904, 1920, autolite 1100, 1100, 1bbl, 1v | 2 = 2gc, 2gv, 2g, 2jet, two jet, 2100, 2150, 2300, 2bbl, 2v, 94, holley 94, stromberg 97, 97, stromberg 48, stromberg 81, bbd, wcd, wdo, wgd, dcoe, idf, ida, dgv, dgas, dgev, ww, wwc, varajet, dualjet, 5200 | 4 = quadrajet, qjet, q jet, 4mv, 4mc, m4mc, 4gc, afb, wcfb, avs, thermoquad, thermo quad, 4100, 4300, 4350, 4160, 4150, 4500, dominator, 3310, 4bbl, 4v, double pumper, 1403, 1405, 1406, 1407, teapot, edelbrock 1406
${carburetorModels}
  su: hs2 = hs2 | hs4 = hs4 | hs6 = hs6 | hs8 = hs8 | hif4 = hif4 | hif6 = hif6 | hif44 = hif44 | hd6 = hd6 | hd8 = hd8 | h1 = h1 | h2 = h2 | h4 = h4 | h6 = h6 | h8 = h8
  list: 1850 = 1850 | 3310 = 3310 | 4777 = 4777 | 4778 = 4778 | 4779 = 4779 | 4781 = 4781 | 4346 = 4346 | 3418 = 3418 | 4296 = 4296 | 3247 = 3247 | 3367 = 3367 | 2818 = 2818 | 3139 = 3139 | 4055 = 4055 | 4056 = 4056 | 4144 = 4144 | 4412 = 4412 | 7448 = 7448 | 1403 = 1403 | 1404 = 1404 | 1405 = 1405 | 1406 = 1406 | 1407 = 1407 | 1411 = 1411
  cfm: 390 = 390 cfm | 450 = 450 cfm | 465 = 465 cfm | 500 = 500 cfm | 600 = 600 cfm, 600cfm | 650 = 650 cfm, 650cfm | 700 = 700 cfm, 700cfm | 750 = 750 cfm, 750cfm | 780 = 780 cfm, 780cfm | 800 = 800 cfm, 800cfm | 850 = 850 cfm, 850cfm | 1050 = 1050 cfm
  flow: updraft = updraft, up draft | downdraft = downdraft, down draft | sidedraft = sidedraft, side draft
@minds engine
carburetor set: carb set, pair of carburetors, pair of carbs, matched carburetors, tri power carburetors, tri power carbs, tripower carbs, dual quad carburetors, dual quad carbs, dual quad set, six pack carburetors, six pack carbs, twin carbs, triple carbs, twin su carbs, twin su carburettors, dual su carbs, triple su carbs, dual carbs, three deuces carbs, 3 stromberg 97, triple webers, dual webers, twin webers, twin weber carbs, twin dcoe, dual weber kit, weber carb conversion, rack of carbs, carb rack, carb bank, bank of carbs, carb pair, matched carbs, weber conversion
  carburetors: 2 = dual, twin, pair, 2x4, two | 3 = tri power, tripower, six pack, sixpack, triple, three, 3x2, tri carb
multi carburetor setup: tri power setup, tripower setup, tri power unit, complete tri power, dual quad setup, 2x4 setup, 3x2 setup, three deuce setup, six pack setup, six pack induction, multi carb setup, multi carb set up, dual carb setup, dual carb set up, triple carb setup, tri carb setup, three carb setup, two pot setup, induction setup, induction system, dual port setup, weber setup, weber conversion, weber conversion kit, side draft setup, carburetor conversion kit, ~tri power, ~tripower, ~dual quad, ~two fours, ~2x4, ~3x2, ~dual quads, ~three deuces, complete 2x4, complete 3x2, complete dual quad, 3x2 unit, 2x4 unit, complete tripower, carbs and intake, carb and intake, intake and carbs, intake and carb, six pack intake and carbs, ~six pack, ~sixpack, ~6 pack, ~six barrel, ~3 2s, ~three 2s, ~three twos, ~2x4s
  carburetors: 2x2 = dual carb, 2 carb, two pot, dual port setup | 3x2 = tri power, tripower, three deuces, three deuce, six pack, 3x2, triple carb, tri carb, three carb | 2x4 = dual quad, 2x4, two fours
carburetor kit: carb kit, carb rebuild kit, carburetor rebuild kit, carburetor overhaul kit, carb repair kit, carburetor repair kit, zip kit, jiffy kit, carb overhaul kit, carburetor tune up kit, su rebuild kit, quadrajet kit, carburetor rebuilding kit, hygrade kit, carburettor service kit, carburetor gasket kit, carb overhaul package, carburetor overhaul package, carb package, carburetor package, carb gasket kit, carb gasket set, carb repair set, carb refurb kit, su service kit, weber rebuild kit, stromberg kit
${carburetorModels}
carburetor gasket: carb gasket, carburetor base gasket, carb base gasket, carburetor gasket set, carb flange gasket, air horn gasket, bowl gasket
carburetor float: carb float, brass float, float set, nitrophyl float, float pin
needle and seat: float needle, needle and seat set, inlet needle, needle valve, float valve, grose jet
carburetor jet: carb jet, main jet, idle jet, jet set, jet kit, air corrector, emulsion tube, jet assortment, idle tube, power jet
carburetor needle: su needle, su jet, su jet and needle, su jet needle, jet and needle, su needle and jet
metering rod: step up rod, step up piston, metering rod spring
power valve: power piston
accelerator pump: accelerator pump cup, accel pump, pump diaphragm, accelerator pump lever, pump cam
metering block: metering plate
carburetor venturi: booster venturi, venturi cluster, nozzle bar, carb booster, ~venturi
carburetor throttle shaft: throttle shaft, throttle shaft bushing, throttle spindle, throttle disc, throttle plate
carburetor inlet fitting: fuel inlet fitting, carb fitting, carburetor fitting, carb inlet fitting, fuel inlet nut, carburetor inlet nut
carburetor parts: carb parts, carburetor parts lot, carburetor screw, idle mixture screw
carburetor dashpot: su dashpot, su suction chamber, dashpot, su piston, suction chamber, dash pot, su dash pot, carburetor dash pot, dashpot and piston, dash pot and piston, su bell, su dashpot and piston
carburetor bowl: float bowl, fuel bowl, carb bowl, float chamber, float bowl lid, float bowl cover
carburetor air horn: carb top, carburetor top, carb lid, bowl cover
carburetor base: carb base, carburetor throttle body, carb base plate, carburetor base plate, carburetor throttle plate
throttle return spring: carburetor return spring, carb return spring, carb spring, accelerator return spring
throttle bellcrank: bellcrank, bell crank, accelerator bellcrank, bell crank linkage, carburetor bellcrank
carburetor linkage: throttle linkage, carb linkage, progressive linkage, gas pedal linkage, accelerator linkage, gas linkage, tri power linkage, dual quad linkage, accelerator rod, throttle rod, carb rod, throttle lever, carb linkage kit, throttle arm, accelerator cross shaft, ~bellcrank, ~bell crank, j2 linkage, three carb linkage, multi carb linkage, dual carb linkage, carburetor linkage kit, two carb linkage
hand throttle: hand throttle cable, throttle knob cable, throttle knob, throttle pull, hand throttle knob
throttle cable bracket: accelerator cable bracket
throttle cable: accelerator cable, gas pedal cable, gas cable, accelerator wire
accelerator pedal: gas pedal, throttle pedal, foot feed, spoon pedal, accelerator foot rest, accelerator pedal assembly, accelerator
choke: ~choke assembly, choke kit, choke conversion, choke thermostat, choke coil, choke spring, choke stove, choke housing, choke element, choke heater, choke rod, choke conversion kit, choke butterfly, choke plate
choke tube: choke heat tube, choke stove tube, choke stove pipe, choke pipe, choke heat riser tube, choke riser tube
choke cable: choke cable assembly, choke wire, choke conversion cable, choke and throttle cable, manual choke kit
choke knob: choke pull, choke pull knob, choke button
choke pull off: choke pulloff, vacuum break, vacuum pull off, choke break, choke pull down, choke pulldown
idle solenoid: idle stop solenoid, anti dieseling solenoid, antidieseling solenoid, idle cut off solenoid, throttle solenoid, fuel cut off solenoid, idle cutoff valve, carburetor solenoid, throttle dashpot, throttle kicker
velocity stack: carb stack, air horn stack, injector stack, ram tube, bellmouth, ram pipe, carburetor stack, stack set, carb trumpet, weber stack, ~trumpet, weber trumpet, intake trumpet, inlet trumpet, air trumpet, stub stack, weber air horn, weber velocity stack
carburetor scoop: carb scoop, blower scoop, hilborn scoop, injector hat, injector scoop, shotgun scoop, carb hat, carburetor hat, air bonnet, carburetor bonnet, carb bonnet, ~bug catcher
carburetor stud: carb stud, carb stud kit, carburetor bolt, carb bolt, carb nut
fuel block: fuel log, fuel distribution block, fuel manifold block, carb fuel line kit, dual feed fuel line, dual feed line, dual feed line kit, carburetor fuel line kit, fuel distributor block
air cleaner: aircleaner, air filter housing, air cleaner assembly, air cleaner housing, air breather, batwing air cleaner, air cleaner can, air filter box, airbox, air box, ~breather, pancake air filter, air filter assembly, air cleaner canister, frog mouth, air cleaner set, air silencer, intake silencer, oil bath cleaner, oil bath breather, ram air cleaner, ~oil bath, ~dual snorkel, snorkel air cleaner, dual snorkel air cleaner, single snorkel air cleaner, twin snorkel air cleaner
  style: dual snorkel = dual snorkel | single snorkel = single snorkel | open = open element | oil bath = oil bath | dual quad = dual quad, 2x4, batwing | tri power = tri power, tripower, six pack | cowl = cowl induction
air cleaner lid: air cleaner top, air cleaner cover, air filter cover, air filter lid, air cleaner lid assembly
air cleaner base: air cleaner bottom, air cleaner base plate, air filter base, air cleaner flange, air cleaner pan, ram air pan, ram air tub, ram air tray, ram air base, cowl induction pan
air cleaner element: air filter, air filter element, k and n filter, oil bath element, foam filter, paper filter, air cleaner filter, k n filter, knecht filter, air filter cartridge
air cleaner decal: air cleaner sticker, air cleaner lid decal, air cleaner emblem, pie tin, pie pan decal, pie tin decal, air cleaner badge
air cleaner bracket: air cleaner clamp, air cleaner support
air cleaner wing nut: wing nut, wingnut, air cleaner nut, air cleaner stud, air cleaner bolt, air cleaner mounting stud
heat riser tube: preheat tube, hot air tube, hot air hose, preheater hose, carb preheat hose, stove pipe, preheater tube, heat stove pipe
air cleaner snorkel: cold air intake, air cleaner vacuum motor, ~snorkel
air cleaner hose: air cleaner duct, air intake duct, cold air duct, fresh air hose, air intake hose, ram air duct, air cleaner tube, preheat tube, heat riser tube, hot air tube, hot air hose, preheater hose, carb preheat hose, stove pipe
flame arrestor: flame arrester, backfire arrestor, spark arrestor
fuel pump: ~gas pump, fuel pump assembly, fuel and vacuum pump, su pump, fuel booster pump, lift pump, double action pump, dual action pump, gas pump assembly, fuel vacuum pump, double action fuel, dual action fuel, combination fuel, ~electric pump, in tank pump, intank pump, in tank fuel pump, facet pump, holley blue pump, holley red pump, holley fuel pump, lucas fuel pump, bendix fuel pump, mech fuel pump, elec fuel pump, mechanical pump, electric fuel pump, mechanical fuel pump, petrol pump, gasoline pump, pierburg fuel pump
  type: electric = electric, su, facet, bendix, autopulse | mechanical = mechanical, glass bowl, ac glass bowl, double action, dual action, dual diaphragm
fuel pump kit: fuel pump rebuild kit, fuel pump repair kit, fuel pump diaphragm, fuel pump overhaul kit, fuel pump valve
fuel pump bowl: fuel pump glass bowl, glass fuel bowl, sediment bowl, sediment bulb, fuel bowl glass, fuel pump glass, gas bowl, gascolator, fuel strainer, fuel pump bail, fuel filter bowl, fuel filter glass bowl, fuel sediment bowl, glass sediment bowl, sediment bowl assembly, fuel filter sediment bowl, fuel filter glass, glass bowl fuel filter, gas filter bowl, sediment glass, sediment bulb assembly
fuel pump pushrod: fuel pump push rod, fuel pump rod, fuel pump actuating rod, fuel pump eccentric, fuel pump arm
fuel pump plate: fuel pump block off, fuel pump block off plate, fuel pump mounting plate, fuel pump stand, fuel pump riser, fuel pump spacer, fuel pump block, fuel pump gasket
fuel pump inertia switch: inertia switch, fuel cut off switch
fuel pump relay
fuel pressure regulator: fuel regulator, carb pressure regulator, fuel pressure regulator kit, filter king
fuel pressure gauge
fuel filter: gas filter, petrol filter, fuel filter housing, fuel filter canister, fuel filter bowl, fuel filter assembly, ac gf filter, sintered bronze filter, fuel filter element
fuel line: gas line, petrol pipe, fuel pipe, fuel line set, fuel line kit, pump to carb line, fuel return line, vapor line, vapor return line, fuel supply line, fuel pump line, carburetor line, fuel pump to carb line
fuel hose: flexible fuel line, fuel flex line, rubber fuel line, fuel pump flex line, fuel pump hose, fuel flex hose, petrol hose, fuel hose kit
fuel shut off valve: fuel shutoff, fuel shut off, fuel petcock, fuel tap, fuel valve, gas shut off, gas shut off valve, gas tank petcock, fuel cock, petrol tap, gas petcock, fuel selector valve, tank switching valve, tank selector valve, fuel tank selector, reserve tap, fuel tank switch, ~petcock, fuel petcock valve, motorcycle petcock, reserve petcock, pingel petcock
fuel tank: gas tank, petrol tank, gastank, fuel cell, aux tank, saddle tank, gas tank assembly, fuel tank assembly, moon tank, spun aluminum tank, gasoline tank, big tank, cowl tank, plastic tank, bed tank, toaster tank, motorcycle tank, motorcycle gas tank, motorcycle fuel tank, fat bob tank, fatbob tank, fat bobs, peanut tank, sportster tank, mustang tank, split tanks, king sportster tank, tank halves
  type: cell = fuel cell, cell | moon = moon tank | saddle = saddle tank, saddle | auxiliary = auxiliary, aux
fuel tank strap: tank strap, gas tank hold down, gas tank strap set, gas tank mounting strap, tank strap bolt, gas tank t bolt, fuel tank mounting kit, gas tank mount, fuel tank bracket, gas tank bracket
fuel tank pad: tank pad, gas tank anti squeak, gas tank liner, fuel tank insulator, gas tank insulator, gas tank webbing, fuel tank seal, fuel tank mounting pad, tank to body seal
fuel tank cover: gas tank cover, gas tank shield, tank skid plate, fuel tank shield, gas tank stone shield, gas tank board, fuel tank board
fuel tank sealer: tank sealer, tank sealing kit, gas tank liner kit, gas tank sender gasket
fuel cap: gas cap, filler cap, petrol cap, gas tank cap, fuel tank cap, monza cap, le mans cap, leman cap, gascap
  lock: locking = locking, lock
  vent: vented = vented | unvented = non vented, unvented, nonvented
fuel cap gasket: gas cap gasket, gas cap seal, fuel cap seal, gas cap cable, gas cap tether, fuel cap cable
fuel filler neck: filler neck, fuel neck, filler tube, gas tank neck, gas neck, filler pipe, fuel fill neck, gas fill tube
fuel filler grommet: filler neck grommet, fuel filler neck grommet, gas filler neck grommet, filler neck seal, gas filler grommet, gas tank grommet, filler neck gasket, fuel filler neck seal, gas filler neck seal, filler grommet, gas filler seal
fuel filler hose: filler hose, filler neck hose, fuel tank hose, tank vent hose, fuel filler hose kit
fuel filler door: fuel door, gas door, gas cap door, gas flap, fuel flap, gas tank door, filler door, fuel lid, fuel filler lid, petrol flap, gas lid, fuel filler flap, gas cap cover, fuel door lid, gas flap door, fuel flap door, filler flap, petrol filler flap, tank flap
fuel door spring: gas door spring, fuel filler door spring, gas cap door spring
fuel door bumper: gas door bumper, gas door stop
fuel door hinge: gas door hinge
fuel door guard: gas door guard, gas filler guard, fuel filler guard, gas guard, gas cap scuff guard, gas scuff guard, gas door edge guard
fuel door release: gas door release, fuel door cable, fuel flap cable, fuel door lock, fuel lid cable, gas door lock
fuel sender: fuel sending unit, gas sender, tank sender, ~sender, fuel gauge sender, gas gauge sending unit, fuel level sender, fuel tank unit, gas tank unit, fuel gauge sending unit, gas gauge sender, fuel gauge tank unit, fuel level sensor, fuel sender unit, gas sending unit, fuel gauge float, tank sending unit, ~sender unit, ~sending unit, sender unit for tank, sending unit for gas tank, sender unit for fuel tank, petrol sender, petrol gauge sender, petrol tank sender unit, gas tank sender unit, fuel tank sender unit, gas level sender, fuel gauge sender unit, fuel float sender, tank unit, gas gauge tank unit, tank float unit, gas tank float unit
fuel tank sock: tank sock, fuel pickup sock, fuel sock, fuel tank strainer, gas tank sock, fuel pickup tube, gas tank screen, fuel tank filter, sending unit sock, sending unit filter, sending unit strainer
fuel sender float: sender float, sending unit float, fuel gauge float, gas gauge float, gas tank float, fuel tank float
fuel sender gasket: sending unit gasket, sending unit lock ring, sender lock ring, sender gasket, sending unit seal, sending unit lock ring kit, fuel tank lock ring, fuel sender ring
fuel vapor canister: charcoal canister, vapor canister, evaporative canister, evap canister, carbon canister, vapor separator, vapour canister, fuel expansion tank, purge valve, vapor return valve, rollover valve, fuel tank vent valve, tank vent, fuel separator
fuel injection: ~fi unit, ~fi, ~fuelie, mechanical injection, hilborn injection, hilborn injector, enderle injection, algon injection, crower injection, lucas injection, tuned port injection, stack injection, throttle body injection, kugelfischer injection, cis injection, cross fire injection, crossfire injection, injection unit, injection system, scott injection, ~fuelie unit, ~ram jet, ~ramjet, ~hilborn, ~enderle, ~algon, ~tuned port, ~tpi unit, ~tpi setup, ~tpi, ~efi system, ~efi kit, ~efi, ~tbi unit, ~tbi setup, ~kugelfischer, ~k jetronic, ~d jetronic, ~l jetronic, ~jetronic, ~mfi, ~holley projection, ~pro jection, ~fitech, ~sniper efi
  make of injection: rochester = rochester, ramjet, ram jet, fuelie | hilborn = hilborn, stuart hilborn | enderle = enderle | algon = algon | crower = crower | lucas = lucas | bosch = bosch, jetronic, cis | kugelfischer = kugelfischer | tpi = tpi, tuned port | tbi = tbi, throttle body | crossfire = cross fire, crossfire | holley = holley, projection, pro jection, sniper | fitech = fitech
  unit: 7014360 = 7014360 | 7014520 = 7014520 | 7014800 = 7014800 | 7014900 = 7014900, 4900 | 7017200 = 7017200 | 7017250 = 7017250 | 7017300 = 7017300 | 7017310 = 7017310 | 7017320 = 7017320 | 7017355 = 7017355 | 7017360 = 7017360 | 7017375 = 7017375 | 7017380 = 7017380
fuel injector: ~injector, injector set, bosch injector, injector nozzle, injection nozzle, fuel nozzle, port injector
cold start valve: cold start injector
fuel injector seal: injector seal, injector o ring, injector seal kit, injector hose, injector sleeve
fuel rail: injector rail, fuel injection rail
fuel injection pump: injection pump, hilborn pump, kugelfischer pump, spica pump, mfi pump, fuel injection metering unit, lucas metering unit, spill valve, high pressure pump, diesel pump, cav pump, barrel valve
warm up regulator: control pressure regulator
fuel accumulator
fuel distributor: fuel metering head, air flow sensor plate
map sensor: manifold pressure sensor
air flow meter: airflow meter, air mass meter, maf sensor, air flow sensor, ~afm
manifold pressure sensor: map sensor
throttle body: throttle bodies, throttle body assembly, throttle housing
throttle position sensor: throttle switch, ~tps, tps
idle air control valve: auxiliary air valve, auxiliary air regulator, idle control valve, aux air valve
auxiliary air valve: auxiliary air regulator, idle control valve, idle air control valve
fuel injection computer: engine computer, engine control unit, engine control module, fuel injection ecu, injection control unit, djet ecu, injection computer, ~ecu, ~ecm, ~pcm
oxygen sensor: lambda sensor, o2 sensor, lambda probe
fuel injection plenum: tpi plenum, fuelie plenum, plenum chamber, fuelie doghouse, fuel injection runner, tpi runner, fuelie intake, injection manifold, ramjet intake, ~plenum
fuel injection air cleaner: fuelie air cleaner, fuelie air cleaner can
injection drive cable: injection pump drive cable, fuel injection pump drive
primer pump: fuel primer, moon pressure pump, hand pressure pump, fuel hand pump, primer bulb, ki gass pump, priming pump, hand primer
fuel injection harness: injection harness, engine management harness, efi harness, tpi harness
vacuum tank: autovac
`;
