/** Instruments: gauges and what they read from, clocks and radios, heater and air conditioning. */
export const instrumentParts = `
# gauges
@minds volts
instrument cluster: gauge cluster, dash cluster, gauge panel, cluster, instrument cluster assembly, dash gauge cluster, instrument panel cluster, panel wings, stewart warner panel, gauge assembly, rally gauges, rallye cluster, rally dash, rallye dash, speedometer cluster, instrument pod, dash gauges, instrument binnacle, binnacle, gauge cluster assembly, idiot light cluster, dash instrument cluster
gauge set: gauges, gauge, set of gauges, instruments, instrument set, gauge kit, triple gauge set, under dash gauges, underdash gauges, triple gauges, three gauge set, curved glass gauge, winged gauge panel, stewart warner gauges
instrument cluster bezel: gauge bezel, gauge cluster bezel, cluster bezel, cluster trim, cluster surround, gauge rim, gauge trim ring
instrument cluster lens: cluster lens, gauge lens, gauge cluster lens, instrument lens, gauge glass, dash lens, cluster glass
instrument cluster housing: gauge housing, gauge cluster housing, cluster housing, gauge pod housing
gauge mounting panel: under dash gauge panel, underdash gauge panel, gauge cup, gauge mount, gauge bracket, gauge holder, gauge pod, pillar pod
printed circuit: printed circuit board, circuit board, cluster circuit, instrument circuit board, pc board, flex circuit
speedometer: speedo, speedometer head, speedo head, speedometer assembly, speedometer gauge, speedo gauge, sweep speedometer, speedometer unit, mph head, dash speedometer
  reads: mph = mph | kmh = kmh, kph, km h, km, kms, kilometer, kilometre
speedometer cable: speedo cable, speedometer drive cable, speedo drive cable, speedometer cable assembly, speedo cable core, speedometer cable housing
speedometer gear: speedo gear, speedometer driven gear, speedometer drive gear, speedo drive gear, speedo driven gear, speedo pinion
speedometer gear housing: speedo gear housing, speedometer gear bullet, speedo gear bullet
speedometer lens: speedometer glass, speedo glass, speedo lens
speedometer face: speedometer dial, speedo face, speedo dial, speedometer face plate
speedometer needle: speedometer pointer, speedo needle
speedometer bezel: speedo bezel, speedometer ring
odometer: trip odometer, odometer wheels, trip meter, milometer, mileometer, mileage counter
odometer reset knob: odometer reset cable, trip reset knob, trip reset cable, trip cable, trip reset, speedometer trip cable, trip knob
@minds volts cylinders
tachometer: tach, rev counter, factory tach, tachometer gauge, hood tach, hood tachometer, column tach, sun tach, rpm gauge, sun super tach, rev meter, tacho, electronic tach, mechanical tach, hood mounted tach, tachometer head, in dash tach, dash tach
@minds volts
rally pac: rally pack, rallypac, rally pac clock, rally pac tach, rally clock and tach
tachometer cable: tach cable, tach drive cable, tachometer drive cable, rev counter cable
tachometer drive: tach drive, distributor tach drive, mechanical tach drive
tachometer sender: tach sender, sun tach sender, tach transmitter, tachometer transmitter
tachometer cup: tach cup, tach bracket, tach housing, tachometer housing
fuel gauge: gas gauge, petrol gauge, gasoline gauge, fuel level gauge, gas level gauge, petrol level gauge
oil pressure gauge: oil gauge, oil pressure dial
temperature gauge: temp gauge, water temperature gauge, water temp gauge, heat indicator gauge, coolant temperature gauge, heat gauge
oil temperature gauge: oil temp gauge, oil temperature dial
combination gauge: dual gauge, combo gauge, combined gauge, combo gauge oil, safety gauge, oil water gauge, dual oil water gauge, oil and water gauge, oil pressure and water temperature gauge, oil pressure and temperature gauge, oil temp pressure gauge, oil temperature pressure gauge, oil pressure temp gauge, temp and pressure gauge
ammeter: amp gauge, amp meter, ampere gauge, amperes gauge, battery gauge, alternator gauge, charge gauge, ammeter gauge
voltmeter: volt gauge, volt meter, voltage gauge, battery indicator, battery condition indicator, battery condition gauge, battery indicator gauge, battery voltage gauge, battery meter, battery meter gauge, voltmeter gauge
vacuum gauge: manifold vacuum gauge, economy gauge, vac gauge
boost gauge: turbo gauge
clinometer: inclinometer
indicator light: pilot light, warning light, dash indicator light, telltale, tell tale, warning lamp, jewel light, idiot light, idiot light cluster, warning light cluster, warning light pod, idiot light pod, warning light panel, dash warning light, dash warning lamp, warning light lens, ignition warning light, oil warning light, brake warning light, high beam indicator, main beam warning light
dash light: instrument light, gauge light, panel light, dash lamp, panel lamp, instrument lamp, panel light bulb, facia lamp
clock: dash clock, car clock, electric clock, borg clock, clock assembly, console clock, mirror clock
steering wheel clock: horn button clock, benrus clock
rally clock: rally timer, rally watch, dash timer, heuer master time, heuer monte carlo, heuer dash timer, heuer autavia, heuer dash clock, rally stopwatch
rally computer: halda, halda speedpilot, speedpilot, speed pilot, twinmaster, halda twinmaster, tripmaster, halda tripmaster, trip master, curta calculator
clock movement: quartz conversion, quartz clock movement, clock works
clock bezel: clock lens, clock trim
low fuel warning: low fuel buzzer, speed minder, speed warning, speed alert, low fuel module, low fuel light, low fuel warning module
lamp monitor: fiber optic lamp monitor, fiber optic monitor, fender lamp monitor, light monitor, lamp monitoring, fiber optics
cruise control: speed control, auto pilot, autopilot, cruise control unit, perfect circle speedostat
cruise control transducer: speed control transducer, cruise transducer

# radio
@minds volts
radio: am radio, fm radio, am fm radio, wonder bar, wonderbar, wonder bar radio, car radio, wonderbar radio, stereo, head unit, pushbutton radio, push button radio, radio assembly, town and country radio, becker radio, blaupunkt, blaupunkt radio, motorola radio, philco radio, delco radio, becker mexico, radiomobile, wireless, cassette radio, multiplex radio, shortwave radio, becker europa, am radio set, push button am, radio unit, radio receiver, radio set, grundig, grundig weltklang, becker grand prix, becker monte carlo, becker avus, becker mono, blaupunkt frankfurt, frankfurt radio, philips radio, ekco radio, voxson, voxson radio, telefunken radio, hmv radio, autovox, autovox radio, sapphire radio, blaupunkt koln, blaupunkt bremen, weltklang
  band: am = am radio, am only, am push button | am/fm = am fm, am fm radio, fm radio, fm | wonder bar = wonder bar, wonderbar
tape player: 8 track, eight track, 8 track player, tape deck, cassette deck, cassette player, eight track player, 8 track tape player, 4 track player, stereo tape player, cd player
record player: highway hi fi, hiway hifi, auto mignon, in car record player
fm converter: fm tuner, am fm converter
cb radio: citizens band radio, cb
eight track tape: 8 track tape, 8 track tapes, tape cartridge
radio knob: radio knobs, radio knob set, radio control knob, tuner knob, volume knob
radio bezel: radio face plate, radio faceplate, radio trim, radio trim plate, radio surround, radio face, radio dial bezel, radio escutcheon
radio dial: radio dial glass, radio lens, radio dial lens
radio delete plate: radio block off plate, radio blanking plate, radio delete panel, radio delete, radio blank, radio block off
radio speaker grille: speaker grille, speaker cover, speaker grill, radio grille, speaker bezel, speaker mesh
radio head: radio control head, control head, remote radio control
radio power supply: vibrator, radio power pack, radio vibrator, radio amplifier, amplifier
radio wiring harness: radio harness, radio plug
radio foot switch: foot control radio switch, wonder bar foot switch
radio suppressor: noise suppressor, radio capacitor, static collector, static collectors, radio choke
radio tube: vacuum tube
speaker: speakers, radio speaker, dash speaker, rear speaker, 6x9 speaker, loudspeaker, speaker set, kick panel speaker
reverberator: reverb unit, rear seat speaker kit, reverb
antenna: aerial, radio antenna, antenna assembly, radio aerial, antenna set, dual antenna, dual antennas, whip antenna, antenna kit, fender antenna, cowl antenna, dummy antenna, rear antenna, car aerial
power antenna: electric antenna, power aerial, electric aerial, vacuum antenna, hirschmann antenna, antenna power, aerial power, power antenna assembly, motorized antenna, electric aerial assembly, automatic antenna, fender aerial power
antenna mast: aerial mast, mast
antenna base: antenna bezel, antenna nut, antenna cap, antenna escutcheon
antenna lead: antenna cable, aerial lead, antenna wire
antenna motor: power antenna motor, antenna relay
antenna switch: power antenna switch

# heater
@minds volts
heater fan: blower wheel, squirrel cage, squirrel cage fan, heater fan blade, blower fan
heater hose fitting: heater nipple, heater hose nipple, heater fitting, heater hose elbow
defroster: defroster unit, defogger, rear defroster, rear window defogger, rear window defroster, demister, add on defroster
defroster duct: defrost duct, defroster hose, defroster nozzle, defroster vent, defrost vent, demister duct, defroster outlet, demister vent, demister hose
defroster bezel: defroster grille, defroster trim

# air conditioning
@minds
air conditioning: air conditioner, ac system, a c system, aircon, air con, ac kit, air conditioning system, air conditioning unit, under dash air conditioner, underdash ac, under dash ac, under dash ac unit, under dash air, ac unit, factory air, factory air conditioning, mark iv ac, hang on ac, knee knocker, ~ac
window air conditioner: swamp cooler, window swamp cooler, window cooler, evaporative cooler, thermador, car cooler
air conditioning compressor: ac compressor, air conditioner compressor, a c compressor, a6 compressor, york compressor, sanden compressor, frigidaire compressor, a 6 compressor, air conditioning pump, ac pump, air con compressor, aircon compressor, a c pump, ac compressor pump, air con pump
air conditioning compressor bracket: ac bracket, ac compressor bracket, compressor bracket, ac bracket set, compressor mount
air conditioning compressor clutch: compressor clutch, ac clutch, ac compressor clutch
air conditioning condenser: ac condenser, air conditioner condenser, a c condenser, condenser core
air conditioning evaporator: evaporator, ac evaporator, evaporator core, ac evaporator core, evap core
air conditioning evaporator box: evaporator housing, evaporator case, evaporator box, ac box, ac housing
air conditioning dryer: receiver dryer, receiver drier, ac dryer, ac drier, drier, accumulator, vir assembly, ~dryer, a c dryer, receiver dehydrator, dehydrator
air conditioning hose: ac hose, ac hoses, ac hose set, ac line
air conditioning expansion valve: expansion valve, poa valve, stv valve, orifice tube, suction throttling valve
air conditioning vent: ac vent, ac vents, ac outlet, ac duct, ac ducts, ac louver, ac ball vent, ac dash vent
air conditioning control: ac control, ac control panel, ac controls, ac switch
air conditioning delete plate: ac delete plate, ac delete, ac delete box
air conditioning belt: ac belt
vacuum canister: vacuum tank, vacuum reservoir, vacuum ball
vacuum actuator: vacuum pod, vacuum motor, vacuum diaphragm, headlight vacuum actuator
vacuum hose: vacuum line, vacuum hose kit, vacuum hose harness, vacuum harness
`;
