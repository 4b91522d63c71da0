/** Engine families, a line each, in columns:
 *  `family | cylinders | displacements | makes whose engine it is; others that used it | names`.
 *  A displacement is in cubic inches, of the British, German and Japanese engines in cubic centimetres or litres. Makes that share a
 *  displacement are told apart by the make: 350. A name with `=` also says the displacement: `boss 302 = 302`. A name may be of several families: small block. */
export const engines = `
# Chevrolet
chevrolet four | 4 | 171 | Chevrolet | 490 engine
chevrolet stovebolt six | 6 | 181 194 206 207 216 235 261 | Chevrolet; GMC | stovebolt, stove bolt, stovebolt six, blue flame, blueflame, blue flame six, cast iron wonder, babbitt six, 216 six, splash oiler
chevrolet six | 6 | 194 230 250 292 | Chevrolet; GMC, Pontiac, Oldsmobile, Buick, Checker, Jeep | third generation six, turbo thrift
chevy ii four | 4 | 153 | Chevrolet; Jeep | iron duke marine, super thrift
corvair flat six | 6 | 140 145 164 | Chevrolet | corvair engine, turbo air, corvair motor
chevrolet small block | 8 | 262 265 267 283 302 305 307 327 350 400 | Chevrolet, GMC; Pontiac, Oldsmobile, Buick, Checker, Studebaker, Avanti | small block, smallblock, sbc, sb chevy, small block chevy, small block chevrolet, chevy small block, mouse motor, mouse engine, fuelie, fuelly, fuely, turbo fire, z28 302 = 302, dz 302 = 302, dz302 = 302, lt1 350 = 350, l79 = 327, l84 = 327, l76 = 327, l48 = 350, l82 = 350, 5.7 = 350, 5.7l = 350, power pack, double hump, camel hump, 5.0l chevy = 305, tpi
chevrolet w | 8 | 348 409 | Chevrolet; GMC | w block, w motor, w engine, w head, turbo thrust, 348 409, z11 = 427
chevrolet big block | 8 | 366 396 402 427 454 | Chevrolet, GMC | big block, bigblock, bbc, bb chevy, big block chevy, big block chevrolet, chevy big block, rat motor, rat engine, mark iv chevy, mark iv big block, mark iv engine, porcupine head, turbo jet, l88 = 427, l89 = 427, l78 = 396, l72 = 427, l71 = 427, l68 = 427, l36 = 427, l35 = 396, l34 = 396, ls5 = 454, ls6 454 = 454, ls6 = 454, zl1 = 427, mystery motor = 427, truck big block
vega four | 4 | 140 | Chevrolet; Pontiac | vega engine, cosworth vega = 122
chevrolet 90 degree v6 | 6 | 200 229 262 | Chevrolet, GMC | chevy v6, 4.3 vortec = 262, 4.3 v6 = 262
gmc six | 6 | 228 236 248 256 270 302 | GMC | jimmy six, gmc six, jimmy 302 = 302, jimmy inline
gmc v6 | 6 | 305 351 401 478 | GMC | gmc v6, 305e = 305, magnum v6
# Ford
ford model t four | 4 | 177 | Ford | model t engine, model t motor
ford model a four | 4 | 200.5 201 | Ford | model a engine, model a motor, banger
ford flathead v8 | 8 | 136 221 239 255 | Ford, Mercury; Lincoln | flathead, flat head, flathead v8, flathead ford, ford flathead, flatty, flathead eight, 59a = 239, 59ab = 239, 8ba = 239, 8cm = 255, 21 stud = 221, 24 stud, v8 60 = 136, v8 60 flathead = 136, v860 = 136, merc flathead, mercury flathead
ford flathead six | 6 | 226 254 | Ford | flathead six, flathead 6, g series six, h series six
ford early ohv six | 6 | 215 223 262 | Ford | mileage maker, mileage maker six, i block, i block six
ford small six | 6 | 144 170 200 250 | Ford, Mercury | falcon six, thriftpower, thrift power six
ford big six | 6 | 240 300 | Ford | big six, 4.9 = 300, 4.9l = 300, 300 six = 300, 300 straight six = 300, 240 six = 240
ford y block | 8 | 239 256 272 292 312 317 332 341 368 | Ford, Mercury, Lincoln; Edsel | y block, yblock, thunderbird special, lincoln y block, ecz
ford fe | 8 | 330 332 352 360 361 390 391 406 410 427 428 | Ford, Mercury, Edsel; Shelby | fe, fe block, fe engine, fe motor, fe big block, ford fe, big block ford, bbf, ford big block, big block, bigblock, interceptor 390 = 390, cobra jet = 428, super cobra jet = 428, scj = 428, 428cj = 428, 428 cj = 428, 428scj = 428, low riser = 427, medium riser = 427, mid riser = 427, high riser = 427, tunnel port = 427, side oiler = 427, center oiler = 427, cammer = 427, sohc 427 = 427, 427 sohc = 427, dual quad 427 = 427
ford mel | 8 | 383 410 430 462 | Lincoln, Mercury, Edsel, Ford | mel, mel engine, mel block, super marauder = 430
ford windsor | 8 | 221 255 260 289 302 351 | Ford, Mercury; Shelby, Sunbeam | windsor, small block, smallblock, sbf, small block ford, ford small block, challenger v8, hipo = 289, hi po = 289, k code = 289, 289 hipo = 289, 289hp = 289, boss 302 = 302, 5.0 = 302, 5.0l = 302, 5 liter = 302, 5.0 ho = 302, five liter = 302, 5.0 liter = 302, 351w = 351, 351 windsor = 351, 5.8 = 351, 5.8l = 351, gt40 head = 302, e7 head = 302
ford cleveland | 8 | 351 400 | Ford, Mercury; De Tomaso | cleveland, 351c = 351, 351 cleveland = 351, boss 351 = 351, 351 cobra jet = 351, 351cj = 351, 351 boss = 351, 335 series
ford 351m 400 | 8 | 351 400 | Ford, Mercury, Lincoln | 351m = 351, 351 modified = 351, 400m = 400, ford 400 = 400, 335 series
ford 385 series | 8 | 370 429 460 | Ford, Mercury, Lincoln | 385 series, lima, lima block, big block ford, bbf, ford big block, big block, bigblock, boss 429 = 429, boss 9 = 429, blue crescent = 429, cobra jet = 429, super cobra jet = 429, scj = 429, 429cj = 429, 429 cj = 429, 429scj = 429, thunder jet = 429, thunderjet = 429, 7.5 = 460, 7.5l = 460
ford lima four | 4 | 140 | Ford, Mercury | 2.3 turbo = 140, 2.3 lima = 140, svo engine = 140, pinto 2.3 = 140, 2.3l = 140
ford kent four | 4 | 1500 1600 | Ford; Lotus, Morgan | kent, crossflow, cross flow kent, lotus twin cam, pinto 1600
ford cologne v6 | 6 | 159 171 2.6 2.8 2.9 | Ford, Mercury | cologne, cologne v6, 2.8 v6, 2.8l, 2.6 v6
lincoln v12 | 12 | 267 292 305 | Lincoln | zephyr v12, lincoln v12, lincoln zephyr v12, flathead v12
lincoln flathead v8 | 8 | 337 | Lincoln, Ford | lincoln flathead, 337 flathead = 337
# Chrysler
mopar flathead six | 6 | 201 218 228 230 237 251 265 | Plymouth, Dodge, DeSoto, Chrysler | flathead six, flathead 6, mopar flathead, spitfire six, flat head six, plymouth flathead, dodge flathead
chrysler flathead eight | 8 | 274 299 324 | Chrysler, DeSoto, Imperial | flathead eight, straight eight, flathead straight eight, spitfire eight
slant six | 6 | 170 198 225 | Plymouth, Dodge, Chrysler; DeSoto | slant six, slant 6, slantsix, leaning tower, leaning tower of power, hyper pak, super six
early hemi | 8 | 301 331 354 392 | Chrysler, Imperial | hemi, early hemi, firepower, fire power, first generation hemi, hemi head
desoto hemi | 8 | 276 291 330 341 345 | DeSoto | hemi, early hemi, firedome hemi, firedome v8, desoto hemi, baby hemi
dodge hemi | 8 | 241 259 270 315 325 | Dodge; Plymouth | hemi, early hemi, red ram, redram, red ram hemi, baby hemi, dodge red ram, super red ram
426 hemi | 8 | 426 | Dodge, Plymouth, Chrysler | hemi, 426 hemi = 426, street hemi = 426, race hemi = 426, elephant, elephant motor = 426, 426hemi = 426
mopar poly | 8 | 241 259 270 276 277 301 303 313 315 318 325 326 | Plymouth, Dodge, DeSoto, Chrysler | polyhead, poly head, 318 poly = 318, poly 318 = 318, polyspherical, wide block 318 = 318, spitfire v8, hy fire, super fury, poly engine, poly motor, poly intake, poly valve cover, poly v8
mopar la | 8 | 273 318 340 360 | Plymouth, Dodge, Chrysler; Jensen | la block, la series, mopar small block, small block mopar, small block, smallblock, sbm, commando 273 = 273, six pack 340 = 340, 340 six pack = 340, 340 six pak = 340, t a 340 = 340, 340 6 pack = 340, x head, j head
mopar b | 8 | 350 361 383 400 | Plymouth, Dodge, DeSoto, Chrysler, Imperial; Jensen, Bristol | b block, low block, low deck, mopar big block, big block mopar, big block, bigblock, bbm, golden commando, magnum 383 = 383, 383 magnum = 383, 906 head, super commando, 383 wedge = 383, wedge head, wedge engine
mopar rb | 8 | 383 413 426 440 | Plymouth, Dodge, Chrysler, Imperial; Jensen | rb, rb block, rb engine, raised block, raised deck, mopar big block, big block mopar, big block, bigblock, bbm, max wedge, maxie wedge, 426 wedge = 426, 413 wedge = 413, 440 magnum = 440, magnum 440 = 440, six pack = 440, six pak = 440, 6 pack = 440, 6 pak = 440, six barrel = 440, 440 six pack = 440, 440 six barrel = 440, 440 6 = 440, super stock 426 = 426, ramcharger 426 = 426, tnt 440 = 440, cross ram wedge, super commando 440 = 440, wedge head, 440 wedge = 440, wedge engine
# Buick
buick straight eight | 8 | 233 248 263 320 | Buick | fireball, fireball eight, fireball straight eight, dynaflash, straight eight, buick straight eight, straight 8, buick eight
nailhead | 8 | 264 322 364 401 425 | Buick | nailhead, nail head, nailhead v8, wildcat 401 = 401, wildcat 445 = 401, wildcat 465 = 425, super wildcat = 425, buick nailhead, wildcat 310
aluminum 215 | 8 | 215 3.5 3.9 4.0 4.2 4.6 | Buick, Oldsmobile, Pontiac, Rover, Land Rover; MG, Morgan, Triumph, TVR, Range Rover | aluminum v8, aluminium v8, alloy v8, aluminum 215 = 215, 215 aluminum = 215, rover v8, 3.5 rover = 3.5, rockette, buick 215 = 215, olds 215 = 215, rover 3.5 = 3.5, jetfire = 215
buick small block | 8 | 300 340 350 | Buick; Oldsmobile, Pontiac, Jeep | buick small block, small block buick, dauntless v8 = 350, dauntless 350 = 350
buick big block | 8 | 400 430 455 | Buick | buick big block, big block buick, big block, gs stage 1 = 455, gs stage one = 455, stage 1 455 = 455, 455 stage 1 = 455
buick v6 | 6 | 181 196 198 225 231 252 | Buick; Oldsmobile, Pontiac, Jeep | fireball v6, buick v6, odd fire v6, oddfire, odd fire, dauntless, dauntless v6 = 225, even fire v6, turbo v6 = 231, turbo buick = 231, 3.8 turbo = 231, 3.8 sfi = 231, turbo regal = 231
# Oldsmobile
oldsmobile flathead | 6 | 230 238 | Oldsmobile | olds flathead, olds six
oldsmobile straight eight | 8 | 240 257 | Oldsmobile | olds straight eight, olds eight, straight eight
oldsmobile rocket | 8 | 303 324 371 394 | Oldsmobile; GMC | rocket, rocket v8, rocket 88 engine, early rocket, early olds, j2, j 2 rocket = 371, j2 rocket = 371, olds rocket, rocket 303 = 303, rocket 324 = 324, rocket 371 = 371, rocket 394 = 394
oldsmobile small block | 8 | 260 307 330 350 403 | Oldsmobile; Pontiac, Buick, Cadillac, Chevrolet | olds small block, small block olds, rocket 350 = 350, jetfire rocket = 330, w31 = 350, small block, rocket, 5.7 diesel = 350, olds diesel = 350
oldsmobile big block | 8 | 400 425 455 | Oldsmobile; GMC | olds big block, big block olds, big block, rocket 455 = 455, rocket 400 = 400, rocket 425 = 425, rocket, w30 = 455, w 30 = 455, toronado engine
# Pontiac
pontiac flathead | 6 | 208 223 239 | Pontiac | flathead six, pontiac flathead six, silver streak six
pontiac straight eight | 8 | 223 249 268 | Pontiac | pontiac straight eight, pontiac flathead eight, silver streak eight, straight eight, flathead eight
pontiac v8 | 8 | 287 301 316 317 326 336 347 350 370 389 400 421 428 455 | Pontiac; GMC | strato streak, trophy v8, trophy 389 = 389, tri power 389 = 389, 389 tri power = 389, super duty, super duty 421 = 421, super duty 455 = 455, sd 455 = 455, sd455 = 455, sd 421 = 421, ram air 2, ram air ii, ram air 3, ram air iii = 400, ram air iv = 400, ram air 4 = 400, ram air v, 455 ho = 455, 455ho = 455, 400 ho = 400, pontiac v8, d port, round port, w72 = 400, 301 turbo = 301, turbo 301 = 301, 6.6 ta = 400
pontiac ohc six | 6 | 230 250 | Pontiac | ohc six, overhead cam six, ohc 6, sprint six, sprint 6, cammer six
pontiac trophy four | 4 | 194.5 195 | Pontiac | trophy 4, trophy four, tempest four, slant four
iron duke | 4 | 151 | Pontiac, Chevrolet, Jeep, AMC, Oldsmobile, Buick | iron duke, 2.5 iron duke, tech iv, ironduke
# Cadillac
cadillac flathead v8 | 8 | 314 322 341 346 353 | Cadillac, LaSalle | flathead, flathead cadillac, cadillac flathead, cad flathead, flathead v8, lasalle flathead, monobloc, monoblock
cadillac v12 | 12 | 368 | Cadillac | cadillac v12
cadillac v16 | 16 | 431 452 | Cadillac | cadillac v16, v16
cadillac ohv v8 | 8 | 331 365 390 429 | Cadillac | cadillac ohv, early cadillac v8, cad ohv
cadillac 472 500 | 8 | 368 425 472 500 | Cadillac | 500 cad = 500, cad 500 = 500, 8.2 liter = 500, 8.2l = 500, big block cadillac, big block
cadillac ht4100 | 8 | 249 273 | Cadillac | ht4100, ht 4100, 4.1 cadillac
# AMC, Nash, Hudson, Kaiser, Jeep
nash six | 6 | 172.6 184 195.6 196 234 252 | Nash, Rambler, AMC, Hudson | nash six, rambler six, flathead rambler six, 195.6 six = 195.6, 196 six = 196, jetfire six
amc first v8 | 8 | 250 287 327 | AMC, Rambler, Nash, Hudson; Jeep, Kaiser | gen 1 amc, vigilante, vigilante 327 = 327, rambler v8, nash v8, amc 327 = 327, rambler 327 = 327
amc v8 | 8 | 290 304 343 360 390 401 | AMC, Rambler; Jeep, International | amc v8, typhoon 290 = 290, go pac, go pack, amx 390 = 390, amc 390 = 390, amx 360 = 360, amc 401 = 401
amc six | 6 | 199 232 242 258 | AMC, Rambler, Jeep; International | typhoon six, torque command, torque command six, 4.0 jeep = 242, 4.2 jeep = 258, 4.2l jeep = 258, 4.0 high output = 242, 4.0l ho = 242
hudson six | 6 | 175 202 212 232 262 308 | Hudson, Terraplane | twin h, twin h power, twinh, hornet six = 308, hornet 308 = 308, super six, hudson flathead, flathead six, 7x = 308, 7 x = 308
hudson eight | 8 | 233 254 | Hudson, Terraplane | hudson straight eight, straight eight, hudson eight
kaiser supersonic | 6 | 226 | Kaiser, Frazer, Jeep, Willys | super hurricane, super hurricane six, supersonic six, kaiser six, continental red seal six
willys four | 4 | 134 | Willys, Jeep; Kaiser, Henry J | go devil, l134 = 134, l 134 = 134, l head, lhead, f134 = 134, f 134 = 134, f head, fhead, hurricane four, hurricane engine
willys six | 6 | 148 161 | Willys, Jeep; Henry J | lightning six, willys six, hurricane six
jeep tornado | 6 | 230 | Jeep, Willys, Kaiser | tornado six, jeep tornado, tornado 230 = 230
# Studebaker, Packard
studebaker six | 6 | 164 169 170 217 226 245 | Studebaker | champion six, big six, commander six, skybolt, skybolt six, flathead six, stude six
studebaker v8 | 8 | 224 232 259 289 304 | Studebaker, Avanti | sweepstakes, sweepstakes 289 = 289, r1 avanti = 289, r2 avanti = 289, jet thrust, jet thrust r1 = 289, stude v8, stude 289 = 289, avanti r2 = 289, studebaker v8, studebaker 259 = 259, passmaster
packard six | 6 | 237 245 | Packard | packard six
packard straight eight | 8 | 257 282 288 320 327 356 359 384 385 | Packard | straight eight, packard straight eight, thunderbolt, thunderbolt eight, packard eight, straight 8, inline eight, super eight engine
packard v8 | 8 | 320 352 374 | Packard; Hudson, Nash, Studebaker | packard v8
packard v12 | 12 | 424 445 473 | Packard | twin six, packard v12, packard twelve, packard 12
# Trucks
international v8 | 8 | 266 304 345 392 | International | ih v8, sv series, comanche v8, scout v8, sv304 = 304, sv345 = 345, sv392 = 392, v304 = 304, v345 = 345, v392 = 392, v266 = 266
international four | 4 | 152 196 | International | comanche four, slant four, comanche four 152 = 152, half v8, scout four
international six | 6 | 220 232 240 241 264 265 269 282 308 | International | black diamond, silver diamond, blue diamond, green diamond, bd 240 = 240, bd 264 = 264, bg 241 = 241, bd240 = 240, bg220 = 220
# British
bmc a series | 4 | 803 848 948 970 997 998 1071 1098 1275 | Austin, Austin-Healey, MG, Morris, Mini; Riley | bmc a, a plus, a35 engine, a series engine, a series head, a series motor
bmc b series | 4 | 1489 1498 1500 1588 1600 1622 1789 1798 1800 | MG, Austin, Morris; Riley, Wolseley, Nash | b series, bmc b, 5 main bearing, five main, 3 main bearing, three main, 18g, 18gb, 18gd
bmc c series | 6 | 2639 2912 | Austin-Healey, MG, Austin, Wolseley | c series, bmc c, 3000 cc six
austin four | 4 | 2660 | Austin-Healey, Austin | a90 engine, austin a90, a 90 engine
mg xpag | 4 | 1250 1466 | MG | xpag, xpeg = 1466, xpag 1250 = 1250
mg twin cam | 4 | 1588 1589 | MG | mga twin cam = 1588
jaguar xk | 6 | 2.4 2.8 3.4 3.8 4.2 | Jaguar; Daimler | xk engine, xk six, xk motor, 3.8 jag = 3.8, 4.2 jag = 4.2, 3.4 jag = 3.4, 3.8 jaguar = 3.8, 4.2 jaguar = 4.2, 3.4 jaguar = 3.4, 4.2l jaguar = 4.2
jaguar v12 | 12 | 5.3 6.0 | Jaguar; Daimler | jag v12, jaguar v12, v12 jag = 5.3, he v12
daimler v8 | 8 | 2.5 4.5 | Daimler, Jaguar | daimler v8, turner v8, edward turner v8
triumph tr four | 4 | 1991 2088 2138 | Triumph; Morgan, Standard, Swallow | tr four, wet liner four, wet sleeve four, wet sleeve, standard vanguard engine
triumph six | 6 | 1596 1998 2498 2500 | Triumph | triumph six, tr6 engine, gt6 engine, 2.5 pi = 2500, 2000 six
triumph small four | 4 | 803 948 1147 1296 1300 1493 1500 | Triumph; MG | spitfire engine, standard sc, spitfire 1500 = 1500, sc engine
triumph slant four | 4 | 1708 1998 | Triumph; Saab | slant four, dolomite engine, tr7 engine
triumph stag v8 | 8 | 3.0 2997 | Triumph | stag v8
coventry climax | 4 | 748 1098 1216 | Lotus, TVR; Hillman | climax, fwa, fwe, coventry climax, imp engine
land rover four | 4 | 1595 1997 2.25 2286 2.5 | Land Rover, Rover | 2.25 petrol = 2.25, 2.25 diesel = 2.25, 2 1/4 petrol = 2.25, 2.25l = 2.25
rootes four | 4 | 1494 1592 1725 | Sunbeam, Hillman, Singer | rootes four, minx engine
bristol six | 6 | 1971 | Bristol, AC, Frazer Nash, Arnolt | bristol six, bs1
# German, Italian, Swedish, Japanese
volkswagen flat four | 4 | 1100 1131 1192 1200 1300 1500 1600 | Volkswagen; Porsche | type 1 engine, type 1 motor, upright engine, 36hp, 36 hp, 40hp, 40 hp, 25hp, 25 hp, dualport, 1600cc dual port = 1600, 1600dp = 1600, pancake engine, type 3 engine, air cooled four, dual port engine, single port engine, dual port head, single port head
volkswagen type 4 | 4 | 1700 1800 2000 | Volkswagen, Porsche | type 4 engine, type 4 motor, type iv engine, type iv motor, 914 engine, 2.0 914 = 2000, 1.7 914 = 1700, 1.8 914 = 1800
porsche 356 flat four | 4 | 1100 1300 1500 1582 1600 | Porsche | 356 engine, 616 engine, pushrod porsche, super 90 = 1600, s90 = 1600, 1600s = 1600, 1600n = 1600, 912 engine
porsche four cam | 4 | 1500 1600 2000 | Porsche | four cam, 4 cam, carrera four cam, fuhrmann, carrera 2 engine
porsche flat six | 6 | 2.0 2.2 2.4 2.7 3.0 3.2 3.3 3.6 | Porsche | 911 engine, 911 motor, flat six, 2.4s = 2.4, 2.7 rs = 2.7, 3.0 sc = 3.0, 3.2 carrera = 3.2, 3.2l carrera = 3.2, 2.2s = 2.2
bmw m10 | 4 | 1500 1600 1800 2000 | BMW | tii engine, 2002 engine, m10 engine
bmw m30 | 6 | 2.5 2.8 3.0 3.2 3.5 | BMW | big six bmw, m30 engine
mercedes m180 six | 6 | 2.2 2.3 2.5 2.8 | Mercedes-Benz | m127, m129, m130, m180, m114
mercedes four | 4 | 1.9 1897 | Mercedes-Benz | m121
mercedes m198 | 6 | 3.0 | Mercedes-Benz | m198, m186, m189
mercedes v8 | 8 | 3.5 3.8 4.5 6.3 6.9 | Mercedes-Benz | m100 = 6.3, m116, m117, 4.5 v8 = 4.5, 3.5 v8 = 3.5
alfa nord four | 4 | 1290 1300 1570 1600 1750 1779 1962 2000 | Alfa Romeo | alfa twin cam, nord, nord engine, bialbero
fiat twin cam | 4 | 1438 1592 1608 1756 1800 1995 2000 | Fiat; Lancia | lampredi twin cam, fiat twin cam
ferrari colombo v12 | 12 | 2953 3286 3967 4390 | Ferrari | colombo, colombo v12, ferrari v12
volvo b18 b20 | 4 | 1778 1780 1800 1986 2000 | Volvo; Facel Vega | b18 = 1800, b 18 = 1800, b20 = 2000, b 20 = 2000, b18b = 1800, b20e = 2000, b20f = 2000, b20b = 2000
volvo b16 | 4 | 1414 1580 1600 | Volvo | b16 = 1600, b16b = 1600, b14 = 1414, b4b
saab two stroke | 3 | 750 841 850 | Saab | saab two stroke, saab stroker, two stroke saab
saab v4 | 4 | 1500 1498 1700 | Saab, Ford | saab v4, v4 saab, ford v4
datsun l six | 6 | 2.4 2.6 2.8 2393 2565 2753 | Datsun, Nissan | l24 = 2.4, l26 = 2.6, l28 = 2.8, l28et = 2.8, l 28 = 2.8, l 24 = 2.4
datsun l four | 4 | 1.3 1.6 1.8 2.0 | Datsun, Nissan | l16 = 1.6, l18 = 1.8, l20b = 2.0, l 16 = 1.6, l 20b = 2.0
datsun r u four | 4 | 1600 1982 2000 | Datsun | u20 = 2000, r16 = 1600, u 20 = 2000
toyota f six | 6 | 3878 4230 4.2 3.9 | Toyota | 2f engine, 3f
mazda rotary | 2 | 10a 12a 13b | Mazda | rotary, wankel, 12a = 12a, 13b = 13b, 10a = 10a, rx7 engine
# Hot rod and industrial
offenhauser four | 4 | 97 110 270 | Offenhauser | offy engine, offy midget engine
cummins | 6 | 359 5.9 | Dodge | cummins, 5.9 cummins = 5.9, 12 valve cummins = 5.9
`;

