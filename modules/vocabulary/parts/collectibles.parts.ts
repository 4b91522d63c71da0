/** Collectibles: toys and models, signs and gas pumps, license plates and badges, what people wear and carry. */
export const collectibleParts = `
@minds make
# toys
diecast: die cast, diecast model, diecast car, die cast car, die cast model, scale model, model car, scale car, toy car, precision model, scale diecast, diecast truck, danbury mint, franklin mint, ertl, matchbox, matchbox car, dinky, dinky toy, corgi, corgi toy, hot wheels, hotwheels, redline hot wheels, greenlight, maisto, burago, bburago, minichamps, autoart, gmp diecast, m2 machines, johnny lightning, tootsietoy, hubley, diecast replica, highway 61, 1 18 scale, 1 24 scale, 1 43 scale, 1 64 scale, 118 scale, 124 scale, 143 scale, 164 scale, redline hot wheel, solido model, sun star model, lesney matchbox, diecast lot, dinky car, corgi car
  scale: 18 = 1/18, 1 18, 118 scale | 24 = 1/24, 1 24, 124 scale | 43 = 1/43, 1 43, 143 scale | 64 = 1/64, 1 64, 164 scale
model kit: plastic model kit, model car kit, amt model, revell model, monogram model, amt kit, revell kit, monogram kit, jo han model, plastic model, mpc model, 1 25 scale, mpc kit, jo han kit, unbuilt model, built model, amt, revell, monogram, tamiya kit, airfix kit, 3 in 1 kit, 125 scale, unbuilt kit
promo model: dealer promo, dealer promo car, promotional model, dealer promotional model, promo car, dealer model, promotional model car, promo model car, plastic promo, dealership promo, johan promo, amt promo, 1 25 promo
toy: tin toy, toy truck, pressed steel toy, tonka, tonka truck, buddy l, toys, friction car, tin litho car, friction toy, wind up car, nylint, structo, smith miller, marx toy, bandai, bandai car, toy gas station, japanese tin car
slot car: slot cars, aurora slot car, scalextric, afx car, tyco slot car, carrera slot car, slot car set
pedal car: pedal tractor, kiddie car, pedal cars, murray pedal car, amf pedal car, garton pedal car, pedal plane, go kart, soap box derby car, kiddie ride
radio control car: rc car, remote control car, r c car
tether car: gas powered race car, cox thimble drome
train set: model train, lionel train, ho scale train
coin bank: savings bank, piggy bank, diecast bank, truck bank
bobblehead: bobble head, nodder, rat fink, big daddy roth figure, rat fink figure, action figure
board game: jigsaw puzzle, puzzle, card game, trading cards, trading card, trading card set
christmas ornament: hallmark ornament
snow globe: music box

# signs and petroliana
sign: porcelain sign, enamel sign, dealer sign, dealership sign, neon sign, tin sign, metal sign, gas station sign, service station sign, dealership neon, signs, flange sign, lighted sign, garage sign, reproduction sign, light up sign, street sign, tin tacker, tire sign, oil sign, gasoline sign, parts sign, advertising sign, service sign, oil can sign, michelin man sign, michelin sign, tire dealer sign
gas pump: visible gas pump, petrol pump, gasoline pump, tokheim pump, wayne pump, tokheim gas pump, wayne gas pump, bennett gas pump, clock face pump, visible pump, gas pumps, fuel dispenser, clockface gas pump, computer gas pump
gas pump globe: pump globe, gasoline globe, glass globe, petrol pump globe, pump globes, shell globe, esso globe, bp globe, petrol globe
gas pump sign: pump plate, gas pump plate, pump sign, pump plates, gas pump face
gas pump nozzle: pump nozzle, gas pump hose, gas pump handle
oil can: oil cans, quart oil can, motor oil can, tin oil can, oil tin, quart can, oil bottle, glass oil bottle, motor oil tin, oil bottle rack, full oil can, oil drum
oil can rack: oil bottle carrier, oil display rack, oil rack, oil can display
gas can: jerry can, fuel can, petrol can, gasoline can, jerrican, pratts can, two gallon can, shell can, petrol tin, 2 gallon can, bp can, esso can, running board petrol can
air meter: eco air meter, tireflator, air pump meter, tire inflator meter, eco tireflator
display rack: display cabinet, counter display, parts cabinet, spark plug cabinet, dealer display, parts display, tire stand, tire display stand, bulb cabinet, fan belt rack, store display, point of sale display, fuse cabinet, champion spark plug cabinet
thermometer: advertising thermometer, wall thermometer, gas station thermometer
advertising clock: dealer clock, neon clock, wall clock, dealership clock, pam clock, lighted clock, bubble clock, spinner clock, telechron clock
vending machine: coke machine, soda machine, coca cola machine, pop machine, pepsi machine, gumball machine, soda cooler
jukebox: wurlitzer, seeburg
parking meter
traffic light: stop light signal, traffic signal, railroad lantern
neon: neon tube, neon light
gas station memorabilia: petroliana, gas station collectibles, service station memorabilia, automobilia, memorabilia, collectible, collectibles, gas station attendant hat, michelin man, bibendum, bibendum figure
ash tray collectible: advertising ashtray, tire ashtray, tire ash tray, advertising ash tray

# plates and badges
license plate: licence plate, number plate, license tag, license plates, plate pair, registration plate, tin plate, yom plates, yom plate, yom license plates, license plate pair, year of manufacture plates, porcelain license plate, dealer plate, state license plate, vanity plate, state plate, novelty plate, license plate set, auto plate, auto license plate, passenger plate, historic plate, front license plate, ~front plate
license plate frame: plate frame, license frame, licence plate frame, dealer plate frame, license plate surround, dealer license plate frame, number plate surround, dealer frame, tag frame, number plate frame
license plate topper: plate topper, license topper, tag topper, plate toppers
registration tab: license plate sticker, plate tab, registration sticker
club badge: car badge, grille badge, grill badge, club badges, bumper badge, aaa badge, aa badge, rac badge, car club plaque, club plaque, plaque, car club badge, aluminum plaque, rally badge, rally plate, dash plaque, dash plaques, grille badges, car club plate, aaca badge, rac car badge, aa car badge, gb badge, gb plate, gb plaque, club grille badge
dealer emblem: dealer tag, dealer badge, dealer nameplate, dealership emblem, dealership badge
trophy: race trophy, racing trophy, trophies
lapel pin: hat pin, service pin, pinback, pin back button, award pin, enamel pin, hatpin
patch: embroidered patch, jacket patch, racing patch, sew on patch, patches, uniform patch
belt buckle collectible: brass belt buckle, hesston buckle

# carried and worn
keychain: key chain, key ring, keyring, key chains, key tag, key holder, keyrings
key fob: keyfob, leather key fob, fob
key: key blank, car key, ignition key, keys, original key, key set, key blanks, nos key, key blank pair
clothing: t shirt, tee shirt, shirt, sweatshirt, racing jacket, ball cap, baseball cap, uniform, mechanic shirt, driving gloves, coveralls, club jacket, cuff links, cufflinks, hoodie, tshirt, neck tie, necktie, work jacket, satin jacket, leather jacket, denim jacket, driving jacket, bomber jacket, trucker hat, racing hat, work gloves, leather gloves, shop coat, ~hat, ~gloves, polo shirt, work shirt
helmet: racing helmet, crash helmet, bell helmet, motorcycle helmet
goggles: driving goggles, racing goggles, motoring goggles
luggage: suitcase set, fitted luggage, suitcase, picnic set, picnic basket, picnic hamper, travel trunk, luggage set, suitcases
mug: coffee mug, glass tumbler, drinking glass, beer glass, drinking glasses, coffee cup, beer stein, shot glass
lighter collectible: zippo, zippo lighter, table lighter
watch: wrist watch, wristwatch, pocket watch
ink pen: advertising pencil set, mechanical pencil, advertising pencil, advertising pen, ballpoint pen
pocket knife: pocketknife, advertising knife
painting: oil painting, original art, watercolor, artwork, original painting
~flag: pennant, dealer pennant, checkered flag
`;
