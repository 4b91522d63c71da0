/** Synonyms of enthusiasts: one group a line, names separated by `|`. Each name is also found in its plural, and
 *  with a hyphen. A name after `~` is understood but not searched for: a "motor" may be an engine, but a search for an
 *  engine must not find every motor. A name in two groups means both. To add a word, add a line; synonyms.spec.ts has
 *  searches that must continue to work. */
export const carVocabulary = `
# makes and models
chevrolet|chevy|chev
cadillac|caddy|caddie
oldsmobile|olds
pontiac|poncho
volkswagen|vw
mercury|merc
mercedes benz|mercedes|benz
studebaker|stude
plymouth|~mopar
dodge|~mopar
chrysler|~mopar
jaguar|jag
corvette|vette
mustang|stang
thunderbird|tbird|t bird
barracuda|cuda
camaro|maro
firebird|~bird
trans am|transam|~ta
el camino|elcamino|elky
gto|~goat
bel air|belair
monte carlo|montecarlo|monte
road runner|roadrunner
super bee|superbee
chevelle ss|ss chevelle
model t|tin lizzie
beetle|~bug|type 1
microbus|~bus|type 2|transporter
karmann ghia|ghia
corvair|vair
chevy ii|chevy 2|chevyii
mark ii|mark 2|mk ii|mkii|mk2
mark iii|mark 3|mk iii|mkiii|mk3
mark iv|mark 4|mk iv|mkiv|mk4
mark v|mark 5|mk v|mkv|mk5
falcon sprint|sprint falcon
impala ss|ss impala
tri five|trifive|shoebox
scout|international scout|ih scout
international harvester|ih|ihc|cornbinder
jeep cj|cj
land cruiser|landcruiser|fj40
amx|javelin amx
amc|american motors
triumph tr6|tr6
mgb|mg b
mga|mg a
austin healey|healey
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
fender|~wing|mudguard
hood|bonnet
trunk|boot
trunk lid|decklid|deck lid|trunklid|boot lid
hubcap|hub cap|wheel cover|wheelcover|dog dish|full wheel cover
bumper|bumperette
bumper guard|overrider|bumperette
bumper bracket|bumper iron
grille|grill
grille shell|radiator shell
headlight|head light|headlamp|head lamp
headlight bezel|head light bezel|head lamp bezel|head light ring|head lamp ring|headlight ring|headlamp ring|headlamp bezel|headlight door|headlight trim
headlight bucket|head light bucket|headlamp bucket
taillight|tail light|taillamp|tail lamp|rear light
taillight lens|tail light lens|taillamp lens|tail lamp lens|taillight lense
parking light|park light|marker light|running light
turn signal|blinker|indicator|directional
side marker|marker light|marker lamp
backup light|back up light|reverse light|backup lamp
license plate|licence plate|number plate|~tag
license plate light|tag light|license lamp
license plate bracket|plate bracket|tag bracket
rocker panel|rocker|sill
quarter panel|quarter|rear fender
door skin|outer door
floor pan|floorpan|floor board|floorboard
toe board|toeboard
firewall|bulkhead
cowl|cowl panel
cowl vent|cowl hood
radiator support|core support|rad support
inner fender|fender apron|splash apron
wheel well|wheelwell|wheel tub
fender skirt|skirt|spats
running board|runningboard
side step|step plate
tailgate|tail gate|end gate|endgate
bed|~box|cargo bed
bed floor|bed wood|bedwood
stake bed|stakebed
roof skin|roof panel
door hinge|hinge
door handle|doorhandle|outside handle
door lock|lock cylinder|lockset
door striker|striker plate|striker
hood hinge|bonnet hinge
hood latch|hood lock|hood catch
hood ornament|mascot|radiator cap ornament
emblem|badge|nameplate|name plate
script|scripts|lettering
medallion|crest
moulding|molding|~trim|mldg
belt molding|belt line molding
drip rail|drip molding|gutter
stainless|stainless steel|ss trim
pot metal|die cast|diecast
chrome|chromed|chrome plated
weatherstrip|weather strip|weatherstripping|rubber seal
door seal|door rubber|door weatherstrip
window channel|run channel|felt channel|glass run
window felt|window sweep|fuzzies|whiskers
windshield|wind shield|windscreen
windshield frame|windscreen frame
vent window|wing window|vent glass|wind wing|vent wing
quarter window|quarter glass
back glass|rear glass|rear window|backlight
window regulator|regulator|window winder
window crank|window handle|winder handle
side mirror|mirror|door mirror|outside mirror
rear view mirror|rearview mirror|inside mirror
wiper arm|wiper|windshield wiper
wiper motor|windshield wiper motor
wiper transmission|wiper linkage
washer bottle|washer jar|washer bag
antenna|aerial
continental kit|conti kit|spare tire kit
tonneau|tonneau cover
soft top|convertible top|ragtop
top frame|top irons|top bows
louver|louvre
spoiler|~wing
air dam|chin spoiler|front spoiler
scoop|hood scoop
sun visor|visor|sunvisor
# interior
dash|dashboard|dash board|instrument panel
dash pad|dashpad|crash pad
gauge|instrument|~meter
gauge cluster|instrument cluster|dash cluster
speedometer|speedo
speedometer cable|speedo cable
tachometer|tach
ammeter|amp gauge|amp meter
fuel gauge|gas gauge
temperature gauge|temp gauge
oil pressure gauge|oil gauge
glove box|glovebox|glove compartment
glove box door|glovebox door
ash tray|ashtray
cigarette lighter|cigar lighter|lighter
steering wheel|wheel
banjo wheel|banjo steering wheel
horn button|horn cap|horn ring
steering column|column
column shift|three on the tree|column shifter
floor shift|four on the floor|floor shifter
shifter|gear shift|gearshift|shift lever
shift knob|shifter knob|gear knob
seat cover|upholstery
bench seat|bench
bucket seat|bucket|buckets
seat track|seat slider|seat rail
seat belt|seatbelt|lap belt
door panel|door card|door trim panel
arm rest|armrest
headliner|head liner|headlining
carpet|carpeting
floor mat|floormat|rubber mat
kick panel|kickpanel
package tray|parcel shelf|package shelf
sill plate|scuff plate|step plate
console|center console
heater|heater box
heater core|heater radiator
heater control|heater switch
defroster|defrost duct
air conditioning|~ac|a/c|air con|aircon
radio|am radio|stereo|head unit
dome light|courtesy light|dome lamp
pedal pad|pedal rubber
# engine
engine|~motor|~mill
engine block|block|bare block
short block|shortblock
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
cylinder head|heads|head
cylinder head bolts|head bolts
double hump|camel hump
crankshaft|crank
camshaft|cam
lifter|tappet|hydraulic lifter
pushrod|push rod
rocker arm|rocker
rocker shaft|rocker assembly
connecting rod|con rod|conrod|rod
piston ring|rings|ring set
main bearing|mains
rod bearing|con rod bearing
valve cover|rocker cover|valvecover
timing cover|front cover|timing chain cover
timing chain|timing set
timing gear|cam gear
oil pan|oilpan|sump
oil pump|oilpump
oil filter|oil filter canister
dipstick|dip stick|oil dipstick
harmonic balancer|balancer|damper|harmonic damper|crank pulley
flywheel|fly wheel
flexplate|flex plate
bellhousing|bell housing|bell
motor mount|engine mount|mount
freeze plug|core plug|frost plug|expansion plug
head gasket|headgasket
gasket set|gaskets|gasket kit
intake manifold|intake|inlet manifold
tri power|tripower|tri carb|three deuces|3x2|3 twos|three twos|3-2bbl|three two barrels|three 2 barrels|triple deuces|six pack|sixpack
dual quad|2x4|two fours|two 4s|2-4bbl|twin fours|two four barrels|two 4 barrels|dual four barrel|twin four barrel|twin quads
blower|supercharger|~huffer
turbo|turbocharger
air cleaner|aircleaner|air filter
breather|breather cap|oil breather
# fuel
carburetor|carb|carburettor|carburator|carby
4bbl|4 barrel|four barrel|4v|4 bbl
2bbl|2 barrel|two barrel|2v|2 bbl
1bbl|1 barrel|one barrel|single barrel
quadrajet|q jet|qjet|rochester 4mv
carburetor kit|carb kit|rebuild kit
choke|choke assembly
throttle linkage|carb linkage|gas pedal linkage
fuel pump|gas pump
fuel tank|gas tank|petrol tank
gas cap|fuel cap|filler cap
sending unit|fuel sender|gas sender|tank sender|sender
fuel line|gas line
fuel injection|~fi|fuelie
# ignition and electrical
distributor|dizzy
distributor cap|dist cap
contact points|breaker points|ignition points
condenser|ignition condenser
coil|ignition coil
spark plug|sparkplug|plug
spark plug wire|plug wire|ignition wire|ignition lead
magneto|~mag
generator|dynamo
alternator|~alt
starter|starter motor
starter solenoid|solenoid
voltage regulator|v reg
ignition switch|key switch
headlight switch|head light switch|light switch
dimmer switch|dip switch|high beam switch
wiring harness|wire harness|loom|wiring loom
fuse box|fuse panel|fusebox|fuse block
battery box|battery tray
battery cable|battery lead
6 volt|6v|six volt
12 volt|12v|twelve volt
# cooling and exhaust
radiator|rad
radiator cap|rad cap
radiator hose|rad hose
water pump|waterpump|coolant pump
thermostat housing|water neck|waterneck
fan shroud|radiator shroud|shroud
fan blade|cooling fan
fan clutch|clutch fan
exhaust manifold|log manifold
headers|header|extractors
muffler|silencer|glasspack
tailpipe|tail pipe
exhaust pipe|down pipe|downpipe|head pipe
dual exhaust|~duals
side pipe|sidepipe
# transmission and drivetrain
transmission|~trans|tranny|gearbox|gear box
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
torque converter|converter
clutch|clutch kit
clutch fork|throwout fork|release fork
throwout bearing|throw out bearing|release bearing
pressure plate|clutch cover
driveshaft|drive shaft|propeller shaft|prop shaft
u joint|ujoint|universal joint
differential|diff|third member|~pumpkin|center section|~chunk
rear end|rearend|rear axle|axle assembly
ring and pinion|gear set|ring pinion
posi|positraction|limited slip|posi traction|lsd
axle shaft|half shaft
nine inch|9 inch|ford 9 inch
twelve bolt|12 bolt
ten bolt|10 bolt
# brakes, steering, suspension
brake drum|drum
brake shoe|brake shoes|brake lining
disc brake|disk brake
rotor|brake disc|brake disk
caliper|brake caliper
master cylinder|mastercylinder|brake master
wheel cylinder|brake cylinder
brake booster|power brake booster|booster
parking brake|emergency brake|e brake|hand brake|handbrake
brake line|brake pipe
backing plate|brake backing plate
steering box|steering gear
power steering|~ps
power steering pump|ps pump
pitman arm|pitman
idler arm|idler
tie rod|tierod|track rod
tie rod end|rod end
drag link|draglink
center link|relay rod
king pin|kingpin
spindle|stub axle|knuckle
ball joint|balljoint
control arm|a-arm|wishbone
coil spring|spring
leaf spring|leaf|leafs
shock absorber|shock|damper
sway bar|swaybar|stabilizer bar|anti roll bar|stabiliser
bushing|~bush
radius rod|split wishbone
crossmember|cross member|x member
frame|chassis
subframe|sub frame|~clip
# wheels and tires
wheel|rim
steel wheel|steelie|steelies
wire wheel|~wires|wire spoke
rally wheel|rallye wheel|ralley wheel
mag wheel|~mag
alloy wheel|aluminum wheel|alloys
center cap|centre cap|hub center
trim ring|beauty ring
tire|tyre
whitewall|white wall|wide white
spare tire|spare wheel|spare
lug nut|wheel nut|lug
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
owners manual|owner manual|owner handbook
shop manual|service manual|repair manual|workshop manual
parts book|parts catalog|parts catalogue|parts manual
brochure|sales brochure|literature
1950s|50s|fifties
1960s|60s|sixties
1940s|40s|forties
1930s|30s|thirties
1970s|70s|seventies
half ton|1/2 ton
build sheet|broadcast sheet
data plate|trim tag|cowl tag|body tag
vin plate|vin tag|serial plate
license plate frame|plate frame
casting number|casting no
matching numbers|numbers matching
# tools and shop
engine stand|motor stand
engine hoist|cherry picker|engine crane
floor jack|trolley jack
jack stand|axle stand
torque wrench|click wrench
ridge reamer|cylinder reamer
valve spring compressor|spring compressor
timing light|strobe light
dwell meter|dwell tach
english wheel|wheeling machine
bead blaster|blast cabinet|sandblaster|sand blaster
air compressor|compressor
bench grinder|grinder
drill press|pillar drill
welder|mig welder
gas can|jerry can|fuel can
oil can|oiler
porcelain sign|enamel sign
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

/** Spellings of one word: one group a line, the usual one first. Single words only, without plurals. A spelling after
 *  `~` is understood, but is searched for only within a name: "breaks" may be brakes, and "drum breaks" are. */
export const carSpellings = `
light|lite|ligt
headlight|headlite|hedlight|headligt|headlght
taillight|taillite|tailight|taillght
brake|~break|brak
carburetor|carburator|carburetter|carburettor|carburater|carberator|carbuerator|carburetar|carberetor
gauge|guage|gage|gague
bumper|bumber|bummper
molding|moulding|moldin
tonneau|tonneu|toneau|tonno|tonnau
windshield|windsheild|winshield|windsheld
dashboard|dashbord
fender|fendor
grille|grill|gril
hubcap|hubcab|hupcap
camaro|camero|comaro|cameroo
chevrolet|chevorlet|cheverolet|chevrolett|cheverlet
chevelle|chevele|chevell
corvette|corvett|covette|corvete
mustang|mustange|mustag
barracuda|baracuda|barracude
impala|impalla|impalia
thunderbird|thunderburd
cadillac|cadilac|caddilac|cadillack
plymouth|plymoth|plymoutn
pontiac|pontaic|pontiack
oldsmobile|oldsmobil|oldmobile
studebaker|studabaker|studebacker|studibaker
packard|packerd
buick|buik
mercury|mercery
chrysler|chrystler|chrysller|crysler
volkswagen|volkswagon|volkswagan
edelbrock|eldebrock|edlebrock|edelbrok
holley|holly
rochester|rotchester|rochestor
muncie|muncy|munsey
cragar|craiger|crager|craggar
distributor|distributer
alternator|alternater
generator|generater
radiator|radiater|raditor
muffler|mufler
cylinder|cylender|cilinder|cyclinder
manifold|manafold|manifould
transmission|transmision|tranmission
differential|diferential|differental
speedometer|speedomoter|speedometor
tachometer|tachomotor|tachometor
solenoid|selenoid|solonoid
vacuum|vaccum|vacume|vaccuum
gasket|gaskit
caliper|calliper
lens|lense
chrome|crome
license|licence|lisence
center|centre
tire|tyre
disc|disk
aluminum|aluminium|aluminim
color|colour
louver|louvre|luver
visor|vizor
bezel|bezzel|bezle
emblem|emblum|emblam
ornament|ornement|orniment
antenna|antena
chassis|chasis|chassy
valance|valence
fiberglass|fibreglass|fiberglas
stabilizer|stabiliser
rear|reer
wheel|whell
spindle|spindel
upholstery|upolstery|apolstery
console|consol
throttle|throtle
pulley|pully
original|orignal|orginal
`;
