import { readTitle } from './title.rules.js';
import { titleWords } from './title-words.rules.js';
import * as words from './words/relations.js';

const titlesIn = (list: string): readonly string[] => list.trim().split('\n');
const readAs = (intent: string | undefined) => (title: string) => readTitle(title).intent === intent;
const others = (list: string, intent: string | undefined) =>
  titlesIn(list).filter((title) => !readAs(intent)(title));

test('who has a part for sale asks for none and offers no work, whatever words the title has', () => {
  expect(others(forSale, undefined)).toEqual([]);
});

test('who asks for a part asks, in many words', () => {
  expect(others(asked, 'wanted')).toEqual([]);
});

test('who works on parts of others offers a service', () => {
  expect(others(work, 'service')).toEqual([]);
});

test('no word that says how things belong together is taken for a misspelt part', () => {
  const { filler, ...lists } = words;
  const phrases = Object.values(lists).flatMap((list) => list.split(/[,:\n]/));
  const changed = [...phrases, ...filler.split(/\s+/)].filter((phrase) => {
    const read = readTitle(phrase).words;
    return titleWords(phrase).words.some((word) => !read.has(word));
  });
  expect(changed).toEqual([]);
});

const forSale = `
1957 CHEVY BEL AIR HOOD NICE NEEDS PAINT
1965 MUSTANG FENDER LH NEEDS WORK
Hood, needs work, 66 Nova
Grille needs rechroming 1959 Cadillac
Carburetor core, needs rebuilding
283 engine, needs rebuild
Carburetor, needs a rebuild
🔥🔥 57 Chevy hubcaps 🔥🔥
Service manual 1966 Pontiac GTO
1955 Chevrolet shop service manual original
Parts and service manual Ford tractor 8N
Ford service sign, porcelain
Packard service sign neon
Mechanic's service tool set Kent Moore
Service station oil rack
Service truck body, utility bed
Machined 350 block .030 over
350 Chevy block, machined and ready to assemble
Engine block bored and honed 327
Freshly machined heads 461
Pinball machine, works
Coke machine Vendo 81
Valve grinding machine Sioux
Brake lathe machine Ammco
Cylinder boring machine Kwik-Way
Gas pump, restored Wayne 60
Restored Wurlitzer radio for 1950 Buick
Rebuilt Rochester 4GC carburetor
Rebuilt starter, exchange or outright
Rebuilding kit for Carter AFB
Carb rebuild kit Holley 4150
Steering box rebuilt, exchange available
Collection of hubcaps, 40 pieces
Lot of spark plugs, NOS
Hubcap collection, will sell all
For your restoration: NOS grille 1949 Ford
Make your car shine: Blue Coral wax tin
Trunk mat for your Impala
Cash register National brass
Cash box from gas station
Trade sign Goodyear
Trade-in sale banner Chevrolet
Sell or trade: 4 speed Muncie M21
Will trade for Holley, Edelbrock carb
Carter AFB, trade for Quadrajet
Hood for 1967 Camaro, will trade for cowl hood
Buyer's guide 1964 Corvette
Buying guide to Mustang 1965
Most wanted hubcaps: Moon discs
Want Ads clipping old Hemmings 1965
Seller needs space: 1964 bucket seats
NEED GONE: big block Chevy 396
Need gone 350 turbo trans
Need it gone, 9 inch Ford rear end
You need this! Rare NOS clock
All you need to convert to disc brakes
Disc brake conversion kit, everything you need
Iso-mounts for vibration, Mopar
ISO 9001 caliper
Isolator, spring, 1965 Mustang
Seeking good home: 1949 Plymouth radio
Looking for a new home: Hudson Hornet grille
Looking for offers on rare intake
Search light, WW2 carbon arc
Searchlight spot lamp Unity
Dealer mail in rebate sign
Mail in card, GM warranty, NOS
Turnaround tool
Turn around knob spinner
While you wait sign, tire shop
Free estimates sign, body shop
Radiator, recored, 1932 Ford
Bumper rechromed, 1958 Impala
Rechromed bumper guards
Steering wheel restored, 1940 Buick
Pinstriping brush set Mack
Pinstriped hood side panel Model A
Anodized trim ring set
Anodizing tank, shop
Sandblasting cabinet
Sandblaster pot Clemco
Media blasting cabinet
Powder coating oven
Powder coated valve covers
Plating tank rectifier
Hydraulic press, shop
Engine stand, 4 wheel
Machine shop lathe
South Bend lathe tooling
Sun distributor machine 504
Brake bleeder machine
Upholstery sewing machine Singer 111
Line boring bar
Wheel balancing machine
Wheel balancer Hunter
Engine balancing machine Stewart Warner
Rewire your car: wiring harness Painless
Wiring harness 55 Chevy, NOS
Your choice of hubcaps, $20 each
Choice of two hoods 1955 Ford
Turbo 400 rebuilt by Hughes, core needed
Starter, rebuilt, your core required
Water pump, with your core
I restored this seat
I rebuilt this carburetor myself
We restored this dash last year
Hood I want gone
Recovered seats 67 Camaro
Recovering material, vinyl
Seat recover kit, houndstooth
Chrome service cap, oil filler
Chrome plating, bumper, done 2019
Service replacement block GM
CE block service replacement 350
Service block 327 NOS GM
Brake service parts cabinet Raybestos
Wagner service cabinet, brake hardware
United Delco service parts sign
Service lamp, trouble light
Glove box door, no dents
Hood, no rust, 1970 Chevelle
Front seat 4-way power, no motor
Rear bumper, not wanted any more
Not needed any more: tonneau cover MG
Heckklappe VW Käfer
Kotflügel links Mercedes 190 SL
Capot 2CV Citroën
Pare-chocs avant Peugeot 404
Parafango Fiat 500
Motorhaube BMW 2002
Frontgrill Volvo Amazon, bra skick
Fender izquierdo Mustang 67
Want list Hershey 1972 flyer
Hershey flea market find, Delco radio
Pay phone, old gas station
Cash only: 57 Chevy doors
Cash or trade, Muncie shifter
Trade my tri power for 4 bbl
Will need rechroming, Cadillac bumper
Might need a rebuild, Edelbrock 600
Runs good, needs nothing, 350
Low oil warning service light switch
Repair manual Chilton 1970
Body repair panel, rocker, 1966 Mustang
Quarter repair panel Chevelle
Radio repair manual Sams Photofact
Clock repair kit, Borg
Gauge repair kit
Speedometer repair parts lot
Wheel repair kit
Dent repair tool
Fiberglass repair kit, Corvette
Rechroming guide booklet
Restoration service manual Corvette
Upholstery service kit
Parting out 1966 GTO
Parts car, 1968 Camaro
Stripping 1970 Cutlass
Wiper arm, seeking offers
Tire machine, Coats 4040
Anyone need a good hood? 1969 Charger
Does anyone need 1956 Ford fenders
Who needs a 289 block
Somebody needs these: NOS T-bird skirts
If you need 1940 Ford parts I have hood
In need of restoration, Model T coil box
In need of rechroming, 1941 Buick grille
Steering wheel in need of restoration
Bumper in need of chrome
Radio still needs a knob
Speedometer 120 miles per hour Stewart Warner
I offer my 57 Chevy hood
We offer NOS fenders, 1949 Mercury
Convert your drum brakes to disc, kit
Bumper core for rechroming
Bumper requires rechroming, 1956 Buick
Doors need a little paint
Bumpers, need chrome
Seats need upholstery, 1965 GTO
Fenders need some rust repair
Gauges, all need restoration
Who needs hubcaps? moon discs
Head porting stones
Seats may need recovering
`;

