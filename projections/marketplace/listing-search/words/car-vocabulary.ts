/** Other names of enthusiasts for what the vocabulary of parts and cars (modules/vocabulary) does not name: states of
 *  things, materials, decades, words of the shop; and names that a search takes for each other though they are weak there. One group a line,
 *  names separated by `|`. Each name is also found in its plural, and with a hyphen. A name after `~` is understood but not searched for: "mopar" may be a Dodge, but a
 *  search for a Dodge must not find every Mopar. A name in two groups means both. A part is named in modules/vocabulary/parts;
 *  synonyms.spec.ts has searches that must continue to work. */
export const carVocabulary = `
# makes and models
volkswagen|vw
plymouth|~mopar
dodge|~mopar
chrysler|~mopar
camaro|maro
firebird|~bird
trans am|~ta
el camino|elky
gto|~goat
monte carlo|monte
model t|tin lizzie
beetle|~bug|type 1
microbus|~bus|type 2|transporter
corvair|vair
chevy ii|chevy 2|chevyii
mark ii|mark 2|mk ii|mkii|mk2
mark iii|mark 3|mk iii|mkiii|mk3
mark iv|mark 4|mk iv|mkiv|mk4
mark v|mark 5|mk v|mkv|mk5
tri five|trifive|shoebox
scout|international scout|ih scout
international harvester|ih
land cruiser|fj40
triumph tr6|tr6
datsun z|240z
1940 ford|forty ford
deuce|1932 ford
hot rod|hotrod|street rod
pickup|pick up|truck
station wagon|wagon|estate
convertible|ragtop|drop top|cabriolet
hardtop|hard top
two door|2 door|2dr
four door|4 door|4dr
panel truck|panel delivery|sedan delivery
camper|motorhome|rv
motorcycle|motorbike
# body and sheet metal
fender|~wing
trunk|boot
hubcap|wheel cover|dog dish|full wheel cover
bumper bracket|bumper iron
headlight bezel|head light bezel|head lamp bezel|head light ring|head lamp ring
taillight|tail light|taillamp|tail lamp|rear light
taillight lens|tail light lens|taillamp lens|tail lamp lens|taillight lense
backup light|back up light
quarter panel|quarter|rear fender
door skin|outer door
cowl vent|cowl hood
tailgate|tail gate
bed|~box|cargo bed
stake bed|stakebed
door handle|doorhandle|outside handle
door lock|lock cylinder
hood ornament|radiator cap ornament
script|lettering
moulding|molding|~trim|mldg
stainless|stainless steel|ss trim
pot metal|die cast|diecast
chrome|chromed|chrome plated
door seal|door rubber
window felt|window sweep|fuzzies|whiskers
vent window|wing window|vent wing
back glass|rear glass|rear window
window regulator|window winder
window crank|winder handle
rear view mirror|rearview mirror|inside mirror
wiper arm|windshield wiper
continental kit|spare tire kit
soft top|ragtop
top frame|top irons
spoiler|~wing
air dam|chin spoiler|front spoiler
# interior
dash|dashboard|dash board|instrument panel
gauge|~meter
gauge cluster|instrument cluster|dash cluster
cigarette lighter|cigar lighter
column shift|three on the tree|column shifter
floor shift|four on the floor|floor shifter
door panel|door trim panel
floor mat|rubber mat
air conditioning|~ac|a/c
radio|am radio|head unit
pedal pad|pedal rubber
# engine
engine|~mill
long block|longblock
crate engine|crate motor
small block|smallblock|~sb
big block|bigblock|~bb
small block chevy|sbc|small block chevrolet
big block chevy|bbc|big block chevrolet
flathead|flat head|side valve
nailhead|nail head
hemi|hemispherical
straight six|inline six|straight 6|inline 6|six cylinder|six engine
v8|v 8|eight cylinder
four cylinder|4 cylinder|four banger|4 banger
cylinder head bolts|head bolts
double hump|camel hump
crankshaft|crank
camshaft|cam
lifter|hydraulic lifter
connecting rod|con rod
piston ring|ring set
main bearing|mains
rod bearing|con rod bearing
timing cover|front cover|timing chain cover
oil pan|sump
dipstick|dip stick
harmonic balancer|damper|harmonic damper
bellhousing|bell
gasket set|gaskets|gasket kit
intake manifold|inlet manifold
tri power|tripower|tri carb|three deuces|3x2|3 twos|three twos|3-2bbl|three two barrels|three 2 barrels|triple deuces|six pack|sixpack
dual quad|2x4|two fours|two 4s|2-4bbl|twin fours|two four barrels|two 4 barrels|dual four barrel|twin four barrel|twin quads
blower|~huffer
turbo|turbocharger
air cleaner|air filter
breather|breather cap|oil breather
# fuel
4bbl|4 barrel|four barrel|4v|4 bbl
2bbl|2 barrel|two barrel|2v|2 bbl
1bbl|1 barrel|one barrel|single barrel
quadrajet|q jet|qjet|rochester 4mv
throttle linkage|gas pedal linkage
sending unit|fuel sender|gas sender|tank sender|sender
fuel injection|~fi|fuelie
# ignition and electrical
contact points|breaker points|ignition points
generator|dynamo
alternator|~alt
starter|starter motor
headlight switch|head light switch
wiring harness|wire harness|wiring loom
6 volt|6v|six volt
12 volt|12v|twelve volt
# cooling and exhaust
radiator|rad
fan shroud|radiator shroud
fan blade|cooling fan
exhaust manifold|log manifold
headers|extractors
muffler|silencer|glasspack
tailpipe|tail pipe
exhaust pipe|down pipe|downpipe|head pipe
dual exhaust|~duals
side pipe|sidepipe
# transmission and drivetrain
transmission|~trans
automatic|auto trans|slushbox|automatic transmission
manual transmission|stick shift|standard transmission|stick
three speed|3 speed|3spd
four speed|4 speed|4spd
five speed|5 speed|5spd
muncie|m20|m21|m22|rock crusher
a833|833
powerglide|power glide|~pg
turbo 350|th350|turbo hydramatic 350|t350
turbo 400|th400|turbo hydramatic 400|t400
torqueflite|torque flite|727
toploader|top loader
overdrive|~od
transfer case|tcase|t case
differential|~pumpkin|center section|~chunk
rear end|rearend|rear axle|axle assembly
ring and pinion|gear set|ring pinion
posi|positraction|limited slip|posi traction|lsd
nine inch|9 inch|ford 9 inch
twelve bolt|12 bolt
ten bolt|10 bolt
# brakes, steering, suspension
disc brake|disk brake
rotor|brake disc|brake disk
master cylinder|brake master
brake booster|power brake booster
power steering|~ps
power steering pump|ps pump
spindle|stub axle|knuckle
shock absorber|damper
sway bar|stabilizer bar|stabiliser
bushing|~bush
radius rod|split wishbone
frame|chassis
subframe|~clip
# wheels and tires
wheel|rim
steel wheel|steelie|steelies
wire wheel|~wires|wire spoke
rally wheel|rallye wheel|ralley wheel
mag wheel|~mag
alloy wheel|aluminum wheel|alloys
whitewall|white wall|wide white
spare tire|spare wheel
wheel spinner|spinner|knock off|knockoff
# materials, state and paper
new old stock|nos
new old replacement stock|nors
reproduction|repro|aftermarket
original|oem|factory|genuine
rebuilt|reconditioned|remanufactured|reman
~core|rebuildable|rebuilder
parts car|donor car|~donor
project|project car|barn find
rust free|rustfree|no rust
aluminum|aluminium|~alloy
fiberglass|fibreglass|frp
cast iron|iron
shop manual|service manual|repair manual|workshop manual
parts book|parts manual
1950s|50s|fifties
1960s|60s|sixties
1940s|40s|forties
1930s|30s|thirties
1970s|70s|seventies
half ton|1/2 ton
casting number|casting no
# tools and shop
jack stand|axle stand
timing light|strobe light
drill press|pillar drill
welder|mig welder
porcelain sign|enamel sign
`;

