/** Models with their other spellings, by make: `@Make`, then a line each: `Model: other spelling, other spelling`. Case and
 *  blanks do not matter, and a hyphen is a blank: "F-100" is also "F100". The other models are in
 *  `modules/marketplace/fitment/vehicle-names.rules.ts`. */
export const models = `
@Alfa Romeo
Giulietta: guilietta, guiletta, giulietta spider, giulietta sprint
Giulia: guilia, giulia super, giulia ti
Spider: duetto, spyder, spider veloce, giulia spider, spider 2000, graduate spider
GTV: gt veloce, giulia gtv, gtv 2000, 1750 gtv, 2000 gtv, gtv6, giulia sprint gt, sprint gt veloce
Alfetta
Montreal
GT Junior: gt 1300 junior, gt 1600 junior, giulia gt junior
Giulia Sprint

@AMC
Javelin: javlin, javelin sst
AMX: amx 390
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
DBS
DB2/4: db2 4

@Austin
A30
A35
A40: a40 somerset, a40 devon, a40 farina

@Austin-Healey
100: hundred, 100 4, bn1, bn2
100-6: 100 6, bn4, bn6
3000: bj7, bj8, bt7, bn7, healey 3000, austin healey 3000, 3000 mk iii, 3000 mkiii, 3000 mk3, 3000 mk ii, 3000 mk2
Sprite: bugeye sprite, frogeye sprite, bugeye, bug eye, frogeye, sprite mk1, sprite mkiv

@BMW
2002: 2002tii, 2002 tii, bmw 2002, 2002ti, 2002 ti
Isetta: bmw 300 isetta
E30
E9: 3.0cs, 3.0csi
1600: bmw 1600, 1602, 1600 2
3.0S
Bavaria: bmw bavaria
507
328: bmw 328
635CSi: 635csi, 633csi
320i: bmw 320i
M3

@Buick
LeSabre: le sabre, lesaber
Gran Sport: grand sport buick, gs350, gs400, gs455, gs 400, gs 455, gsx
Skylark: sky lark, skylark gs, skylark custom
Riviera: riveria, rivera, rivi
Electra: electra 225, deuce and a quarter, electra 225 custom
Roadmaster: road master, roadmaster 75, roadmaster 70
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
Bel Air: belaire, bel aire, bellair, bel air sport coupe, bel air nomad
C10: c1500, c 10 pickup, c10 cheyenne, c10 silverado, ck10, c k 10, ck 10
C20: c2500
K10: k1500
K20: k2500
K5 Blazer: k5, k5 chevrolet blazer
Blazer
Nova: chevy ii, chevy 2, chevy two, chevyii nova, chevy ii nova, chevy 2 nova, nova ss
Camaro: camero, camaros, camarro, camaro ss, camaro rs, camaro z28, camaro rs ss, camaro z 28
Corvette: vette, corvet, corvete, stingray, sting ray, vett, corvette stingray, corvette sting ray, corvette c2
Chevelle: chevell, chevel, shovelle, chevelle malibu, chevelle ss, chevelle ss 396, chevelle 300, chevelle 300 deluxe, chevelle laguna
Malibu
El Camino: elcamino, elky, el camino ss
Impala: impalla, impala ss, impala super sport
Monte Carlo: monte, montecarlo
Caprice: caprice classic
Corvair: corvare, monza corvair, corvair monza, corvair spyder, corvair corsa, corvair 500, corvair 700
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
3100: thirty one hundred, 3100 pickup, chevy 3100
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
300: letter car, 300b, 300c, 300d, 300e, 300f, 300g, 300h, 300j, 300k, 300l, chrysler 300, 300 letter
New Yorker: newyorker
Newport
Town & Country: town and country, town country
Cordoba: cordova
Imperial
Windsor: chrysler windsor
Saratoga
Airflow: air flow
Royal
LeBaron: le baron

@Citroën
2CV: deux chevaux, 2 cv, deudeuche, dolly 2cv
DS: ds19, ds21, ds23, id19, ds 19, ds 21, ds 23, id 19, citroen ds
SM: citroen sm
Traction Avant: traction avant, 11bl, 11cv, light fifteen, big fifteen, light 15, 11 legere
Ami
Mehari
H Van: hy van, citroen h van

@Datsun
240Z: 240 z, 240zed, fairlady z, datsun 240z
260Z: 260 z
280Z: 280 z
280ZX: 280 zx
510: datsun 510, five ten
Roadster: fairlady roadster, spl311, srl311
620

@DeSoto
Adventurer
Firedome
Fireflite: fireflight
Firesweep

@Dodge
Challenger: chalenger, challenger rt
Charger: charger rt, charger 500, charger se
Coronet: coronet rt, coronet 500, coronet 440, coronet deluxe, coronet super bee
Super Bee: superbee
Dart: dart swinger, dart gts, swinger, dart gt, dart 270, dart sport, dart custom
Demon: dart demon
Polara
Daytona: charger daytona
Lancer
Power Wagon: powerwagon, wm300
D100: sweptline, d 100, d100 adventurer, adventurer pickup
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
308: 308gts, 308gtb, 308 gtb, 308 gts, 308gtsi, 308 gtbi
Dino: dino 246, 246gt
Testarossa
Daytona: 365gtb
Mondial
330 GT
365 GT

@Fiat
124 Spider: 124 spyder, fiat 124, 2000 spider, 124 sport spider, spider 124, 124 spider 2000
500: cinquecento
X1/9: x19, x1 9, x 1 9, fiat x19
600: seicento, 600d, fiat 600, multipla
850: 850 spider, 850 coupe, fiat 850
1100: millecento, fiat 1100
124 Coupe: 124 sport coupe
128: fiat 128
Topolino: fiat topolino, 500 topolino

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
F-100: f100, f 100, f100 ranger, f 100 ranger, f100 custom cab
F-150: f150
F-250: f250
F-350: f350
Mustang: stang, mustange, mustand, 'stang, mach 1, mach one, mustang gt, mustang mach 1, mustang boss 302, boss 302, boss 429, mustang fastback, mustang cobra
Mustang II: mustang 2, king cobra
Thunderbird: tbird, t bird, thunder bird, thunderbirds
Fairlane: fair lane, fairlane 500, fairlane gt
Falcon: falcoln, falcon futura, futura, falcon sprint
Galaxie: galaxy, galaxie 500, galaxy 500, galaxi, galaxie xl, galaxie 500xl, galaxie 500 xl, 500 xl
Torino: gran torino, torino gt, torino cobra
Ranchero: ranchera, falcon ranchero
Crown Victoria: crown vic, crown victory
Victoria: ford victoria
Fairlane Crown Victoria
Skyliner: retractable hardtop
Sunliner
Customline: custom line
Mainline
Crestline
Super Deluxe: super delux, super de luxe
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
Consul: ford consul
Zodiac

@GMC
Jimmy: k5 jimmy
Sierra
1500
Sprint
Caballero

@Hillman
Imp: hillman imp
Minx: hillman minx
Husky

@Honda
S600
S800
N600

@Hudson
Hornet: hudson hornet
Commodore
Wasp
Jet

@International
Scout: scout 80, scout 800
Scout II: scout 2, scout ii, scout ii terra, scout ii traveler
Travelall: travel all
Travelette
Loadstar: load star
Metro

@Jaguar
E-Type: xke, xk e, etype, e type jaguar, e type series 1, e type series 2, e type series 3, xke series 1, xke series 2
XK120: xk 120
XK140: xk 140
XK150: xk 150
Mark II: mk2, mkii, mk ii, mark 2, mark two, mark ii 3.8, mk2 3.8
XJ6: xj 6, xj6 series 1, xj6 series 2, xj6c, xj6 series iii
XJS: xj s
XJ12: xj 12
S-Type: stype, s type

@Jeep
CJ-2A: cj2a, cj 2a
CJ-3A: cj3a
CJ-3B: cj3b, high hood
CJ-5: cj5
CJ-7: cj7
CJ-8: cj8
Cherokee: cherokee chief
Wagoneer: grand wagoneer, woody wagoneer, super wagoneer
Gladiator
Commando: jeepster commando
J10
J20

@Kaiser
Darrin
Manhattan
Dragon: kaiser dragon

@Lancia
Fulvia
Flaminia
Aurelia: aurelia b20, aurelia b24
Flavia
Appia
Beta: lancia beta
Delta: delta integrale, integrale
Stratos
Lambda

@Land Rover
Series I: series 1, series one
Series II: series 2, series two, iia, series iia, series 2a, land rover series 2, land rover series iia, land rover 2a
Series III: series 3, series three, series 3 swb, land rover series 3
Defender: land rover 90, land rover 110

@Lincoln
Mark II: mk ii, mkii, mk2, mark 2, continental mark ii, continental mark 2, mark two
Mark III: mk iii, mkiii, mk3, mark 3, continental mark iii
Mark IV: mk iv, mkiv, mk4, mark 4, continental mark iv
Mark V: mk v, mkv, mk5, mark 5, continental mark v
Continental: suicide door lincoln, lincoln continental
Capri
Premiere
Cosmopolitan: cosmo
Zephyr: lincoln zephyr

@Lotus
Elan: elan sprint, lotus elan
Seven: lotus 7, super seven
Europa: lotus europa
Esprit

@Maserati
Ghibli
Mistral
Merak
Bora
Quattroporte

@Mazda
RX-7: rx7, rx 7
RX-3: rx3, rx 3
RX-2: rx2
Cosmo

@Mercedes-Benz
190SL: 190 sl, mercedes 190sl
230SL: 230 sl
250SL: 250 sl
280SL: 280 sl
300SL: gullwing, 300 sl
450SL: r107, 450 sl
Pagoda: w113
220S: 220 s, 220s ponton
220SE: 220 se, 220seb
280SE: 280 se
250SE: 250 se
300SE: 300 se
350SL: 350 sl
380SL: 380 sl
560SL: 560 sl
240D
300SEL: 300 sel

@Mercury
Comet: comet caliente, caliente, comet gt, comet 202
Cougar: couger, cougar xr7, xr7, cougar xr 7, xr 7
Cyclone: comet cyclone
Eight: mercury eight, mercury 8
Montclair: mont clair
Monterey: monteray
Marauder
Park Lane: parklane
Turnpike Cruiser
Capri

@MG
MGA: mg a, mga 1500, mga 1600, mga coupe
MGB: mg b, mgb gt, mgbgt, b gt, mg mgb, mgb roadster
MGC: mg c
Midget: mg midget, midget mkiii, midget mk3, midget 1500
TC: mg tc, mgtc
TD: mg td, mgtd
TF: mg tf, mgtf
YT

@Mini
Cooper: mini cooper, cooper s, morris mini, austin mini, mini cooper s, cooper s mk1

@Morgan
Plus 4: plus four, morgan plus 4
Plus 8: plus eight, morgan plus 8
4/4: morgan 4 4

@Morris
Minor: morris minor, morris 1000, moggy, moggie, minor 1000
Oxford: morris oxford
Marina

@Nash
Ambassador
Metropolitan: metro nash, nash metropolitan, metropolitan 1500
Statesman
Airflyte

@Nissan
Skyline: hakosuka, kenmeri, nissan skyline
Patrol: nissan patrol

@Oldsmobile
442: 4 4 2, four four two, 4-4-2
88: eighty eight, delta 88, dynamic 88, super 88, rocket 88
98: ninety eight, 98 regency, ninety eight regency
F-85: f85, f 85
Cutlass: cutless, cutlas, cutlass supreme, cutlass s, cutlass 442, f85 cutlass, cutlass calais, cutlass salon
Starfire: star fire
Toronado: tornado olds, toro
Jetstar
Vista Cruiser: vistacruiser
Hurst/Olds: hurst olds

@Opel
GT: opel gt
Manta
Kadett: opel kadett
Rekord: opel rekord
Ascona

@Packard
Caribbean: carribean, caribean
Clipper: packard clipper
Patrician: packard patrician
Super Eight: super 8
One-Twenty: 120, one twenty, model 120
110: one ten
Hawk

@Peugeot
403: peugeot 403
404: peugeot 404
504: peugeot 504
304: peugeot 304

@Plymouth
Barracuda: cuda, baracuda, 'cuda, aar cuda
Belvedere: belvedeer, belvidere
Duster: gold duster, duster 340, valiant duster, duster twister
Fury: sport fury, fury iii, fury ii, fury i, fury 3, fury gran coupe, plymouth fury
GTX
Road Runner: roadrunner, rode runner
Satellite: satelite, satellite sebring
Scamp
Superbird: super bird
Valiant: valient, valiant signet, valiant 100, valiant 200
Savoy
Prowler
Special Deluxe: p15
Suburban

@Pontiac
GTO: gto judge, the judge, g t o, tempest gto, lemans gto
LeMans: le mans, leman, tempest lemans, lemans sport
Firebird: fire bird, formula firebird, firebird 400, firebird formula, firebird esprit
Trans Am: transam, trans-am, bandit trans am, t/a firebird, firebird trans am
Tempest: tempest custom
Bonneville: bonnie, boneville, bonnevile
Catalina: catilina, catalina 2+2
Grand Prix: gran prix, grandprix, grand prix sj
Star Chief: starchief
Chieftain: chieften
Ventura
Fiero
Safari: star chief safari
Silver Streak
Parisienne
Laurentian

@Porsche
356: 356a, 356b, 356c, 356sc, 356 a, 356 b, 356 c, pre a, 356 sc, 356a coupe, porsche 356
911: 911s, 911t, 911e, 911sc, 911 carrera, 930, 911 targa, 911 sc, 911 s, 911 t, 911 e, carrera 3.2, porsche 911
912: 912e
914: 914 6, 914/4, 914 4, 914/6, porsche 914
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
4CV: 4 cv
Alpine: alpine a110
Caravelle: renault caravelle, floride
R8: renault 8, renault r8, r8 gordini

@Rolls-Royce
Silver Cloud: silver cloud iii, silver cloud ii, silver cloud i
Silver Shadow: silver shadow ii
Silver Ghost
Silver Wraith

@Rover
P4: rover p4, rover 100
P5: p5b, rover p5, rover 3 litre
P6: rover p6, rover 2000, rover 3500, 2000tc, rover 2000 tc
SD1

@Saab
96: saab 96, 96 v4
Sonett
900
99: saab 99
95: saab 95
93: saab 93

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
Lark: lark viii, lark vi, lark daytona, lark wagonaire
Starliner: loewy coupe
Starlight
Champ
M5: m 5 pickup
Dictator

@Sunbeam
Alpine: sunbeam alpine, alpine series v
Tiger: sunbeam tiger

@Toyota
Land Cruiser: landcruiser, fj40, fj 40, fj55, fj60, fj45, fj 45, fj 60, fj 55, fj62, bj40, land cruiser fj40
Celica: celica gt, celica supra
Corolla
2000GT
Corona
MR2: mr 2
Crown: toyota crown
Supra: toyota supra
Stout

@Triumph
TR2: tr 2
TR3: tr 3, tr3a, tr3b, tr 3a
TR4: tr 4, tr4a
TR250: tr5, tr5 pi
TR6: tr 6
TR7: tr 7
TR8
GT6: gt 6, gt6 mk3, gt6 mkiii
Spitfire: spit, spitfire mk3, spitfire 1500, spitfire mk4, spitfire mkiv, spitfire mk iv, spitfire mkiii, spitfire mk iii, spitfire mk2, spitfire mkii, spitfire mk ii, spitfire mk1, spitfire 4
Herald
Stag: triumph stag
Vitesse
Bonneville: bonnie triumph
Dolomite: dolomite sprint, triumph dolomite
Renown

@Volkswagen
Beetle: bug, type 1, type i, vw bug, super beetle, superbeetle, beatle, beetel, kafer, fusca, vocho, oval window bug
Type 2: bus, type 2 bus, microbus, micro bus, transporter, kombi, type ii, vanagon, westfalia, camper bus, vw bus, bay window bus
Karmann Ghia: ghia, karman ghia, karmen ghia, karmann gia, type 14
Type 3: squareback, square back, type iii, fastback type 3, notchback, variant, type 3 variant, type 3 notchback, type 3 fastback, type 3 squareback
Type 4: 411, 412
Thing: type 181, vw thing
Rabbit: golf mk1
Scirocco
Type 34: razor edge ghia

@Volvo
P1800: 1800s, 1800es, 1800e, p 1800, volvo 1800, p1800s, p1800e, p1800es, volvo p1800
122: amazon, 122s, 122 s, 122 amazon, volvo 122, 123gt
PV544: pv 544
544
PV444
240: 242, 244, 245
164
140: 142, 144, 145
Duett: volvo duett

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
mark two, daytona, swinger, futura, notchback, variant, s type, imp, minx, husky, montreal, oxford, marina, beta, delta, lambda, crown, cosmo,
corona, patrol, skyline, alpine, dolomite, consul, zodiac, mistral, merak, bora, roadster, stout, supra, caravelle, appia, dolly, mondial, ami,
m3, dbs, sm, ds, p4, p5, p6, 1600, 850, 600, 1100, 128, 328, 507, 403, 404, 504, 304, 99, 95, 93, a30, a35, a40, 240d, 220s, 3.0s, 320i
`;

/** Phrases that name no model, though a word of them does. */
export const noModels = `
bug screen, bug deflector, bug shield, bug guard, bug spray, 383 magnum, 440 magnum, magnum 500, magnum engine, magnum v6,
battery charger, trickle charger, super charger, nova scotia, champion spark plug, continental kit, bus bar, air dart, mustang ii front end,
mustang ii spindle, mustang ii suspension, mustang ii brake, mustang 2 front end, malibu light, corsa exhaust, fairlane auto supply
`;
