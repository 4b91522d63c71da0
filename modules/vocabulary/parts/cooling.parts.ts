/** Cooling: the water and the air that keep an engine cool, and the water that warms the car. */
export const coolingParts = `
@minds engine drive material
radiator: ~rad, radiator core, radiator assembly, desert cooler
  rows: 2 = 2 row, two row | 3 = 3 row, three row | 4 = 4 row, four row
  flow: crossflow = crossflow, cross flow | downflow = downflow, down flow
@minds engine
radiator tank: radiator top tank, radiator bottom tank, radiator side tank, radiator header tank, radiator filler neck, radiator neck, radiator outlet
radiator cap: rad cap, pressure cap, radiator filler cap, rc15, rc 15, rc4, dog bone cap, dogbone cap, dog bone radiator cap
  pressure: 4 = 4 lb, 4 psi | 7 = 7 lb, 7 psi | 13 = 13 lb, 13 psi | 15 = 15 lb, 15 psi, rc15 | 16 = 16 lb, 16 psi
moto meter: motometer, motor meter, radiator temperature gauge, calormeter, radiator thermometer, boyce motometer, boyce meter, boyce moto meter
@minds engine height
radiator hose: rad hose, radiator hose kit, coolant hose, water hose, cooling hose, radiator hose set, top hose, bottom hose, water pump hose, cooling hose kit
@minds engine
bypass hose: by pass hose, bypass tube, bypass pipe
hose clamp: corbin clamp, hose clamp set, hose clamp kit, cheney clamp, hose clip, wittek clamp, heater hose clamp, tower clamp
radiator hose pipe: radiator pipe, radiator tube, water pipe, coolant pipe, water tube, coolant tube, water outlet pipe, radiator return pipe, water transfer pipe, water rail, coolant crossover, water crossover, coolant manifold, water manifold, water inlet pipe, coolant rail
water distribution tube: water distributor tube, water distribution pipe, water jacket tube
radiator hose spring: hose spring, hose liner spring
radiator support: core support, rad support, radiator cradle, radiator mounting panel, radiator panel, radiator frame, radiator yoke, radiator carrier, radiator saddle
radiator mount: radiator mounting, radiator mounting pad, radiator pad, radiator cushion, radiator insulator, radiator rubber, radiator mount pad, radiator mounting kit, radiator bracket, radiator mounting bracket, radiator mounting bolt, radiator support bushing, radiator support mount, core support bushing, core support mount, radiator saddle pad, radiator hold down, radiator bolt, radiator strap, radiator mount bushing, radiator spring, core support mount kit, core support bolt, radiator support mount bushing, radiator cradle pad, radiator support bolt
radiator top plate: radiator cover plate, radiator top panel, radiator upper mount, radiator hold down panel, radiator cover, radiator upper panel, radiator show panel, radiator close out panel, radiator upper mounting plate, radiator filler panel, core support cover, core support filler panel, radiator support cover
radiator support brace: radiator brace, radiator support rod, radiator rod, radiator support bar, core support brace, radiator stay, radiator stay rod, radiator brace rod, radiator support bracket
radiator air deflector: radiator baffle, radiator seal, radiator air baffle, radiator air seal, radiator side baffle, radiator deflector, radiator support seal, core support seal, radiator seal kit, radiator side panel, radiator flap, radiator side seal, radiator air dam, radiator duct, radiator splash shield
radiator shutter: winterfront, winter front, radiator blind, radiator muff, shutter assembly, radiator thermostat shutter, radiator bra
radiator stone guard: stone guard, radiator screen, bug screen, radiator guard, radiator grille guard
radiator emblem: radiator badge, radiator script, radiator shell emblem, radiator shell badge
radiator splash apron: radiator apron, radiator splash pan, radiator lower apron
radiator petcock: ~pet cock, drain cock, radiator drain, draincock, radiator drain plug, radiator drain valve, drain tap, block drain, draincock valve, radiator tap, ~petcock
coolant recovery tank: overflow tank, coolant tank, expansion tank, coolant reservoir, coolant bottle, overflow bottle, surge tank, recovery bottle, recovery tank, header tank, coolant jar, overflow jar, puke tank, coolant catch can, recovery jar, radiator overflow, radiator reservoir
expansion tank cap: coolant tank cap, coolant bottle cap, header tank cap, surge tank cap, overflow tank cap
overflow tank strap: expansion tank strap
expansion tank bracket: overflow tank bracket, coolant tank bracket, surge tank bracket, expansion tank mount, overflow tank mount
radiator overflow hose: overflow hose, overflow tube, radiator overflow pipe
water pump: waterpump, coolant pump, water pump assembly, ~short pump, ~long pump, short style water pump, long style water pump
  length: short = short, short nose | long = long, long nose
  type: electric = electric
  casting: 3782608 = 3782608, 608 | 3859326 = 3859326, 326 | 3770245 = 3770245 | 3931065 = 3931065 | 3856284 = 3856284 | 3969811 = 3969811 | 3991399 = 3991399 | 3890098 = 3890098 | 3953692 = 3953692
water pump housing: water pump body, water pump back plate, water pump backing plate, water pump cover, water pump back cover, water pump casting
water pump kit: water pump rebuild kit, water pump repair kit, water pump seal, water pump overhaul kit
water pump impeller: ~impeller
water pump packing: water pump packing nut
water pump pulley: pump pulley, fan pulley, wp pulley, upper pulley, fan belt pulley
  grooves: 1 = single groove, 1 groove, one groove | 2 = double groove, 2 groove, two groove, deep groove | 3 = 3 groove, triple groove, three groove
water pump gasket: water pump gasket set, water pump gasket kit
water pump bolt: water pump bolt kit, water pump stud, water pump pulley bolt, fan bolt, fan stud, fan bolt kit, fan clutch stud, fan bolt set
water pump fitting: water pump nipple, hose nipple, water pump bypass fitting, intake water fitting, water pump plug
@minds engine material
fan: fan blade, fan assembly, viscous fan, cooling fan blade
  blades: 2 = 2 blade, two blade | 4 = 4 blade, four blade | 5 = 5 blade, five blade | 6 = 6 blade, six blade | 7 = 7 blade, seven blade | 8 = 8 blade
  type: flex = flex, flex a lite
@minds engine
electric fan: electric cooling fan, electric radiator fan, puller fan, pusher fan, auxiliary fan, spal fan, kenlowe fan, kenlowe, electric fan kit
fan relay: electric fan relay, cooling fan relay
fan switch: thermo switch, fan temperature switch, otter switch, electric fan thermostat, fan controller
fan clutch: clutch fan, viscous fan, viscous coupling, viscous fan coupling, fan drive clutch, thermal clutch, fan drive, viscous hub, viscous fan hub, viscous clutch
fan hub: fan mounting hub, fan hub assembly, fan pulley hub, fan shaft
fan bracket: fan support, fan bearing, fan support bracket
fan spacer: fan spacer kit, fan extension, fan hub spacer, fan adapter
fan shroud: ~shroud, radiator shroud, fan cowl, fan guard, fan shroud assembly, radiator cowling, fan shield, fan shroud top, fan shroud set, fan safety shield, radiator cowl
cooling fan housing: vw fan shroud, doghouse shroud, doghouse fan shroud, dog house shroud, beetle fan shroud, fan housing, 36 hp fan shroud, 36hp shroud, porsche fan shroud, 911 fan, porsche fan, cooling shroud, blower housing, fan ring, ~doghouse, ~dog house
vw generator stand: alternator stand, generator pedestal, oil filler stand
cooling flap: cooling air flap, air control flap, cooling thermostat, bellows thermostat, vw thermostat, thermostat flap, air control ring, fan shroud flap
thermostat: ~stat, thermostat bellows, cooling flap bellows, cooling bellows, tstat, t stat, cooling flap boot, cooling flap bellow
  degrees: 160 = 160, 160 degree | 180 = 180, 180 degree | 195 = 195, 195 degree
thermostat housing: water neck, waterneck, water outlet, thermostat cover, thermostat outlet, coolant outlet, thermostat elbow, goose neck, gooseneck, water outlet elbow, thermostat neck, head outlet, water outlet housing, water elbow, coolant neck, water neck outlet, thermostat housing cover, water inlet, water inlet elbow, coolant elbow, coolant outlet housing, water outlet neck, coolant outlet elbow, thermostat outlet housing, thermostat elbow housing, thermostat top, thermostat cap, thermostat case, thermo housing, stat housing, t stat housing, tstat housing, thermostat housings
thermostat gasket: thermostat housing gasket, water neck gasket, water outlet gasket, thermostat seal
belt guard: pulley cover, belt cover
antifreeze: anti freeze, antifreeze can, ~coolant
block heater: engine heater, tank heater, circulating heater, lower radiator hose heater, dipstick heater, freeze plug heater
@minds drive
heater: heater assembly, heater unit, eberspacher, eberspacher bn4, weather eye, heater complete, climatizer, ~southwind, ~south wind, ~arvin heater, southwind, southwind heater, gas heater, gasoline heater
  fuel: gasoline = gas heater, gasoline, southwind, south wind, eberspacher, petrol heater, bn4 | water = hot water
  fit: manifold = manifold heater
@minds
heater core: heater radiator, heater core assembly, heater core unit, matrix, heater radiator core, heater matrix core
heater box: heater housing, heater case, heater plenum, heater and a/c box, heater ac box, heater box assembly, heater distribution box, heater blower housing, heater box housing, heater shell, heater box cover, heater cover, heater core box, heater core housing, heater core cover, heater chamber, heater duct box, heater box lid
heater delete: heater delete plate, heater delete panel, heater block off, heater block off plate, heater delete kit, heater delete cover, heater hole cover, heater box delete
heater hose: heater hose set, heater hose kit, heater water hose, heater line, heater pipe, heater tube, heater hose tube, heater water pipe, heater return pipe, heater steel line, heater hose line
heater hose bracket: heater hose support, heater hose clip, heater hose retainer, heater hose strap, heater hose mount, heater hose routing bracket
heater valve: heater control valve, heater shut off valve, heater shutoff valve, heater tap, water control valve, ranco valve, heater shutoff, heater valve assembly, water valve, heater shut off
heater valve kit: heater valve repair kit, ranco valve repair kit
@minds volts
heater blower motor: blower motor, heater motor, heater blower, heater motor and fan, blower motor assembly, fan motor, heat motor, heater fan motor assembly, blower assembly
@minds
heater blower switch: blower switch, heater switch, heater fan switch, blower motor switch, heater rheostat, fan speed switch, heater motor switch, ~fan switch
heater resistor: blower resistor, blower motor resistor, heater motor resistor
heater control: heater control panel, heater control assembly, heater control head, heater control unit, heater and a/c control, heater lever, heater control lever, heater ac control, heater control lever assembly, climate control, temperature control, heater slide control, heater control quadrant, heater switch panel, dash control, climate control head, heater and ac control
heater control cable: heater cable, defroster cable, heater control cable set, vent control cable, heater cable set, heater bowden cable, heater control wire, temperature control cable, heat cable, temperature cable
heater knob: heater control knob, heater lever knob, temperature knob, heater switch knob, defroster knob, fan knob, temp knob, heat knob
heater bezel: heater control bezel, heater control faceplate, heater control face plate, heater control face, heater face plate, heater control lens, heater panel, heater control trim, heater control plate, heater dial, heater faceplate
heater seal kit: heater box seal kit, heater seal, heater gasket, heater box seal, heater core seal, heater box gasket, heater foam kit, heater box foam kit, heater core seal kit, heater motor gasket, heater to firewall gasket
heater deflector: heater door, heater flap, heater deflector door, heater outlet door, heater diverter, heater diffuser, heater deflector plate
heater duct: heater hose duct, heater air duct, fresh air duct, heater ducting, air duct hose, heater outlet, paper heater hose, heater trunking, defroster duct hose, air hose, heater flex hose, heater vent, defroster tube, heater outlet duct, heat duct
  kind: defroster = defroster, defrost, demister | fresh air = fresh air
heat exchanger: heater boxes, j pipe, heater channel box, heater exchanger
heater decal: heater box decal, heater label, heater motor decal, heater tag
heater mounting hardware: heater bracket, heater strap, heater mount, heater stud, heater core strap, heater core bracket, heater bolt, heater clamp, heater screw
`;
