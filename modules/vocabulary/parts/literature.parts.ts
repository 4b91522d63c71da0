/** Literature and paper: manuals, catalogs, brochures, ads, the papers of a car, decals that copy the factory's. */
export const literatureParts = `
@minds make
shop manual: service manual, repair manual, workshop manual, ~manual, shop book, service book, shop manuals, factory service manual, haynes manual, chilton manual, motor's manual, motors manual, chassis manual, overhaul manual, factory manual, autobook, mechanic's manual, haynes workshop manual, clymer manual, factory shop manual, repair book, service manuals, fisher body manual, body manual, body service manual, shop manual supplement, service manual supplement, supplement, workshop book, factory workshop book, haynes workshop book, wsm, repair handbook, haynes book, chilton book, chiltons, haynes repair manual, chilton repair manual, factory repair manual, factory repair book, service handbook, workshop handbook, intereurope manual, bentley manual, official service manual, service repair manual, shop manual set, factory workshop manual, factory service book, motors repair manual, auto repair manual, service guide, autobooks manual, engine manual, transmission manual, air conditioning manual, ~haynes, ~chilton, ~clymer, ~clymers, fsm, svc manual
  media: cd = cd, dvd, usb, thumb drive
owner's manual: owners manual, owner manual, owner's handbook, owners handbook, owner's guide, owners guide, operator's manual, driver's handbook, driver's manual, instruction book, operators manual, glove box manual, owner handbook, owner's book, owner's manual packet, operating manual, instruction manual, ~handbook, driver handbook, owner hand book, owners hand book, glovebox manual, glove compartment manual, driver manual, car owner manual, owners guide book
parts book: parts catalog, parts catalogue, parts manual, parts list, master parts catalog, master parts book, illustrated parts catalog, parts and accessories catalog, parts books, chassis parts catalog, body parts catalog, parts price list, parts list catalog, spare parts catalog, spare parts list, parts interchange manual, parts catalogue set, chassis and body parts catalog, spares catalogue, spare parts manual, parts list book, parts manual set, factory parts book, factory parts catalog, illustrated parts manual, illustrated parts list, parts identification catalog, text and illustration catalog, spares list, parts guide, parts fiche, microfiche
interchange manual: hollander, hollander interchange manual, hollander manual, interchange book, hollander interchange, parts interchange
wiring diagram: wiring diagram manual, electrical diagram, wiring schematic, wiring manual, wiring diagrams
assembly manual: factory assembly manual, assembly instruction manual, assembly instructions, factory assembly instruction manual, assembly line manual
service bulletin: technical service bulletin, tsb, service letter, service bulletins, service news, tech bulletin, service training booklet, tech book, dealer service bulletin, service training manual
installation instructions: instruction sheet, install instructions, installation sheet, fitting instructions, ~instructions
brochure: sales brochure, sales folder, dealer brochure, literature, sales literature, sales catalog, dealer sales brochure, sales catalogue, prestige brochure, fold out brochure, foldout brochure, brochures, full line brochure, pamphlet, showroom brochure, dealership brochure, car brochure, color brochure, sales flyer, flyer, leaflet, sales leaflet, showroom folder, sales pamphlet, deluxe brochure, mailer, mailing brochure, colour brochure
accessory brochure: accessories brochure, accessory catalog, accessory folder, accessories catalog
dealer album: dealer showroom album, salesman's album, color and trim book, color and upholstery book, upholstery book, showroom album, facts book, salesman's data book, salesman's guide, dealer facts book, color and upholstery album, finger tip facts, fingertip facts, ~album, color and trim album, colour and trim album, trim album, dealer color album, paint and upholstery album, color and fabric album, upholstery and paint sample binder, paint and upholstery binder, color and upholstery binder, sample binder, sample book, upholstery sample book, fabric sample book, upholstery samples, trim samples, showroom binder, dealer binder, color selector, color and trim selector, color and trim guide, color trim book, salesman's book, salesmans album, dealer data book, dealer showroom book, product facts book, upholstery sample binder, paint sample binder
paint chart: paint chip chart, color chart, paint chips, paint chip, color chip chart, paint chip sheet, ppg paint chips, ditzler paint chips, paint code chart, color card, paint card, paint color card, paint sample card, color chip card, ditzler color card, paint sheet, color sample chart, paint color chart, paint chip page, colour card, dupont paint chips, rinshed mason paint chips, color chips, paint swatch, paint sample sheet, chip chart
advertisement: magazine ad, print ad, vintage ad, original ad, newspaper ad, two page ad, car ad, print advertisement, ~ad, color magazine ad, framed ad, old magazine ad, double page ad, full page ad, magazine advertisement, advert, original advert
poster: dealer poster, showroom poster, lithograph, art print, dealer banner, dealership poster, race poster, showroom banner
postcard: dealer postcard, postcards, dealer postcards, post card
photograph: press photo, factory photo, 8x10 photo, press photos, photographs, publicity photo, original photo, vintage photo, black and white photo, snapshot, photo print, 35mm slides, photo negative, period photo
press kit: press information, press information kit, press information folder, press pack, press folder, press release, press packet, media kit, press information pack
magazine: hot rod magazine, magazines, car magazine, car craft, magazine lot, motor trend magazine, hop up magazine, rod and custom magazine, road and track magazine, ~back issue, motor trend, hot rodding magazine, street rodder magazine, street rodder, old cars weekly, hemmings, classic cars magazine, road and track
book: history book, hardcover book, restoration guide, restoration book, restoration manual, authenticity guide, buyer's guide, marque book, coffee table book, how to book
filmstrip: dealer filmstrip, film strip, training film, dealer promo film, training filmstrip
dealer record: promotional record, dealer promo record, sales training record
price guide: black book, blue book, red book, price list, nada guide, kelley blue book, retail price list, salesman's price list
flat rate manual: flat rate book, labor guide, time guide, parts and labor guide, labor time guide, flat rate
warranty booklet: warranty book, protect o plate, protecto plate, warranty card, warranty folder, certicard, service policy, owner service policy, certi card, warranty plate, owner protection plan
build sheet: broadcast sheet, broadcast card, tank sticker, factory build sheet
window sticker: monroney sticker, monroney, dealer invoice, monroney label, original invoice, price sticker, factory invoice, dealer window sticker
car title: title only, title document, title and tag, title paperwork, v5 log book, v5c, vehicle title, old title, paper title, registration card, log book, logbook, buff logbook, old registration
bill of sale: sales receipt, purchase agreement, sales order
owner's card: owner card, owner's packet, owner's portfolio, owner's card packet, owner's pouch, owner's envelope, glove box packet, glove box papers
dealer catalog: dealer order guide, order guide, order form, dealer order book, order blank
tune up chart: lubrication chart, lube chart, tune up specs, specification chart, wall chart, spec sheet, service specs, ama specification, ama specs, factory specification sheet, specifications booklet
road map: road maps, oil company map, gas station map, street map
calendar: dealer calendar, gas station calendar, pin up calendar, pinup calendar
stock certificate: share certificate, stock certificates
race program: racing program, souvenir program, race programs, indy program, drag race program, nhra program, indy 500 program
parts box: nos parts box, parts carton

# decals and tags
decal: decals, sticker, decal sheet, water slide decal, waterslide decal, water transfer decal, bumper sticker, racing decal, racing decals, window decal, water transfer
engine decal: engine compartment decal, engine decal kit, underhood decal, engine compartment decal kit, engine decal set, restoration decal kit, under hood decal, decal kit, engine sticker
jack instructions: jacking instructions, jack instruction decal, jacking decal, jacking instruction decal, jack decal, trunk decal, jack instruction sheet, jack instruction label
tire pressure decal: tire pressure sticker
stripe kit: stripes, stripe decal, decal stripe kit, stencil stripe kit, stripe set, side stripe kit, hockey stick stripe, hood stripe, rally stripe kit, stripe, tape stripe kit, pinstripe tape, racing stripe, rally stripe, bumblebee stripe, le mans stripe, side stripe, body stripe, stripe decal kit, reflective stripe, c stripe
inspection sticker: state inspection sticker, safety inspection sticker, tax disc, tax disk
data plate: trim tag, cowl tag, body tag, fender tag, body plate, body number plate, body number tag, chassis plate, id plate, data plate set, patent plate, commission plate, firewall tag
vin plate: vin tag, serial number plate, serial number tag, serial plate, serial tag
`;