const asked = `
WTB 1957 Chevy hood
WANTED: 1965 Mustang fender left
Wanted 2 barrel carburetor for 289
wanted - muncie shifter
W.T.B. hood 67 Camaro
WTB: NOS grille 1949 Ford
Looking for a dash clock, 1950 Buick
Looking for good 461 heads
LOOKING FOR 4 SPEED
In search of 1940 Ford hubcaps
ISO hood for 1970 Chevelle
ISO: rear bumper
Searching for Packard radio
Seeking Hudson Twin H air cleaner
Need a left door for 1955 Chevy
I need a hood
Need 1966 GTO grille
Needed: 283 block
Needed - trunk lid Falcon
Wanting a bench seat for F100
Want to buy tri power setup
Want Corvette hubcaps
Anyone have a spare tail light lens?
Does anyone have 1958 Edsel trim
Who has a good windshield for 48 Dodge
Hunting for a Borg Warner T10
Trying to find a radiator for Model A
Trying to locate NOS door handle
Anyone parting out a Nova
Would like to buy hood ornament
Buying old license plates
I buy old spark plugs
Cash for flathead parts
Paying cash for carburetors
Will buy hubcaps
Top dollar paid for Hemi parts
Carburetor wanted
Grille wanted for 1947 Chevy
Hood wanted 1932 Ford
Door handle, 1950 Ford, wanted
Parts wanted 1936 Packard
1936 Packard parts WTB
Help me find a clock
Help! need a grille for 55 Buick
On the lookout for a Cragar wheel
Anyone with 428 heads?
Where can I find window seals
Still looking for a fuel door
Desperately seeking 1954 Kaiser lens
Searching high and low for bumper guard
Need chrome bumpers for 57 Chevy
need some 461 heads
Need a new hood for 57 Chevy
Need a good used fender
in need of a fender
WTB any Hudson parts
`;

const work = `
I rebuild carburetors
We rebuild starters and generators
Carburetor rebuilding service
Rebuilding of steering boxes
Radio repair, all makes
Radio repair service
Clock repair and quartz conversion
Speedometer repair
Gauge restoration service
We restore steering wheels
Steering wheel restoration
Rechroming of bumpers
Bumper rechroming, show quality
Chrome plating service
Radiator recoring
Send me your carb, rebuilt
Mail in your clock for repair
Restoring dash pads, send yours
Dash pad restoration
Custom upholstery, call for quote
Sandblasting service
Powder coating service
Machine shop services
Wheel straightening service
Transmission rebuilds, 4 speed
I restore gas pumps
Brake relining service
Brake shoes relined, your cores
Pinstriping by hand
Engine balancing
Voltage regulator rebuilding
Windshield wiper motors rebuilt, mail in service
Seat recovering
Convertible top installation
I restore signs
I rebuild clocks
`;
