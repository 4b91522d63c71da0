/** Lights and what else is wired: signals, switches, relays, bulbs, horns, harnesses, wipers. */
export const lightParts = `
# head lights
@minds volts depth height end
headlight: headlamp, head light, head lamp, headlight set, headlamp set, headlight assembly, headlamp assembly, head lights, head lamps, headlight unit, headlamp unit, guide headlight, bullet headlight, king bee headlight, dietz headlight, pl700 lamp, p100 lamp, tripod headlight, tripod headlamp, head light unit, lichteinheit, lichteinheiten, headlight lichteinheit, light unit, lucas headlamp unit, butler headlamp, pf770, pf700, trifocal, trifocal headlamp, tripod, tripod lamp, trifocal light unit, le mans headlamp, ryan light, twolite, two lite, solar lamp, depress beam headlight, twilite
  maker: marchal = marchal | cibie = cibie | lucas = lucas, p100, pl700, king of the road | hella = hella | bosch = bosch | guide = guide, guide lamp | woodlite = woodlite
headlight bulb: sealed beam, sealed beam bulb, headlamp bulb, sealed beam headlight, t3 headlight, t3 bulb, t3 headlamp, halogen bulb, halogen headlight, t 3 headlight, sealed beam unit, headlight sealed beam, halogen conversion, h4 conversion, h4 headlight, halogen headlamp conversion, halogen headlight conversion, h4 bulb, h4 headlamp, light unit, headlamp unit, headlight unit
  beam: high = high beam, type 1 | low = low beam, type 2
headlight bezel: headlamp bezel, headlight door, headlamp door, headlight ring, headlamp ring, headlight trim, headlight trim ring, headlight rim, headlamp rim, headlight surround, head light bezel, head light ring, head lamp bezel, head lamp ring, headlamp trim, headlamp trim ring, headlamp surround, headlight bezel set, headlight chrome ring, sugar scoop bezel, hideaway headlight cover, hideaway headlamp cover, hidden headlight cover, hidden headlight door, hideaway headlight door, headlight eyelid, headlight trim bezel, head light door, head lamp door
headlight bucket: headlamp bucket, head light bucket, head lamp bucket, headlight housing, headlamp housing, headlight pot, headlamp bowl, headlight shell, headlamp shell, headlamp pot, high beam bucket, low beam bucket, inner headlight bucket, outer headlight bucket, sealed beam bucket, light bucket, headlight bowl, head light bowl, head lamp bowl, lamp bowl, headlight back shell, head light pot, head lamp pot, headlight pod, headlamp pod
headlight retaining ring: headlight retainer, headlamp retaining ring, sealed beam retainer, sealed beam ring, headlight retainer ring, headlamp retainer
headlight lens: headlamp lens, headlight glass, headlamp glass, head light lens, head lamp lens, e code lens, lens headlight, p100 lens, p100 glass, pl700 lens, marchal lens, cibie lens, lucas headlamp glass
headlight cover: headlight visor, headlight lens cover, headlight peak, headlamp cover, headlight shield, headlight visors, plexiglass headlight cover
headlight guard: headlight stone guard, headlamp stone guard, headlamp guard, headlight grille guard, headlamp grille guard, headlamp grille, headlight grille, headlight mesh guard, headlamp mesh guard, headlamp mesh, stone guard headlamp, stone guard headlight
headlight scoop: headlamp scoop, headlight sugar scoop, headlamp nacelle, headlight nacelle, headlamp cowl, headlight cowl, headlamp diaphragm, headlight tunnel
headlight bezel clip: headlight rim clip, headlamp rim clip, head lamp rim clip, headlight ring clip, headlight retaining clip, headlamp rim screw
headlight reflector: headlamp reflector
headlight adjuster: headlight adjusting screw, headlamp adjuster, headlight adjuster kit, headlight adjuster screw
headlight bar: headlight stand, headlamp bar, headlight mount, light bar, headlight stanchion
headlight door motor: headlight motor, headlamp door motor, hideaway headlight motor, pop up headlight motor, hidden headlight motor, headlight door actuator, headlamp door actuator, headlight actuator, headlamp actuator, headlight door actuator motor, headlamp door actuator motor, headlight lift motor, headlamp motor, headlamp lift motor, headlamp raising motor, headlight raising motor, hideaway headlight actuator
headlight switch: headlamp switch, light switch, head light switch, head lamp switch, lighting switch, headlamp pull switch, headlight pull switch, headlight switch assembly, light pull switch
headlight switch knob: headlight knob, light switch knob, headlamp knob, headlight switch knob and shaft
dimmer switch: dip switch, high beam switch, floor dimmer switch, dimmer, headlight dimmer switch, foot dimmer switch, dipper switch, headlamp flasher, headlamp flasher switch, headlight flasher switch, foot dip switch, beam switch, hi lo beam switch, hi lo switch, high low beam switch, beam selector switch, beam selector, foot dimmer, foot beam switch
autronic eye: automatic headlight dimmer, automatic dimmer, headlight dimmer eye, twilight sentinel, guide matic, guidematic
headlight relay: headlamp relay

# tail lights
@minds volts depth height body bed
tail light: taillight, tail lamp, taillamp, tail light assembly, taillight assembly, rear light, rear lamp, stop light, stop lamp, tail lamp assembly, taillamp assembly, rear light cluster, tail light set, tail light unit, complete tail light, tail lights, brake light, tail light cluster, rear tail light, rear lamp cluster, rear lamp assembly, tail lamp unit, rear light unit, rear lamp unit, stop tail lamp, stop tail light, stop and tail lamp, stop and tail light, tail stop lamp, rear stop lamp, tail and stop lamp, rear cluster, stop tail, sparto lamp, rubbolite lamp, d lamp, pork pie lamp, rear stop tail lamp, carello rear lamp, altissimo rear lamp, cat eye light, cats eye light, cats eye tail light, cat eye tail light, duolamp, duo lamp, duolamp tail light, arrow tail light, ~st51, ~l594, ~l549, ~lucas l594, ~lucas l549, ~lucas st51, ~lucas st38
tail light lens: taillight lens, taillamp lens, tail lamp lens, tail light lense, rear light lens, stop light lens, tail light lenses, rear lamp lens, tail lens, brake light lens, tail light glass, taillight lense, lens tail light, taillight glass, rear lens, rear light glass, stop tail lens, stop and tail lens, tail and stop lens, rear cluster lens, rear lamp glass
tail light bezel: taillight bezel, taillamp bezel, tail lamp bezel, tail light trim, taillight trim, tail light ring, tail light trim ring, tail light door, tail light rim, tail light surround
tail light housing: taillight housing, taillamp housing, tail lamp housing, tail light bucket, taillight bucket, tail light pod, tail light body, taillight pod
tail light panel: taillight panel, rear light panel, tail light board, taillight finish panel, tail panel trim, tail light finish panel
tail light bulb: taillight bulb, brake light bulb, stop light bulb, taillamp bulb
tail light gasket: taillight gasket, tail light lens gasket, tail light seal, taillamp gasket, taillight lens gasket, tail lamp gasket
tail light bracket: taillight bracket, tail lamp bracket, tail light stand, tail light mount, tail light stanchion, taillight stand
tail light socket: taillight socket, tail lamp socket
tail light harness: taillight harness, tail light wiring, taillight wiring, tail light wiring harness, tail lamp harness, rear light harness
blue dot: blue dots, blue dot lens, blue dot tail light lens
third brake light: third brake lamp, high mount brake light, third brake light kit, centre high mount stop light, third stop light

# signals and smaller lights
@minds volts end
turn signal: turn signal light, turn signal lamp, blinker, indicator, directional, direction indicator, turn indicator, flasher light, turn signal assembly, directional light, flasher lamp, front turn signal, front indicator, winker, front turn signal light, front indicator light, turn signal pod, indicator cornet, trumpet indicator, indicator trumpet, flasher unit lamp, direction flasher, flashing indicator, flasher lamp assembly, guide b31, guide b 31, guide b31 signal
turn signal lens: blinker lens, indicator lens, directional lens, turn lens, turn indicator lens, direction indicator lens
turn signal housing: indicator housing, turn signal bucket
turn signal cam: turn signal canceling cam, canceling cam, cancelling cam
turn signal indicator: fender turn signal indicator, fender mounted turn signal, fender turn indicator, hood turn signal indicator
turn signal flasher: flasher, flasher unit, flasher can, flasher relay, hazard flasher, flasher can relay
trafficator: semaphore, semaphore signal, semaphore arm, trafficators, semaphore turn signal, trafficator arm, semaphore turn signal arm, semaphore indicator, semaphore indicator arm, semaphore turn indicator, trafficator unit, semaphore blinker, semaphore trafficator
hazard switch: hazard light switch, emergency flasher switch, hazard warning switch, four way flasher switch
parking light: park light, parking lamp, park lamp, parking light assembly, parking lamp assembly, running light, cowl light, side light, side lamp, sidelight, sidelamp, cowl lamp, parking light housing and lens, park light housing and lens, parking light set, park lamp assembly, park light assembly, 1130 lamp, torpedo side lamp, torpedo sidelamp, wing lamp, wing side lamp, ~lucas 1130
parking light lens: park light lens, parking lamp lens, park lamp lens, side light lens, parklight lens, side light glass, sidelight glass, park light glass, parking light glass, sidelamp lens, side lamp lens, sidelamp glass
parking light bezel: park light bezel, parking lamp bezel
parking light housing: park light housing, parking lamp housing, park lamp housing
cornering light: cornering lamp, cornering light assembly, side turning light, turning light, turning lamp, cornering light unit, cornering lamp assembly, fender cornering light, fender cornering lamp
cornering light lens: cornering lamp lens
side marker: side marker light, marker light, marker lamp, side marker lamp, fender marker, side repeater, repeater lamp, indicator repeater, side repeater lamp, wing repeater, repeater light, side repeater light, side indicator
side marker lens: marker light lens, side marker light lens, marker lens
clearance light: cab light, cab marker light, roof marker light, clearance lamp, id light, roof light
backup light: back up light, reverse light, backup lamp, reversing lamp, reversing light, reverse lamp, back up lamp, backup light assembly
backup light lens: back up light lens, reverse light lens, backup lamp lens, back up lens, backup lens
backup light switch: back up light switch, reverse light switch, backup switch, neutral safety and backup switch
license plate light: tag light, license lamp, license plate lamp, license light, number plate light, number plate lamp, license tag light, rear plate light, license plate light assembly
license plate light lens: license light lens, license lamp lens, tag light lens, license plate lens
license plate bracket: plate bracket, tag bracket, license bracket, number plate bracket, license plate holder, license plate mount, number plate holder, licence plate bracket, number plate plinth, number plate backing plate, licence plate holder, tag holder, number plate mount, license plate hinge, license plate hanger, number plate box, rear number plate box, number plate panel, number plate mounting, number plate backing, license plate box
reflector: rear reflector, reflectors, safety reflector, bumper reflector, cat eye reflector, stimsonite reflector, stimsonite
dome light: dome lamp, courtesy light, interior light, map light, courtesy lamp, interior lamp, reading light, dome light assembly, roof lamp, interior roof light, roof light, ceiling light, ceiling lamp, dome lamp base and lens, dome light base and lens, roof interior light, headliner light, interior lamp assembly, navigator light, navigators light, navigator lamp, flexi map light, flexible map light, rally map light, butler map light, map lamp, map reading light
dome light lens: dome lens, dome lamp lens, courtesy light lens, map light lens, interior light lens
dome light bezel: dome light base, dome light housing, dome lamp bezel, courtesy light housing
door jamb switch: door jam switch, courtesy light switch, dome light switch, door switch, door light switch, jamb switch, courtesy switch, door courtesy switch, courtesy lamp switch, interior light switch, plunger switch
trunk light: trunk lamp, boot light, trunk light switch, boot lamp switch, boot light switch, boot lamp, trunk lamp switch
under hood light: underhood light, under hood lamp, underhood lamp, engine compartment light, hood light, hood lamp, underhood light kit, under hood light kit, under hood lamp kit
step light: running board light, running board lamp
fog light: fog lamp, foglight, foglamp, fog lights, fog lamp set, fog light set, spot and fog lamps, ~fog, lucas sft, fog set, hella fog, bosch fog, cibie fog, marchal fog, lucas ft, driving fog lamp
fog light lens: fog lamp lens, fog lens
fog light bracket: fog lamp bracket
fog light switch: fog lamp switch
driving light: driving lamp, spot lamp, driving lights, long range lamp, rally light, pilot ray, pilot ray light, flamethrower, lucas flamethrower, long range spotlight, long range spot light, long range driving light, long range driving lamp, long range light, rally lamp, rally spotlight, marchal spotlight, cibie spotlight, lucas spotlight, hella spotlight, bosch spotlight, spot lamps, cibie oscar, cibie super oscar, lucas slr, marchal starlux, cibie biode, biode, slr 700, hella rallye, cibie airport, marchal 819, iode lamp, cibie iode, iodine lamp, quartz lamp, rally light set, rally light pod, spotlamp, spotlamps, spot lamp pair
driving light cover: fog light cover, driving lamp cover, fog lamp cover
spot light: spotlight, unity spotlight, appleton spotlight, appleton, s 16 spotlight, 112 spotlight, appleton 552, unity s6, spotlights, s6 spotlight, search light
spot light bracket: spotlight bracket, spotlight mounting bracket, spotlight mount
spot light handle: spotlight handle
spot light bulb: spotlight bulb
dummy spot light: dummy spotlight, dummy spotlights, dummy spots
carbide lamp: acetylene lamp, carbide headlight, gas headlight, acetylene generator, prestolite tank, gas headlamp, carbide generator, acetylene tank
kerosene lamp: oil lamp, kerosene tail lamp, brass side lamp, carriage lamp, brass lamp, brass side light
beacon: emergency light, police light, gumball light, rotating beacon, light rotator, bubble gum light
trouble light: under hood trouble light, inspection lamp, inspection light
opera light: opera lamp, coach lamp, landau light, coach light
dash light bulb: dash bulb, instrument bulb, gauge bulb, instrument light bulb
bulb socket: light socket, lamp socket, bulb holder, lamp holder

# switches and relays
@minds volts
instrument light switch: panel light switch, dash light switch, rheostat, dash light rheostat, panel dimmer, panel lamp rheostat, dash rheostat, panel rheostat, panel lamp switch
toggle switch: push pull switch, rocker switch
horn relay
starter relay: starter solenoid relay
cutout: cut out relay, cutout relay, generator cutout, cut out, cut out switch, generator relay, generator cut out
circuit breaker: auto reset breaker
top switch: convertible top switch, power top switch
burglar alarm: car alarm, alarm system, theft alarm, alarm
buzzer: seat belt buzzer, key buzzer, warning buzzer, seatbelt buzzer

# horns
@minds volts
horn: horns, horn set, horn pair, trumpet horn, horn assembly, sparton horn, dual horns, high note horn, low note horn, windtone horn, wind tone horn, lucas horn, electric horn, hooter, pair of horns, hi lo horns, hi lo horn, horn hi, horn lo, twin horns
  note: high = high note, high tone, high pitch, hi note | low = low note, low tone, low pitch, lo note
air horn: air horns, compressed air horn, dixie horn, musical horn, maserati horn, fiamm horn, air horn set
ahooga horn: aooga horn, klaxon, klaxon horn, aoogah horn, ah ooga horn, ooga horn, oogah horn, ahoogah horn
bulb horn: rubber bulb horn, brass bulb horn, squeeze horn
horn bracket: horn mounting bracket

# wiring
@minds engine cylinders drive volts end body
wiring harness: harness, wiring loom, loom, wire harness, main harness, main wiring harness, complete wiring harness, wiring kit, wiring, harness kit, wiring set, body harness, painless wiring harness, chassis harness, cloth harness, wiring harness kit, rewire kit, cloth wiring loom, car wiring harness, wiring harness set
dash harness: under dash harness, underdash harness, dash wiring harness, dash wiring, underdash wiring harness, instrument panel harness, under dash wiring harness, instrument harness
engine harness: engine wiring harness, engine wiring, motor harness, engine bay loom, engine bay harness, engine loom, wiring loom engine bay, engine bay wiring
front light harness: headlight harness, headlight wiring harness, front lamp harness, forward lamp harness, front light wiring harness, forward light harness, headlamp harness
wire loom: asphalt loom, split loom, loom tubing, wire sleeve, wire loom conduit
wire terminal: terminals, bullet connector, wire connector, wiring connector, wire nut, terminal block, junction block, terminal kit, bullet connectors
pigtail: wiring pigtail, headlight plug, headlight pigtail, headlight socket, headlight connector
trailer wiring: trailer plug, trailer light harness, trailer wiring harness
~fuse: glass fuse, fuse assortment, fuse kit, sfe fuse
fuse box: fusebox, fuse block, fuse panel, fuse holder, fuseblock
fuse box cover: fuse panel cover, fuse cover, fuse box lid
fusible link: fuse link, fuseable link

# wipers and washers
@minds volts end speeds
wiper motor: windshield wiper motor, windscreen wiper motor, vacuum wiper motor, electric wiper motor, trico wiper motor, wiper motor assembly, trico motor, trico vacuum motor
  power: vacuum = vacuum, trico, air | electric = electric
wiper motor kit: wiper motor rebuild kit, wiper motor repair kit, vacuum wiper motor kit, wiper motor overhaul kit, wiper motor gasket
electric wiper conversion: electric wiper conversion kit, wiper conversion kit, wiper conversion, newport wiper kit, newport wiper
wiper arm: windshield wiper arm, wiper arms, wiper arm set, windscreen wiper arm, wiper
wiper blade: windshield wiper blade, windscreen wiper blade, wiper blade set, wiper blades, wiper refill, wiper rubber
wiper transmission: wiper linkage, wiper drive, wiper tower, wiper transmission assembly, wiper link, wiper pivot, wiper arm transmission, wiper rack, wheelbox, wiper wheelbox, wiper gearbox
wiper transmission bezel: wiper bezel, wiper escutcheon, wiper nut, wiper pivot bezel, wiper transmission nut, wiper transmission escutcheon, wiper pivot nut
wiper transmission gasket: wiper gasket, wiper pivot gasket, wiper grommet, wiper transmission seal
wiper switch: windshield wiper switch, wiper control, windscreen wiper switch, wiper switch assembly, wiper control valve, wiper washer switch, wiper and washer switch, wiper washer control, washer switch
wiper knob: wiper switch knob, windshield wiper knob, wiper control knob
wiper cable: wiper control cable, wiper cable set, wiper motor cable
wiper delay: intermittent wiper module, intermittent wiper, delay wiper module
washer bottle: washer jar, washer bag, windshield washer jar, washer reservoir, windshield washer bottle, windshield washer bag, windscreen washer bottle, washer tank, washer fluid bottle, screen wash reservoir, screen wash bottle, screenwash bottle, screen washer bottle, screenwash reservoir, screen washer reservoir, washer fluid reservoir, washer fluid tank, squirter bag, windshield squirter bag, squirter bottle, washer fluid jar, windscreen washer reservoir, washer bag reservoir, trico washer bottle, squirter jar, windscreen wash bottle, windshield washer reservoir, windshield washer tank, washer bottle glass, glass washer bottle, squirt bag
washer bottle cap: washer jar cap, washer cap, washer lid, washer jar lid, washer reservoir cap, washer bottle lid
washer bottle bracket: washer jar bracket, washer bracket
washer nozzle: washer jet, windshield washer nozzle, washer jets, squirter, washer squirter, screen wash jet, washer nozzle set, windshield squirter, windscreen washer jet, screen washer jet
washer pump: windshield washer pump, washer motor, windscreen washer pump, washer foot pump, screen wash pump, screenwash pump, screen washer pump
washer hose: washer tubing, washer hose kit, windshield washer hose
windshield washer: windshield washer kit, washer kit, windscreen washer, washer assembly, washer system, screen washer, screen wash, screenwash, screen wash kit, screenwash kit
headlight washer: headlamp washer, headlight wiper, headlamp wiper
`;
