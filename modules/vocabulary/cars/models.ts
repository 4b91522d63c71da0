/** Models with their other spellings, by make: `@Make`, then a line each: `Model: other spelling, other spelling`. Case and
 *  blanks do not matter, and a hyphen is a blank: "F-100" is also "F100". The other models are in
 *  `modules/marketplace/fitment/vehicle-names.rules.ts`. */
export const models = `
@Alfa Romeo
Giulietta: guilietta, guiletta
Giulia: guilia
Spider: duetto, spyder
GTV: gt veloce
Alfetta

@AMC
Javelin: javlin
AMX
Gremlin
Pacer
Hornet
Matador
Ambassador
Marlin
Rebel Machine: the machine
SC/Rambler: sc rambler, scrambler

@Aston Martin
DB4: db 4
DB5: db 5
DB6: db 6

@Austin-Healey
100: hundred, 100 4, bn1, bn2
100-6: 100 6, bn4, bn6
3000: bj7, bj8, bt7, bn7
Sprite: bugeye sprite, frogeye sprite

@BMW
2002: 2002tii, 2002 tii
Isetta: bmw 300 isetta
E30
E9: 3.0cs, 3.0csi

@Buick
LeSabre: le sabre, lesaber
Gran Sport: grand sport buick, gs350, gs400, gs455, gs 400, gs 455, gsx
Skylark: sky lark
Riviera: riveria, rivera, rivi
Electra: electra 225, deuce and a quarter
Roadmaster: road master
Wildcat: wild cat
Invicta
Special: buick special
Super: buick super
Century: buick century
Regal: buick regal
Grand National: gnx

@Cadillac
DeVille: deville, devile, coupe deville, sedan deville, coup deville, cdv
Eldorado: eldo, el dorado, eldarado
Fleetwood: sixty special, 60 special, series 75, fleetwood brougham
Seville
Calais
Series 62: series 6200, sixty two

@Chevrolet
150: one fifty, one-fifty
210: two ten, two-ten
Bel Air: belaire, bel aire, bellair
C10: c1500, c 10 pickup, c10 cheyenne, c10 silverado
C20: c2500
K10: k1500
K20: k2500
K5 Blazer: k5
Blazer
Nova: chevy ii, chevy 2, chevy two, chevyii nova, chevy ii nova, chevy 2 nova
Camaro: camero, camaros, camarro
Corvette: vette, corvet, corvete, stingray, sting ray, vett
Chevelle: chevell, chevel, shovelle, chevelle malibu
Malibu
El Camino: elcamino, elky, el camino ss
Impala: impalla, impala ss
Monte Carlo: monte, montecarlo
Caprice: caprice classic
Corvair: corvare, monza corvair, corvair monza
Greenbrier
Biscayne: biscane
Del Ray: delray
Nomad
Apache
Fleetline: fleet line
Fleetmaster: fleet master
Stylemaster
Styleline
Cameo: cameo carrier
3100: thirty one hundred
3200
3600
3800
Suburban: chevy suburban
S10
Vega: cosworth vega
Chevette
LUV
Master: master deluxe
Standard

@Chrysler
300: letter car, 300b, 300c, 300d, 300e, 300f, 300g, 300h, 300j, 300k, 300l
New Yorker: newyorker
Newport
Town & Country: town and country
Cordoba: cordova
Imperial
Windsor: chrysler windsor
Saratoga
Airflow: air flow
Royal
LeBaron: le baron

@Datsun
240Z: 240 z, 240zed, fairlady z
260Z
280Z
280ZX
510: datsun 510, five ten
Roadster: fairlady roadster, spl311, srl311
620

@DeSoto
Adventurer
Firedome
Fireflite
Firesweep

@Dodge
Challenger: chalenger, challenger rt
Charger: charger rt
Coronet: coronet rt
Super Bee: superbee
Dart: dart swinger, dart gts, swinger
Demon: dart demon
Polara
Daytona: charger daytona
Lancer
Power Wagon: powerwagon, wm300
D100: sweptline, d 100
D150
W100
W150
A100
Li'l Red Express: lil red express, little red express
Custom Royal
Monaco
Aspen
Ramcharger: ram charger
Magnum

@Edsel
Citation
Corsair
Pacer
Ranger
Villager
Bermuda

@Ferrari
250 GT
250 GTO
275 GTB
308: 308gts, 308gtb
Dino: dino 246, 246gt
Testarossa
Daytona: 365gtb

@Fiat
124 Spider: 124 spyder, fiat 124, 2000 spider
500: cinquecento
X1/9: x19, x1 9

@Ford
Bronco: early bronco
Model A: modela, a model, a bone, mod a
Model T: modelt, t model, tin lizzie, flivver, mod t, t bucket
Model B: 1932 model b
Model 18
Model 40
F-1: effie, f1 pickup
F-2
F-3
F-100: f100, f 100
F-150: f150
F-250: f250
F-350: f350
Mustang: stang, mustange, mustand, 'stang, mach 1, mach one
Mustang II: mustang 2, king cobra
Thunderbird: tbird, t bird, thunder bird, thunderbirds
Fairlane: fair lane, fairlane 500, fairlane gt
Falcon: falcoln, falcon futura, futura
Galaxie: galaxy, galaxie 500, galaxy 500, galaxi
Torino: gran torino, torino gt, torino cobra
Ranchero: ranchera
Crown Victoria: crown vic, crown victory
Victoria: ford victoria
Fairlane Crown Victoria
Skyliner: retractable hardtop
Sunliner
Customline: custom line
Mainline
Crestline
Super Deluxe: super delux
Deluxe: delux, de luxe
Custom: custom 500
Maverick
Pinto
Country Squire
Econoline: e100, e 100
LTD
Cortina: lotus cortina
Anglia
Capri
Escort: escort mk1
GT40: gt 40

@GMC
Jimmy: k5 jimmy
Sierra
1500
Sprint
Caballero

@Hudson
Hornet: hudson hornet
Commodore
Wasp
Jet

@International
Scout: scout 80, scout 800
Scout II: scout 2, scout ii
Travelall: travel all
Travelette
Loadstar: load star
Metro

@Jaguar
E-Type: xke, xk e, etype, e type jaguar
XK120: xk 120
XK140: xk 140
XK150: xk 150
Mark II: mk2, mkii, mk ii, mark 2, mark two
XJ6: xj 6
XJS: xj s
XJ12: xj 12
S-Type: stype

@Jeep
CJ-2A: cj2a, cj 2a
CJ-3A: cj3a
CJ-3B: cj3b, high hood
CJ-5: cj5
CJ-7: cj7
CJ-8: cj8
Cherokee: cherokee chief
Wagoneer: grand wagoneer, woody wagoneer
Gladiator
Commando: jeepster commando
J10
J20

@Kaiser
Darrin
Manhattan
Dragon: kaiser dragon

@Land Rover
Series I: series 1, series one
Series II: series 2, series two, iia, series iia, series 2a
Series III: series 3, series three
Defender: land rover 90, land rover 110

@Lincoln
Mark II: mk ii, mkii, mk2, mark 2, continental mark ii, continental mark 2, mark two
Mark III: mk iii, mkiii, mk3, mark 3, continental mark iii
Mark IV: mk iv, mkiv, mk4, mark 4, continental mark iv
Mark V: mk v, mkv, mk5, mark 5, continental mark v
Continental: suicide door lincoln
Capri
Premiere
Cosmopolitan: cosmo
Zephyr: lincoln zephyr

@Lotus
Elan
Seven: lotus 7, super seven
Europa
Esprit

@Mercedes-Benz
190SL: 190 sl
230SL
250SL
280SL
300SL: gullwing
450SL: r107
Pagoda: w113

@Mercury
Comet: comet caliente
Cougar: couger, cougar xr7, xr7
Cyclone: comet cyclone
Eight: mercury eight, mercury 8
Montclair: mont clair
Monterey: monteray
Marauder
Park Lane: parklane
Turnpike Cruiser
Capri

@MG
MGA: mg a, mga 1500, mga 1600
MGB: mg b, mgb gt, mgbgt, b gt
MGC: mg c
Midget: mg midget
TC: mg tc, mgtc
TD: mg td, mgtd
TF: mg tf, mgtf
YT

@Mini
Cooper: mini cooper, cooper s, morris mini, austin mini

@Morris
Minor: morris minor, morris 1000, moggy, moggie

@Nash
Ambassador
Metropolitan: metro nash, nash metropolitan
Statesman
Airflyte

@Oldsmobile
442: 4 4 2, four four two, 4-4-2
88: eighty eight, delta 88, dynamic 88, super 88, rocket 88
98: ninety eight, 98 regency
F-85: f85, f 85
Cutlass: cutless, cutlas, cutlass supreme, cutlass s
Starfire: star fire
Toronado: tornado olds, toro
Jetstar
Vista Cruiser: vistacruiser
Hurst/Olds: hurst olds

@Opel
GT: opel gt
Manta

@Packard
Caribbean: carribean, caribean
Clipper
Patrician
Super Eight: super 8
One-Twenty: 120, one twenty, model 120
110: one ten
Hawk

@Plymouth
Barracuda: cuda, baracuda, 'cuda, aar cuda
Belvedere: belvedeer, belvidere
Duster: gold duster, duster 340
Fury: sport fury
GTX
Road Runner: roadrunner, rode runner
Satellite: satelite, satellite sebring
Scamp
Superbird: super bird
Valiant: valient
Savoy
Prowler
Special Deluxe: p15
Suburban

@Pontiac
GTO: gto judge, the judge, g t o
LeMans: le mans, leman
Firebird: fire bird, formula firebird
Trans Am: transam, trans-am, bandit trans am, t/a firebird
Tempest
Bonneville: bonnie, boneville, bonnevile
Catalina: catilina, catalina 2+2
Grand Prix: gran prix, grandprix
Star Chief: starchief
Chieftain: chieften
Ventura
Fiero
Safari: star chief safari
Silver Streak
Parisienne
Laurentian

@Porsche
356: 356a, 356b, 356c, 356sc, 356 a, 356 b, 356 c, pre a
911: 911s, 911t, 911e, 911sc, 911 carrera, 930, 911 targa
912: 912e
914: 914 6
924
928
944
Speedster: 356 speedster

@Rambler
American: rambler american
Classic: rambler classic
Ambassador: rambler ambassador

@Renault
Dauphine
R5: le car, renault 5

@Rolls-Royce
Silver Cloud
Silver Shadow
Silver Ghost
Silver Wraith

@Saab
96
Sonett
900

@Shelby
GT350: gt 350, gt350h
GT500: gt 500, gt500kr
Cobra: ac cobra, 427 cobra, 289 cobra

@Studebaker
Avanti
Champion: stude champion
Commander
President
Golden Hawk: goldenhawk
Silver Hawk
Hawk: gt hawk, gran turismo hawk
Lark
Starliner: loewy coupe
Starlight
Champ
M5: m 5 pickup
Dictator

@Sunbeam
Alpine: sunbeam alpine
Tiger: sunbeam tiger

@Toyota
Land Cruiser: landcruiser, fj40, fj 40, fj55, fj60
Celica
Corolla
2000GT

@Triumph
TR2: tr 2
TR3: tr 3, tr3a, tr3b, tr 3a
TR4: tr 4, tr4a
TR250: tr5
TR6: tr 6
TR7: tr 7
TR8
GT6: gt 6
Spitfire: spit, spitfire mk3, spitfire 1500
Herald
Stag: triumph stag
Vitesse
Bonneville: bonnie triumph

@Volkswagen
Beetle: bug, type 1, type i, vw bug, super beetle, superbeetle, beatle, beetel, kafer, fusca, vocho, oval window bug
Type 2: bus, type 2 bus, microbus, micro bus, transporter, kombi, type ii, vanagon, westfalia, camper bus, vw bus, bay window bus
Karmann Ghia: ghia, karman ghia, karmen ghia, karmann gia, type 14
Type 3: squareback, square back, type iii, fastback type 3
Type 4: 411, 412
Thing: type 181, vw thing
Rabbit: golf mk1
Scirocco

@Volvo
P1800: 1800s, 1800es, 1800e, p 1800, volvo 1800
122: amazon, 122s
PV544: pv 544
544
PV444
240
164
140

@Willys
Jeepster: willys jeepster
Aero
Americar
MB: gpw, willys mb
Pickup: willys pickup
Wagon: willys wagon
`;

