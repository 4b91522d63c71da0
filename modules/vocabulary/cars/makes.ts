/** Makes and their other names, a line each: `Make: other name, other name`. Makes without other names are in the list of
 *  `modules/marketplace/fitment/vehicle-names.rules.ts`. Case and blanks do not matter; a hyphen is a blank. */
export const makes = `
Alfa Romeo: alfa, alpha romeo, alfa romero
AMC: american motors, american motors corporation
Aston Martin: aston
Austin-Healey: austin healy, healey, healy, big healey
BMW: bimmer, beemer, beamer
Buick: buik
Cadillac: caddy, caddie, cadilac, cadillack, caddilac, cadillic
Chevrolet: chevy, chev, chevie, chevvy, cheverolet, chevrolette, chevorlet, cheby
Chrysler: chrys, chry, crysler, chrystler, chrysler corporation
Citroën: citroen
De Lorean: delorean, dmc
De Tomaso: detomaso
DeSoto: de soto, dsoto
Dodge: dodge brothers, dodge bros
Duesenberg: duesy, dusenberg
Ferrari: ferari
Ford: frod, ford motor company
GMC: gmc truck
Harley-Davidson: harley, harley davison
Hupmobile: hupp, hupmobil
International: ih, ihc, international harvester, cornbinder, corn binder
Jaguar: jag, jagwar
Lamborghini: lambo
Land Rover: landrover, landy
LaSalle: la salle
Lincoln: linc, lincon
Mercedes-Benz: mercedes, benz, mercedez, mercedes bens, daimler benz
Mercury: merc, mercurey
MG: morris garages
Mitsubishi: mitsu
Oldsmobile: olds, oldsmobil, oldsmoblie, oldmobile
Packard: packhard, packerd
Pierce-Arrow: pierce arrow
Plymouth: plym, plymoth
Pontiac: pont, ponti, poncho, pontaic, pontiack
Porsche: porche, porsch, porshe
Rolls-Royce: rolls, rolls royce
Shelby: shelby american
Studebaker: stude, studie, studebacker, studabaker
Triumph: triumf
Volkswagen: vw, v dub, vee dub, volkswagon, volks, vdub
Willys: willies, willy jeep
`;

/** Names that mean any of several makes: `name, other name: Make, Make`. */
export const groupsOfMakes = `
mopar, chrysler corp, chryco: Chrysler, Dodge, Plymouth, DeSoto, Imperial
gm, general motors, gm truck: Chevrolet, Pontiac, Oldsmobile, Buick, Cadillac, GMC
fomoco, ford motor co: Ford, Mercury, Lincoln, Edsel
bop, b o p: Buick, Oldsmobile, Pontiac
bmc, british motor corporation: Austin, Austin-Healey, MG, Morris, Mini, Riley, Wolseley
british leyland: Austin, MG, Triumph, Jaguar, Rover, Morris, Mini
kaiser frazer: Kaiser, Frazer
# A make that was also a model of another, or changed its owner.
amc: AMC, Rambler
rambler: Rambler, AMC, Nash
jeep: Jeep, Willys
willys, willys jeep, willys overland: Willys, Jeep
kaiser jeep: Jeep, Kaiser, Willys
shelby: Shelby, Ford
imperial, chrysler imperial: Imperial, Chrysler
datsun, nissan: Datsun, Nissan
lasalle, la salle: LaSalle, Cadillac
terraplane: Terraplane, Hudson
avanti: Avanti, Studebaker
range rover: Range Rover, Land Rover
henry j: Henry J, Kaiser
`;

/** Phrases that name no make, though a word of them does. */
export const noMakes = `
ac delco, ac compressor, ac spark plug, ac fuel pump, ac oil filter, ac clutch
ram air, standard bore, standard size, standard transmission, standard shift, standard motor products, standard 3 speed
mini starter, mini tub, mini spool, mini light, mini truck
white wall, white letter, white face, white vinyl, white leather, white paint, white bucket
eagle head, eagle crank, eagle rod, eagle tire, goodyear eagle
rover radio, checker flag, double checker, cord tire, indian head, mustang ii front end
`;
