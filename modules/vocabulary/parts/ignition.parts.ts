/** Ignition, charging and starting: what makes the spark, what makes the current, what turns the engine over. */
export const ignitionParts = `
@minds engine cylinders
distributor: dizzy, distributor assembly, mallory dual point, mallory unilite, bosch 009, ~spalding flamethrower, distributor core, ~009, vw 009, bosch distributor, ~hei, ~dual point, ~unilite, ~svda, ~25d4, ~45d4, ~23d4, ~dm2, ~dist, tach drive distributor, hei distributor, vacuum advance distributor, window cap distributor, distributor hei
  type: hei = hei, high energy | dual point = dual point, dual points, double point, yl, yll, zc | electronic = electronic, breakerless, pointless, transistor, unilite, duraspark, msd | single point = single point
  vw: 009 = 009 | svda = svda | vacuum = vacuum advance
  drive: tach drive = tach drive, tachometer drive | cable = cross drive, cable drive
  cap style: window = window, window cap | crab = crab, crab cap | helmet = helmet | two piece = two piece
  lucas: 25d4 = 25d4, 25d | 45d4 = 45d4, 45d | 23d4 = 23d4 | dm2 = dm2 | 22d6 = 22d6 | dmbz6 = dmbz6, dmbz
  maker: mallory = mallory, unilite | msd = msd | vertex = vertex | spalding = spalding | accel = accel | lucas = lucas | bosch = bosch | prestolite = prestolite
  number: 1111267 = 1111267 | 1111493 = 1111493 | 1111438 = 1111438 | 1111480 = 1111480 | 1111022 = 1111022 | 1111069 = 1111069 | 1110985 = 1110985 | 1110891 = 1110891 | 1110914 = 1110914 | 1111491 = 1111491 | 1111070 = 1111070
ignition timer: ~timer, model t timer, roller timer, brush timer, anderson timer, new day timer, model t commutator, timer assembly
distributor cap: dist cap, window cap, crab cap, helmet cap, hei cap, dizzy cap, distributor cap set, distributor top
distributor cap and rotor: cap and rotor, cap and rotor kit, cap and rotor set, cap rotor
distributor rotor: rotor button, ~ignition rotor, rotor arm, dizzy rotor
points: points set, contact set, contact breaker, contact breaker set, breaker arm
condenser: ~capacitor
points condenser rotor set: points condenser rotor, points rotor condenser, points and rotor
points and condenser: points and condenser set, points and condenser kit, tune up kit, tuneup kit, tune up set, points condenser and rotor, points plugs and condenser, ignition kit, ignition service kit, points condenser, ignition set
distributor shield: ignition shielding, ignition shield, distributor shielding, distributor shield top, distributor cover, top shield, ignition shielding set, ignition shielding kit, plug shield, plug wire shield, v shield, bread loaf, breadloaf, bread loaf shield, spark plug shielding, corvette shielding, lower shielding, ignition shielding bracket, wire shielding, ignition shield set, distributor splash shield, spark plug heat shield, distributor shroud, ~shielding
  place: top = top, distributor | plug = spark plug, lower, bread loaf, breadloaf | v = v shield, vertical
distributor breaker plate: breaker plate, advance plate, point plate, distributor plate, breaker plate assembly, distributor base plate
distributor clamp: distributor hold down, distributor hold down clamp, dist hold down, distributor hold down bolt, distributor clamp bolt, distributor pedestal, distributor bracket, distributor clamp plate
distributor advance weight: advance weight, advance kit, advance curve kit, distributor weight, advance spring, distributor spring kit, advance spring kit, distributor curve kit, distributor recurve kit, centrifugal advance
distributor shaft: distributor drive shaft, distributor tower shaft
distributor gear: distributor drive gear, dist gear, distributor drive, distributor bushing
distributor housing: distributor body, distributor case
distributor kit: distributor rebuild kit, distributor repair kit, distributor overhaul kit
vacuum advance: vacuum advance unit, vacuum control, vacuum advance canister, vacuum can, advance diaphragm, vacuum advance can, vacuum unit, vacuum advance pod, vac advance, vac advance can, vac advance canister, vac advance unit, vac can, distributor vac advance, vacuum advance for distributor, vac canister distributor, vacuum canister distributor
vacuum advance line: vacuum advance tube, vacuum advance pipe, distributor vacuum line, distributor vacuum tube, vacuum advance hose
electronic ignition: electronic ignition kit, ignition conversion kit, pertronix ignitor, ignitor ii, breakerless ignition, breakerless conversion, pointless ignition, pointless ignition kit, hot spark, crane xr700, ignition conversion, electronic conversion, lumenition, aldon ignitor, 123 ignition, capacitive discharge ignition, cd ignition, delta mark ten, transistor ignition, transistorized ignition, ti ignition, ignition system, ~pertronix, ~ignitor
ignition module: ignition control module, hei module, ignition box, msd 6a, msd 7al, 6al, 6al box, ignition amplifier, ti amp, pulse amplifier, ti amplifier, ignition control box, mopar orange box, duraspark module, ignition control unit, ignition controller, hyfire, tci unit, ignition igniter, msd ignition, ignition brain box, ~msd box, ~orange box, ~chrome box, amplifier ignition, ignition amp, ti ignition amplifier
pickup coil: magnetic pickup, distributor pickup, pick up coil, hei pickup, ignition pickup, reluctor, stator pickup, pole piece, crank trigger
@minds engine cylinders volts
ignition coil: ~coil, 12 volt coil, 6 volt coil, coil pack, accel coil, super coil, blaster coil, msd blaster, blaster 2, high performance coil, lucas coil, sport coil, bosch coil, blue coil, coil can, flathead coil, delco coil, mallory coil, helmet coil, oil filled coil, hei coil, super stock coil, model t coil
  number: 087 = 087, 1115087 | 091 = 091, 1115091 | 202 = 202, 1115202 | 293 = 293, 1115293 | 207 = 207, 1115207 | 176 = 176, 1115176 | 110 = 110, 1115110 | 270 = 270, 1115270 | 238 = 238, 1115238
@minds engine cylinders
coil bracket: coil mount, coil holder, coil mounting bracket, coil clamp
coil wire: coil lead, coil to distributor wire, king lead, coil ht lead, coil high tension wire
coil cover: coil shield
coil box: buzz coil, buzz box, coil box lid, coil box assembly, kw coil
ignition coil kit: coil points
ballast resistor: ~ballast, ignition resistor, coil resistor, resistor block, ignition ballast, ceramic resistor, resistor wire, resistance wire, dropping resistor
spark plug: sparkplug, ~plug, spark plugs set, champion j8, ac 44, ac 45, champion plug, ~plugs
spark plug wire: plug wire, sparkplug wire, ignition wire, ignition lead, plug wire set, plug lead, ht lead, ht lead set, high tension lead, ignition cable, ignition wire set, ignition cable set, packard 440, packard wire, plug lead set, secondary wire, plug cable, solid core wires, ignition lead set, ~wire set, high tension wire, ht wire, high tension wire set, high tension leads set
spark plug wire cover
spark plug wire loom: plug wire loom, wire separator, wire loom set, plug wire bracket, plug wire holder, plug wire tube, flathead wire loom, wire conduit, plug wire retainer, spark plug cover, plug wire cover, plug wire divider, ignition wire tube, ignition wire loom, high tension wire tube, plug wire clip, ~wire loom, ~conduit
spark plug boot: plug boot, plug cap, plug connector, spark plug terminal, distributor boot, rajah terminal, rajah clip, spark plug insulator, spark plug wire end, spark plug nut
spark plug adapter: spark plug non fouler, spark plug thread insert, spark plug anti fouler, spark plug indexing washer, spark plug washer, spark plug gasket
magneto: ~mag, super mag, vertex mag, joe hunt mag, magdyno, mini mag, super mag ii, sprint mag
magneto kit: magneto rebuild kit
magneto parts
ignition switch: key switch, ~ign switch, ignition lock switch, ignition switch with key, ignition and light switch, pop out switch, popout switch, ignition switch assembly, magneto switch, ignition starter switch, ignition and starter switch, starter switch assembly
ignition lock cylinder: ignition cylinder, ignition lock, ignition lock cylinder and keys, ignition tumbler, ignition barrel, ignition key cylinder, ignition key lock, ignition lock set, ignition lock assembly, ignition lock barrel, column lock cylinder, ignition key cyl, ignition cyl, ignition lock cyl
ignition switch bezel: ignition bezel, ignition switch nut, ignition switch ferrule, ignition nut, ignition switch retainer, ignition switch escutcheon, ignition bezel nut, ignition switch trim, ignition switch ring
ignition switch cable: pop out cable, ignition switch armored cable, armored cable
ignition switch housing: ignition lock housing, ignition housing
ignition switch rod: ignition switch actuator, ignition actuator rod, ignition switch actuator rod, ignition rack, ignition sector
@minds volts engine
generator: ~dynamo, genny, generator assembly, lucas dynamo, generator core, c39 dynamo, c40 dynamo, c42 dynamo, c45 dynamo, gen 6 volt, 6 volt gen, 12 volt gen, gen 12 volt, delco gen, autolite gen, ford gen, lucas gen, 3 brush gen, third brush gen, three brush gen, 3 brush generator, third brush generator, gennie, generator unit
  maker: lucas = lucas | bosch = bosch | delco = delco, delco remy | autolite = autolite, auto lite
  style: powerhouse = powerhouse, power house
  polarity: positive = positive ground, positive earth | negative = negative ground, negative earth
  lucas: c39 = c39 | c40 = c40 | c42 = c42 | c45 = c45
  drive: tach drive = tach drive, tachometer drive
generator kit: generator rebuild kit, generator repair kit, dynamo repair kit
generator brush: generator brushes, generator brush set, dynamo brush, generator brush holder
generator armature: dynamo armature, ~armature
generator field coil: generator field, dynamo field coil, generator fields
generator bearing: generator bushing, dynamo bearing, dynamo bush
generator end plate: generator end cap, generator end frame, generator cover band, generator band, generator end cover, generator back plate, generator oiler, generator oil cup
generator bracket: generator mount, generator mounting bracket, dynamo bracket, generator support, generator brace, generator strap, generator adjusting bracket, generator arm, generator adjusting arm, generator post, generator mounting post, dynamo stand, generator stay, generator tower
generator pulley: generator fan, dynamo pulley, generator fan pulley, generator fan blade, dynamo fan, generator pulley and fan, generator pulley shim, generator pulley nut
generator backing plate: fan shroud backing plate
generator decal: generator tag, generator label, generator id tag
generator light: charge light, gen light, charging light, ignition warning light, alternator light
alternator: ~alt, 16acr, 17acr, 18acr, 15acr, 11ac, alternator assembly, alternator core, powergen, alternator conversion kit, alternator conversion, 10si one wire, ~one wire, ~1 wire, 12si one wire, gm one wire alternator, marine alternator, chrome one wire, ~10si, ~12si, ~10dn, ~cs130, ~leece neville, delco remy alternator, alt with internal regulator
  model: 10dn = 10dn, 10 dn, external regulator | 10si = 10si, 10 si | 12si = 12si, 12 si | 15si = 15si, 15 si | 27si = 27si, 27 si | cs130 = cs130, cs 130 | cs144 = cs144, cs 144 | 1g = 1g | 2g = 2g | 3g = 3g | 16acr = 16acr | 17acr = 17acr | 18acr = 18acr | 15acr = 15acr | 11ac = 11ac | square back = square back | round back = round back | leece neville = leece neville | motorola = motorola | lucas = lucas | bosch = bosch | prestolite = prestolite | powergen = powergen
  amps: 32 = 32 amp | 35 = 35 amp | 37 = 37 amp | 42 = 42 amp | 55 = 55 amp | 60 = 60 amp | 61 = 61 amp | 62 = 62 amp | 63 = 63 amp | 65 = 65 amp | 100 = 100 amp | 105 = 105 amp | 140 = 140 amp
  number: 1100693 = 1100693 | 1100696 = 1100696 | 1100628 = 1100628 | 1100668 = 1100668 | 1100833 = 1100833 | 1100836 = 1100836 | 1100837 = 1100837 | 1100884 = 1100884 | 1100950 = 1100950 | 1100694 = 1100694
alternator kit: alternator rebuild kit, alternator repair kit
alternator brush: alternator brush set, alternator brush holder, alternator brushes
alternator diode: diode trio, alternator rectifier, rectifier bridge, alternator diode plate, alternator diode pack
alternator bearing
alternator rectifier: alternator diode, diode trio, rectifier bridge, alternator diode plate, alternator diode pack
alternator bracket: alternator mount, alternator mounting bracket, alternator brace, alternator adjusting bracket, alternator support, alternator adjusting arm, alternator arm, alternator bracket set, alternator bracket kit, alternator strap, alternator adjuster, alternator stay, alternator spacer, alternator bolt
alternator fan: alternator fan blade, alternator pulley and fan
alternator pulley: alt pulley, alternator pulley and fan, alternator pulley nut, alternator pulley cover
alternator case: alternator housing, alternator end plate
alternator cover: alternator heat shield, alternator shield, alternator plug, alternator boot
alternator harness: alternator wiring harness, alternator wire, alternator pigtail, generator harness, generator wiring, generator wire, generator wiring harness, charging harness
voltage regulator: v reg, volt regulator, ~regulator, generator regulator, alternator regulator, regulator box, lucas regulator, lucas control box, rb106, rb340, rb310, voltage control box, current regulator, bosch regulator, solid state regulator, regulator assembly, delco regulator, charging regulator, vr715, regulator rectifier, voltage reg, volt reg, alternator reg, v regulator, points regulator, electronic regulator, reg rec, rectifier regulator, dynamo regulator, external regulator, ~control box
  system: generator = generator, dynamo | alternator = alternator
  maker: lucas = lucas, rb106, rb340, rb310 | bosch = bosch | delco = delco, delco remy | autolite = autolite, auto lite | motorcraft = motorcraft
  polarity: positive = positive ground, positive earth | negative = negative ground, negative earth
voltage regulator cover: regulator cover, voltage regulator lid, regulator decal, voltage regulator stamp, voltage regulator cap, control box cover
voltage regulator bracket: regulator bracket, voltage regulator mount, voltage regulator mounting screw, voltage regulator screw
voltage reducer: voltage drop, voltage dropper, runtz, voltage converter, volt reducer, 12v to 6v reducer, 6 to 12 volt converter, power inverter, voltage inverter, polarity inverter
voltage stabilizer: instrument voltage regulator, ivr, voltage stabiliser, voltage limiter, constant voltage regulator, cvr, gauge voltage regulator, instrument regulator, cluster voltage regulator
12 volt conversion kit: 12v conversion kit, 12 volt conversion, 6v to 12v conversion
starter: starter motor, starter assembly, starter core, starting motor, start motor, gear reduction starter, reduction starter, push button starter motor, cranking motor, self starter
  nose: aluminum = aluminum nose | iron = cast iron nose, iron nose
  type: gear reduction = gear reduction, mini, high torque, hi torque
  maker: lucas = lucas | bosch = bosch | delco = delco, delco remy | autolite = autolite, auto lite | hitachi = hitachi | prestolite = prestolite
  number: 1107320 = 1107320 | 1107365 = 1107365 | 1107496 = 1107496 | 1108338 = 1108338 | 1108361 = 1108361 | 1108367 = 1108367 | 1108381 = 1108381 | 1108400 = 1108400 | 1108418 = 1108418 | 1108430 = 1108430 | 1107242 = 1107242
starter solenoid: ~solenoid, solenoid switch, starter relay, ford solenoid, starter magnetic switch, starter motor solenoid, remote solenoid, delco solenoid, lucas solenoid, fender mounted solenoid, push button solenoid, solenoid push button, push button starter solenoid, starter motor relay
starter drive: bendix drive, starter gear, starter pinion, ~bendix spring, starter drive gear, starter drive assembly, starter motor drive, starter drive spring, bendix gear, starter bendix spring, starter clutch, starter pinion gear, folo thru drive, inertia drive, ~bendix, starter bendix, bendix starter drive
starter switch: starter button, starter push button, push button start, starter button switch, starter foot switch, starter pedal switch, start button, foot starter, starter pull switch, push button starter, starter knob, pushbutton starter, starter stomp switch
starter pedal: starter rod, starter linkage, starter pushrod, starter lever, starter pedal rod, starter foot pedal, starter fork, starter shift lever, starter yoke
starter nose: starter nose cone, starter housing, starter end plate, starter end frame, starter cone, starter case, starter nose housing, starter drive housing, starter end cap
starter armature: starter field, starter field coil, starter motor armature
starter field coil: starter field
starter kit: starter rebuild kit, starter repair kit
starter brush: starter brush set, starter brush kit, starter brushes, starter motor brush, starter motor brush set
starter bushing: starter bush, starter bushing kit, starter motor bushing
starter bolt: starter bracket, starter brace, starter mounting bolt, starter shim, starter support bracket, starter bolt kit, starter mount, starter block, starter mounting bracket, starter spacer, starter mounting plate, starter stud
starter heat shield: starter shield, starter solenoid heat shield, starter motor shield, starter solenoid shield, starter blanket
starter cable: starter wire, starter lead, starter motor cable, starter relay cable, solenoid cable
battery: tar top, battery case, optima red top, optima yellow top, red top battery, yellow top battery, ~optima, batt, 6v batt
battery tray: battery box, battery pan, battery shelf, battery platform, battery tray support, battery tray bracket, battery holder, battery support, battery base, battery tray assembly, battery floor, battery mount, battery relocation kit, battery stand, batt tray, batt box, battery carrier, battery cradle
battery cover: battery top, battery box lid, battery lid, battery box cover, battery topper, battery access cover, battery door, battery shield, battery heat shield, battery cover lid, battery tar top cover, battery cap, battery top kit, battery floor cover, battery access door, battery inspection cover
battery hold down: battery holddown, battery clamp, battery bracket, battery retainer, battery hold down bolt, battery hold down kit, battery tie down, battery frame, battery hold down bracket, battery bolt, battery strap, battery holdown, battery hold down clamp, battery hold down frame, battery tray bolt, battery j bolt, battery hold down strap, batt hold down
battery terminal: battery terminal clamp, battery post clamp, battery terminal end, battery cable end, battery clamp end
ground strap: battery ground strap, earth strap, engine ground strap, ground wire, engine ground, bonding strap, body ground strap, earth lead, ground cable, battery ground cable, braided ground strap, earth cable, ground braid
battery cable: battery lead, ground cable, positive cable, negative cable, battery wire, battery cable set, battery cable spring ring, battery cable end, spring ring cable, batt cable, batt lead
battery cutoff switch: battery disconnect, battery disconnect switch, battery cut off, battery isolator, battery cut off switch, battery cutoff, kill switch, master disconnect switch, battery isolator switch, master switch
jumper cable: jump leads, booster cables, jump start cable
ammeter shunt: amp meter shunt, charging shunt
growler: armature tester, generator tester, alternator tester, armature lathe, generator test bench, starter tester
spark plug rack: spark plug display, spark plug box, spark plug tin
rev limiter: rev control, rpm limiter, redline limiter, spark box, chip module, rev limiter box, rpm switch
`;
