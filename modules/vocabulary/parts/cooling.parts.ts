/** Cooling: the water and the air that keep an engine cool, and the water that warms the car. */
export const coolingParts = `
@minds engine drive material
radiator: ~rad, radiator core, recored radiator, aluminum radiator, brass radiator, copper radiator, crossflow radiator, cross flow radiator, downflow radiator, radiator assembly, walker radiator, harrison radiator, 4 row radiator, 3 row radiator, 2 row radiator, honeycomb radiator, griffin radiator, be cool radiator, desert cooler, engine radiator
  rows: 2 = 2 row, two row | 3 = 3 row, three row | 4 = 4 row, four row
  flow: crossflow = crossflow, cross flow | downflow = downflow, down flow
@minds engine
radiator tank: radiator top tank, radiator bottom tank, radiator side tank, upper radiator tank, radiator header tank, radiator filler neck, radiator neck, radiator outlet
radiator cap: rad cap, pressure cap, radiator pressure cap, radiator filler cap, rc15, rc 15, rc4, locking radiator cap, 7 lb radiator cap, 15 lb radiator cap, 13 lb radiator cap, winged radiator cap, quail radiator cap, greyhound radiator cap, dog bone radiator cap
  pressure: 4 = 4 lb, 4 psi | 7 = 7 lb, 7 psi | 13 = 13 lb, 13 psi | 15 = 15 lb, 15 psi, rc15 | 16 = 16 lb, 16 psi
moto meter: motometer, boyce moto meter, boyce motometer, motor meter, radiator temperature gauge, calormeter, radiator thermometer
radiator hose: rad hose, upper radiator hose, lower radiator hose, radiator hose kit, top radiator hose, bottom radiator hose, flexible radiator hose, coolant hose, water hose, cooling hose, radiator hose set, hose set, top hose, bottom hose, flex radiator hose, chrome radiator hose, stainless radiator hose, water pump hose, cooling hose kit
bypass hose: by pass hose, water pump bypass hose, water bypass hose, thermostat bypass hose, bypass tube, bypass pipe
hose clamp: radiator hose clamp, wittek hose clamp, tower clamp, tower hose clamp, corbin clamp, hose clamp set, hose clamp kit, cheney clamp, corbin hose clamp, jubilee clip, hose clip, wittek clamp, heater hose clamp, spring hose clamp
radiator hose pipe: radiator pipe, radiator tube, water pipe, coolant pipe, water tube, coolant tube, steel water pipe, water outlet pipe, radiator return pipe, water transfer pipe, water rail, coolant crossover, water crossover, coolant manifold, water manifold, crossover water pipe, water inlet pipe, coolant rail
water distribution tube: water distributor tube, water distribution pipe, water jacket tube
radiator hose spring: hose spring, hose liner spring
radiator support: core support, rad support, radiator core support, radiator cradle, radiator mounting panel, radiator panel, radiator frame, radiator yoke, radiator carrier, radiator saddle, front radiator support
radiator mount: radiator mounting, radiator mounting pad, radiator pad, radiator cushion, radiator insulator, radiator rubber, radiator mount pad, radiator mounting kit, radiator bracket, radiator mounting bracket, radiator mounting bolt, radiator support bushing, radiator support mount, core support bushing, core support mount, radiator saddle pad, radiator hold down, radiator bolt, radiator strap, radiator mount bushing, radiator spring, core support mount kit, core support bolt, radiator support mount bushing, radiator cushions, radiator cradle pad, radiator support bolt
radiator top plate: radiator cover plate, radiator top panel, radiator upper mount, radiator hold down panel, upper radiator cover, radiator cover, radiator upper panel, radiator show panel, radiator close out panel, radiator upper mounting plate, radiator filler panel, core support cover, core support filler panel, radiator support cover
radiator support brace: radiator brace, radiator support rod, radiator rod, radiator support bar, core support brace, radiator stay, radiator stay rod, radiator brace rod, radiator support bracket
radiator air deflector: radiator baffle, radiator seal, radiator air baffle, radiator air seal, radiator side baffle, radiator deflector, radiator support seal, core support seal, radiator seal kit, radiator side panel, radiator flap, radiator side seal, radiator air dam, radiator duct, radiator splash shield
radiator shutter: radiator shutters, pines winterfront, winterfront, winter front, radiator blind, radiator muff, shutter assembly, radiator thermostat shutter, radiator bra
radiator stone guard: stone guard, radiator screen, bug screen, radiator guard, rock guard, radiator grille guard, mesh stone guard
radiator shell: grille shell, rad shell, radiator shell and grille, radiator surround, radiator cowl, radiator grille shell, 32 grille shell, deuce grille shell
radiator emblem: radiator badge, radiator script, radiator shell emblem, radiator shell badge
radiator splash apron: radiator apron, radiator splash pan, radiator lower apron
radiator petcock: ~pet cock, drain cock, radiator drain, radiator drain cock, draincock, radiator drain petcock, radiator drain plug, radiator drain valve, drain tap, block drain, engine block drain, draincock valve, engine drain cock, radiator tap, water drain cock, ~petcock
coolant recovery tank: overflow tank, radiator overflow tank, coolant tank, expansion tank, coolant reservoir, coolant bottle, overflow bottle, coolant overflow tank, surge tank, radiator overflow bottle, recovery bottle, radiator expansion tank, coolant expansion tank, radiator surge tank, recovery tank, coolant overflow bottle, header tank, coolant jar, overflow jar, puke tank, coolant catch can, recovery jar, radiator overflow, radiator reservoir, coolant recovery bottle, harrison expansion tank
expansion tank cap: coolant tank cap, coolant bottle cap, header tank cap, surge tank cap, overflow tank cap
expansion tank bracket: overflow tank bracket, overflow tank strap, expansion tank strap, coolant tank bracket, surge tank bracket, expansion tank mount, overflow tank mount
radiator overflow hose: overflow hose, overflow tube, radiator overflow tube, radiator overflow pipe
water pump: waterpump, coolant pump, high volume water pump, aluminum water pump, water pumps, electric water pump, rebuilt water pump, water pump assembly, long water pump, short water pump, stewart water pump, leakless water pump, corvette water pump, truck water pump, pair of water pumps, engine water pump, ~short pump, ~long pump, short style water pump, long style water pump
  length: short = short, short nose | long = long, long nose
  type: electric = electric
  casting: 3782608 = 3782608, 608 | 3859326 = 3859326, 326 | 3770245 = 3770245 | 3931065 = 3931065 | 3856284 = 3856284 | 3969811 = 3969811 | 3991399 = 3991399 | 3890098 = 3890098 | 3953692 = 3953692
water pump housing: water pump body, water pump back plate, water pump backing plate, water pump cover, water pump back cover, water pump casting
water pump kit: water pump rebuild kit, water pump repair kit, water pump seal, water pump packing, water pump packing nut, water pump shaft, water pump impeller, water pump bearing, water pump bushing, impeller, water pump overhaul kit
water pump pulley: pump pulley, fan pulley, wp pulley, upper pulley, fan belt pulley
  grooves: 1 = single groove, 1 groove, one groove | 2 = double groove, 2 groove, two groove, deep groove | 3 = 3 groove, triple groove, three groove
water pump gasket: water pump gasket set, water pump gasket kit
water pump bolt: water pump bolt kit, water pump stud, water pump pulley bolt, water pump bolts, water pump fan bolt, fan bolt, fan stud, fan bolt kit, fan clutch stud, fan bolt set
water pump fitting: water pump nipple, hose nipple, heater hose connector, heater hose tee, water pump bypass fitting, intake water fitting, water pump plug
@minds engine material
fan: fan blade, cooling fan, engine fan, radiator fan, flex fan, fan assembly, 4 blade fan, 5 blade fan, 6 blade fan, 7 blade fan, flexlite fan, flex a lite fan, flex blade fan, mechanical fan, fan blades, two blade fan, aluminum fan, plastic fan, stainless flex fan, clutch fan blade, viscous fan, cooling fan blade
  blades: 2 = 2 blade, two blade | 4 = 4 blade, four blade | 5 = 5 blade, five blade | 6 = 6 blade, six blade | 7 = 7 blade, seven blade | 8 = 8 blade
  type: flex = flex, flex a lite
@minds engine
electric fan: electric cooling fan, electric radiator fan, puller fan, pusher fan, auxiliary fan, radiator fan motor, cooling fan motor, spal fan, kenlowe fan, kenlowe, electric fan kit, electric fan motor, twin electric fans, dual electric fans, electric pusher fan, electric fans, fan motor
fan switch: radiator fan switch, thermo switch, cooling fan switch, thermostatic fan switch, fan relay, fan temperature switch, otter switch, radiator thermo switch, electric fan switch, electric fan thermostat, electric fan relay, fan controller
fan clutch: clutch fan, thermal fan clutch, viscous fan, viscous coupling, viscous fan coupling, viscous fan clutch, fan drive clutch, thermostatic fan clutch, eaton fan clutch, thermostatic clutch fan, thermal clutch, fan drive, schwitzer fan clutch, viscous hub, viscous fan hub, viscous clutch, fan viscous coupling, fan viscous hub, viscous fan drive
fan spacer: fan spacer kit, fan extension, fan hub spacer, fan hub, fan adapter, fan mounting hub, fan hub assembly, fan support, fan bracket, fan pulley hub, fan shaft, fan bearing, fan support bracket
fan shroud: ~shroud, radiator shroud, radiator fan shroud, fan cowl, fan guard, cooling fan shroud, fan shroud assembly, radiator cowling, fan shield, fan shroud top, fan shroud set, fan safety shield, radiator cowl
cooling fan housing: vw fan shroud, doghouse shroud, doghouse fan shroud, doghouse, dog house, dog house shroud, beetle fan shroud, fan housing, 36 hp fan shroud, 36hp shroud, porsche fan shroud, doghouse fan housing, porsche fan housing, 911 fan housing, 911 fan, porsche fan, engine fan housing, cooling shroud, blower housing, fan ring
vw generator stand: alternator stand, generator alternator stand, generator pedestal, oil filler stand
cooling flap: cooling air flap, air control flap, cooling thermostat, bellows thermostat, vw thermostat, thermostat bellows, thermostat flap, air control ring, fan shroud flap
thermostat: ~stat, 160 thermostat, 180 thermostat, 195 thermostat, engine thermostat, harrison thermostat, cooling system thermostat, coolant thermostat, high flow thermostat, robertshaw thermostat, radiator thermostat, hose thermostat, inline thermostat, vw thermostat, bellows thermostat, thermostat bellows, cooling flap bellows, cooling bellows, tstat, t stat
  degrees: 160 = 160, 160 degree | 180 = 180, 180 degree | 195 = 195, 195 degree
thermostat housing: water neck, waterneck, water outlet, thermostat cover, thermostat outlet, coolant outlet, chrome water neck, thermostat elbow, goose neck, gooseneck, water outlet elbow, thermostat neck, engine water outlet, head outlet, water outlets, water outlet housing, water elbow, coolant neck, upper water outlet, water neck outlet, thermostat housing cover, water inlet, water inlet elbow, coolant elbow, coolant outlet housing, water outlet neck, coolant outlet elbow, thermostat outlet housing, thermostat elbow housing, thermostat top, thermostat goose neck, thermostat cap, thermostat case, thermo housing, stat housing, t stat housing, tstat housing, thermostat housings
thermostat gasket: thermostat housing gasket, water neck gasket, water outlet gasket, thermostat seal
belt guard: fan belt guard, pulley cover, belt cover
antifreeze: coolant, prestone antifreeze, anti freeze, antifreeze can
block heater: engine block heater, engine heater, tank heater, circulating heater, lower radiator hose heater, dipstick heater, freeze plug heater
@minds drive
heater: heater assembly, heater unit, hot water heater, arvin heater, southwind heater, south wind heater, stewart warner heater, gas heater, gasoline heater, under dash heater, underdash heater, underseat heater, under seat heater, harrison heater, smiths heater, recirculating heater, fresh air heater, deluxe heater, ha dees heater, hadees heater, mopar heater, tropic aire heater, eberspacher heater, eberspacher, petrol heater, eberspacher bn4, auxiliary heater, manifold heater, model a manifold heater, cab heater, magic air heater, weather eye heater, weather eye, heater complete, car heater, accessory heater, climatizer, climatizer heater, condition air heater, hot water car heater, complete heater
  fuel: gasoline = gas heater, gasoline, southwind, south wind, eberspacher, petrol heater, bn4 | water = hot water
  fit: manifold = manifold heater
@minds
heater core: heater radiator, heater matrix, heater cores, heater core assembly, rear heater core, heater core unit, matrix
heater box: heater housing, heater case, heater plenum, heater and a/c box, heater ac box, heater box assembly, heater distribution box, heater blower housing, heater box housing, heater shell, heater box cover, heater cover, heater core box, heater core housing, heater core cover, heater chamber, heater duct box
heater delete: heater delete plate, heater delete panel, heater block off, heater block off plate, heater delete kit, heater delete cover, heater hole cover, heater box delete
heater hose: heater hose set, heater hoses, heater hose kit, heater water hose, gm heater hose, heater line, heater pipe, heater tube, heater hose tube, heater water pipe, heater return pipe, heater steel line, heater hose line, heater tubes
heater hose bracket: heater hose support, heater hose clip, heater hose retainer, heater hose strap, heater hose mount, heater hose routing bracket
heater valve: heater control valve, hot water valve, heater water valve, heater shut off valve, heater shutoff valve, heater tap, water control valve, ranco valve, ranco heater valve, ranco heater control valve, heater hot water valve, heater water control valve, heater shutoff, heater control water valve, vacuum heater valve, heater valve assembly, water valve, heater shut off
heater valve kit: heater valve repair kit, ranco valve repair kit
heater blower motor: blower motor, heater motor, heater fan motor, heater blower, heater motor and fan, blower motor assembly, fan motor, heat motor, heater fan motor assembly, heater blower assembly, blower assembly
heater blower switch: blower switch, heater switch, heater fan switch, blower motor switch, heater rheostat, fan speed switch, heater motor switch, heater blower motor switch, fan switch
heater resistor: blower resistor, blower motor resistor, heater blower resistor, heater blower motor resistor, heater motor resistor
heater control: heater controls, heater control panel, heater control assembly, heater control head, heater control unit, heater and a/c control, heater lever, heater control lever, heater ac control, heater control lever assembly, climate control, temperature control, heater dash control, heater slide control, heater control quadrant, heater switch panel, dash control, climate control head, heater and ac control
heater control cable: heater cable, heater cables, defroster cable, heater control cable set, vent control cable, heater cable set, heater bowden cable, heater control wire, temperature control cable, heat cable, temperature cable
heater knob: heater control knob, heater lever knob, temperature knob, heater switch knob, heater fan knob, heater control knobs, defroster knob, fan knob, temp knob, heat knob
heater bezel: heater control bezel, heater control faceplate, heater control face plate, heater control face, heater face plate, heater control lens, heater panel, heater control trim, heater control plate, heater dial, heater faceplate
heater seal kit: heater box seal kit, heater seal, heater gasket, heater box seal, heater core seal, heater box gasket, heater foam kit, heater box foam kit, heater core seal kit, heater motor gasket, heater to firewall gasket, heater box seals
heater deflector: heater door, heater flap, heater deflector door, heater outlet door, heater diverter, heater diffuser, heater deflector plate
heater duct: heater ducts, heater hose duct, heater air duct, fresh air duct, heater ducting, air duct hose, heater outlet, paper heater hose, heater air hose, heater trunking, defroster duct hose, air hose, heater flex hose, heater vent, defroster tube, heater outlet duct, heat duct
  kind: defroster = defroster, defrost, demister | fresh air = fresh air
heat exchanger: heat exchangers, heater boxes, j pipe, heater channel box, porsche heat exchanger, ssi heat exchanger, heater exchanger
heater decal: heater box decal, heater label, heater motor decal, heater tag
heater mounting hardware: heater bracket, heater strap, heater mount, heater stud, heater core strap, heater core bracket, heater bolt, heater clamp, heater screw
`;