/** Words that mean a model only where the title names its make too: they are also ordinary words, names of parts or of makers of parts. */
export const ordinaryModels = `
commander, president, century, special, super, regal, custom, deluxe, eight, standard, master, pacer, ranger, citation, corsair,
bus, type 2 bus, jet, wasp, hornet, clipper, champion, champ, premiere, continental, manhattan, commodore, aero, sprint, sierra, imperial,
windsor, spider, spyder, royal, thing, transporter, rabbit, dragon, hundred, minor, seven, spit, bandit, american, classic, satellite,
safari, metro, monte, hawk, tiger, golf, stag, alpine, cobra, cooper, jimmy, high hood, speedster, daytona, capri, escort,
defender, magnum, lancer, victoria, mainline, monaco, gladiator, commando,
ambassador, regency, cameo, spirit, rebel, eagle, wildcat,
camper bus, metropolitan, series 1, series 2, series 3, series i, series ii, series iii, series one, series two, series three,
iia, mark 2, mark 3, mark 4, mark 5, mark ii, mark iii, mark iv, mark v, mk2, mk3, mk4, mk5, mk ii, mk iii, mk iv, mk v, mkii, mkiii, mkiv, mkv,
mark two, daytona, swinger, futura
`;

/** Phrases that name no model, though a word of them does. */
export const noModels = `
bug screen, bug deflector, bug shield, bug guard, bug spray, 383 magnum, 440 magnum, magnum 500, magnum engine, magnum v6,
battery charger, trickle charger, super charger, nova scotia, champion spark plug, continental kit, bus bar, air dart, mustang ii front end,
mustang ii spindle, mustang ii suspension, mustang ii brake, mustang 2 front end, malibu light, corsa exhaust, fairlane auto supply
`;