/** What names the number of cylinders alone: `name, name: cylinders`. */
export const cylinderNames = `
4 cylinder, 4 cyl, four cylinder, four cyl, 4cyl, 4 cyl., four banger, 4 banger, inline four, inline 4, straight four, straight 4, flat four, flat 4, i4, l4, 4 cylender, four cylinder engine: 4
v4: 4
straight five, 5 cylinder: 5
6 cylinder, 6 cyl, six cylinder, six cyl, 6cyl, inline six, inline 6, straight six, straight 6, flat six, flat 6, i6, l6, v6, v 6, six banger, 6 banger, in line six, in line 6, 6 cylender: 6
8 cylinder, 8 cyl, eight cylinder, 8cyl, v8, v 8, straight eight, straight 8, inline eight, inline 8, i8, l8, v eight, v8s, 8 cylender: 8
v12, v 12, 12 cylinder, twelve cylinder, 12 cyl: 12
v16, v 16, 16 cylinder, sixteen cylinder: 16
2 cylinder, two cylinder, twin cylinder, 2 cyl: 2
3 cylinder, three cylinder, 3 cyl: 3
`;

/** Words before a number that make it something else than a displacement: "Turbo 350", "GT 350", "Galaxie 500". */
export const noDisplacementAfter = `
turbo, th, turbohydramatic, hydramatic, hydro, gt, gto, f, c, d, k, w, fj, model, series, galaxie, fairlane, custom, torino, xl, magnum,
page, vol, volume, no, number, type, powerglide, holley, carter, edelbrock, rochester, stromberg, weber, grant, cragar, dana, dynamic, delta,
jetstar, letter, sl, tr, db, xk, e, p, part, pn, approx, about, over, under, only, asking, lot, item, size
`;

/** Words after a number that make it something else: "390 cfm", "300 dollar", "350 transmission". */
export const noDisplacementBefore = `
cfm, hp, bhp, horsepower, watt, amp, dollar, usd, obo, mile, mi, psi, lb, lbs, pound, degree, grit, mm, inch, volt, ohm, piece, pc, pcs, rpm, mph, gear,
transmission, trans, tranny, automatic, auto, turbo, turbohydramatic, lift, duration, page, gram, ft, feet, foot, gph, lph, tooth, box
`;