/** Spellings of one word that are doubtful in the vocabulary, but not in a search: one group a line, the usual one first. */
export const carSpellings = `
gauge|gage
lens|lense
license|licence
light|lite
`;

/** Units as the hobby writes them: one a line, its short name first. A number and its unit are one word. */
export const carUnits = `
in|inch|inches|"|''
ft|foot|feet|'
mm|millimeter|millimeters|millimetre|millimetres
cm|centimeter|centimeters|centimetre|centimetres
yd|yard|yards
ci|cid|c.i.d|c.i|cu in|cu. in|cui|cubic inch|cubic inches|cubes
cc|c.c|ccs
l|liter|liters|litre|litres|ltr
gal|gallon|gallons|gals
qt|quart|quarts|qts
pt|pint|pints
oz|ounce|ounces
lb|lbs|pound|pounds
psi|p.s.i|pounds per square inch
hp|horsepower|bhp|horse
v|volt|volts
w|watt|watts
amp|amps|ampere|amperes
ohm|ohms
cfm|c.f.m
rpm|rpms
mph|m.p.h
mi|mile|miles
ton|tons
gr|gram|grams
kg|kilogram|kilograms|kilo
`;

/** What the hobby counts. "2 door handles" are two handles, so that a search also asks for the separate words. */
export const carCounts = `
speed|speeds|spd|sp
cyl|cylinder|cylinders|cyls
bbl|barrel|barrels|brl
dr|door|doors
bolt|bolts
lug|lugs
row|rows
blade|blades
pc|piece|pieces|pcs
spoke|spokes
spline|splines
tooth|teeth
pin|pins
prong|prongs
pack
deuce|deuces
passenger|passengers|pass
tone|tones
wire|wires
groove|grooves
`;

/** Words that a single letter names: "Model A" is no Model T, and an "A-body" is not every body. */
export const lettersAfter =
  'model type class series grade code group stage style plan section bank phase version category option';
export const lettersBefore =
  'body arm pillar head series code type class model platform frame top bucket bar belt beam bolt clip joint engine block';
