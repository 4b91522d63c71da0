/** Misspellings that people make in ads for old cars: `right word: wrong one, wrong one`. Single wrong words, without plurals. A spelling after `~` is
 *  also a right word: "break" may be a brake. It is corrected only next to one of the words of the indented line `beside` below it. */
export const misspellings = `
# Brakes
brake: brak, brakk, braek, brack, ~break
  beside: drum shoe pedal peddle line hose caliper calliper disc disk pad master cylinder cylender booster rotor lining backing fluid light switch assembly adjuster cable emergency parking hand power wheel hydraulic electric
caliper: calliper, calipar, calaper, calipper
cylinder: cylender, cilinder, cyclinder, cylinda, cilynder, clyinder, cylnder, cylindar, sylinder
booster: boster, boostor
disc: disk
shoe: shoo, sheo, ~show
  beside: brake brak break drum
rotor: roter, rotar
lining: linning
hydraulic: hydrolic, hydralic, hydraulc, hydrualic, hidraulic, hydrallic
emergency: emergancy, emergeny, emergeancy
parking: parkin
pedal: pedel, pedle, peddal, peddel, ~peddle, ~petal
  beside: brake break clutch gas pad accelerator assembly assy rubber cover bracket arm
reservoir: resivoir, resevoir, reservior, resivior, reservor, resavoir, reservoire, resovoir
master: mastr
proportioning: porportioning, proportining
adjuster: ajuster, adjustor, adjuter
drum: drumm
assembly: asembly, assembley, assemby, assmbly, assembely, assemlby
# Engine
engine: engin, enigne, enging, engien, engne
motor: moter, mator, motar, ~mtr
  beside: wiper blower window starter heater seat top fan washer antenna mount
block: blok, blcok, ~blk
  beside: fuse engine bare junction terminal motor small big
piston: pistion, pisten, pistin, pistan
crankshaft: crankshaf, cranckshaft, crankshft, cranshaft
camshaft: camshaf, camshft, cammshaft
connecting: conecting, conneting, connectin
rod: rodd
ring: ~rink
  beside: piston horn
yoke: ~yolk
  beside: driveshaft shaft drive slip pinion joint
cap: capp
bearing: bering, bearring, berring, bearin, bearning, ~baring
  beside: wheel main rod cam camshaft shaft throwout release set pilot race axle thrust
main: ~mane
  beside: bearing seal cap
bare: ~bear
  beside: block frame engine
lifter: liftter, liffter
tappet: tappit, tapet, tapett
pushrod: pushrood, pushord
rocker: rockar, roker, rockr
valve: valv, vavle, vlave, vavel, valave
cover: covor, coverr, cocver, cuver
timing: timeing, timming, tming
harmonic: harmonik, harmoic, hormonic
balancer: ballancer, balencer, balancor, balacer, ballencer
damper: dampner, dampar
flywheel: flywheal, flywhell, flywheeel, flywheell
bellhousing: bellhouseing, belhousing, bellhoussing, bellhousin
housing: houseing, houzing, housng
gasket: gasget, gaskit, gasgket, gascket, gaskett, gassket, gasgit
head: haed
intake: intak, entake, intaek, intke, intack
manifold: manafold, manifould, manifol, manifod, manafould, mainfold, manfold, manifald, manyfold, maniford, manifole
exhaust: exaust, exhast, exhuast, exhaus, exhasut, exauhst, exost, exhoust
header: hedder, headder
muffler: mufler, muffeler, muffller, muffeller, mufflar
tailpipe: talepipe, tailpip, taipipe
collector: colector, collecter
supercharger: supercharg, suppercharger, superchager
blower: blowwer, bloer
breather: breater, breether, breathor
dipstick: dipstik, dipstic
pulley: pully, pullie, pulli, pullee
bracket: braket, brackit, brackett, brackt, brcket, braccet
mount: mountt
flathead: flathed, flatheed, flathaed
compression: compresion, compresson
displacement: displacment
cubic: cubuc, qubic
overhaul: overhal, overhual
rebuild: rebild, rebiuld, rebuid, rebuld
tuned: tunned
# Fuel
carburetor: carburator, carburetter, carburettor, carburater, carberator, carbuerator, carburetar, carberetor, carborator, carboretor, carbuertor, carburetur, carbeurator, carbrator, carbruetor, carbuetor, carbraetor, carburtor, karburetor, carbarator, carbureator, carbureter, carburedor, carburretor, carburrator
choke: chocke, choak
throttle: throtle, trottle, throttel, thottle, throddle
linkage: linkege, linkadge, lincage, linkag
fuel: fule, feul, fuell
gasoline: gasolene, gasolin, gasaline
filter: fillter, filtter, philter
injection: injecton, enjection, injecion
injector: injecter, enjector
sending: sendin
sender: sendor, sendar
float: flote, floet
accelerator: accelerater, acellerator, acelerator, accelarator, excelerator, excellerator, accellerator, acclerator
diaphragm: diaphram, diaphragam, diafram, diaphragem, diapham
cleaner: clener, cleanner, cleanor
# Ignition and electrical
distributor: distributer, distrubutor, distributar, distribator, disributor, distribtor, destributor, distrbutor, distibutor, distriubtor, distrubuter, districutor, distributior
alternator: alternater, altenator, alternatar, altanator, alternaor, altinator, alterntor, altornator, alternador, alternetor
generator: generater, genarator, generetor, jenerator, generatar, genorator, genrator, gernerator
starter: startor, startr, strater, startar
solenoid: selenoid, solonoid, solinoid, solanoid, soleniod, silenoid, solenode, solnoid, cellanoid, selonoid, solenoyd
magneto: magnito, magnetto, megneto, magnetoe
ignition: ignitition, igniton, ignitin, ingition, egnition, ignation, ignitian, igntion, ignittion
condenser: condensor, condencer, condensar
coil: coill, coyl
spark: sparc, sparck
plug: plugg
points: ponits
wiring: wireing, wirring, wiriing
harness: harnes, harnass, harnest, harniss, hareness
regulator: regulater, reglator, regalator, regulatar, regulaor, regluator
voltage: voltege, volatge, voltge
battery: batery, battry, battary, batterie, batterry, batttery, batary
switch: swich, swithc, swtich, switche, swicth, swtch, ~swt
  beside: headlight light signal dimmer wiper window horn brake ignition toggle seat heater
relay: relais, realy, reley
fuse: fuze, fues
dimmer: dimer, dimmor
flasher: flaser, flashor
electric: electic, elctric, eletric, elecric, electrick
electrical: electical, eletrical, elecrical
electronic: electornic, electonic, elctronic
ammeter: ameter, ampmeter, ammetor, ammater
connector: conector, connecter
terminal: terminel, termenal
ballast: balast, ballist, ballest
resistor: resister, resistar
# Lights
light: ligt, ligth, lihgt, ~lite, ~lt
  beside: head tail dome park parking fog spot marker signal backup up turn license plate map dash driving brake stop side bucket lens bezel switch cowl assembly
headlight: headlite, hedlight, headligt, headlght, headlihgt, headligh, haedlight, headligth, hedlite, healight, headlife
headlamp: hedlamp, headlap, headlmap
tail: ~tale
  beside: light lite lamp pipe lens gate fin shaft pan panel
hub: ~hup
  beside: cap hub lock puller
taillight: taillite, tailight, taillght, tailite, taillihgt, taligt, talelight, taillgiht, tailligt
taillamp: tailamp, talelamp
sealed beam: seelbeam, sealbeam, sealedbeam, sealedbeem, seelbeem
sealed: seeled, seald
beam: beem
lens: lenz, lenns, lence, lenze, lenss, ~lense
  beside: light lite lamp tail taillight signal blinker backup park parking marker glass headlight gauge cluster dome reverse
bezel: bezzel, bezle, bezal, bezil, bezell, besel, bezzle, beazel, bezzal
bucket: buckit, bukcet, buckett
bulb: bulp, blub
reflector: refelctor, reflecter, relector, refector
signal: singal, siganl, cignal, ~sig
  beside: turn
indicator: indicater, indecator
marker: markar
spotlight: spotlite, spotligt
# Cooling and heating
radiator: radiater, raditor, radator, radietor, raidiator, radiatar, raditator, radiatior, radioator, radaitor, rediator, radaator
thermostat: thermastat, thermostate, thermistat, thermastate, thermosat, thermostadt, thermstat, termostat, themostat, theromstat
shroud: shrowd, shroude, shrould, shroad, schroud, shrud
water: watter, watr, waterr
pump: pumpp, pummp
coolant: coolent, coolan
hose: hoze, ~hoes
  beside: radiator heater rad water fuel vacuum brake upper lower bypass
heater: heeter, heator, heatr
core: coree
defroster: defrostor
blade: bladde, blaid
clutch: clutche, cluch, cluth, cluthc, clucth, clutsh
condition: condtion, conditon, condishun, conditoin, condision, conditin, contition
conditioner: conditoner, condtioner
conditioning: conditoning, condtioning, conditionning
compressor: compresser, compresor, compessor
temperature: temperture, tempature, temprature, temperatur, tempreture
# Instruments
gauge: guage, gague, gaug, gauage, guague, gaurge, gaughe, guauge, gage
cluster: clustor, clauster, cluser
speedometer: speedomoter, speedometor, speedomater, spedometer, speedometre, speedomiter, speedameter, speedimeter, speedmeter, speedomether, speedomator
speedo: spedo, speedoo
tachometer: tachomotor, tachometor, tacometer, tachomiter, tackometer, tachameter, tachmeter, tachomter
odometer: odometor, odomiter, odameter, odomoter
instrument: insturment, instrement, instument, instrumant, intrument
vacuum: vaccum, vacume, vaccuum, vacum, vaccume, vacuume, vacumm, vaccumm, vacuam, vaccuim, vacuumn, ~vac
  beside: gauge hose line motor wiper pump canister tank actuator pod switch modulator
pressure: presure, pressur, preasure, preshure, presssure, ~press
  beside: oil fuel gauge
clock: clok
cable: cabel, cabble, cabl
# Body
body: boddy, bodey
fender: fendor, fener, fedner, fendar, fendre, fenter, fendder
hood: hoood
bonnet: bonet, bonnett, bonnit, bonett, bonnete, bonnot
hinge: hindge, hing, henge, hindg, hinje, hienge, hynge, hinche
latch: lach, lacth, latche, lathc
bumper: bumber, bummper, bumpor, bumpr, bumpper, bomper, bumpar
guard: gaurd, gard, guared
grille: grill, gril, grile, grillle, girlle
fascia: facia, fashia, fasia
molding: moulding, moldin, mouldin, moldng, modling, mouding
weatherstrip: weatherstip, wheatherstrip, weatherstripe, wetherstrip, weathestrip, whetherstrip, wheaterstrip, weatherstirp
weatherstripping: weatherstriping, wheatherstripping, weatherstripin, wetherstripping
weather: wheather, wether, weathar
windshield: windsheild, winshield, windsheld, winsheild, windshiled, windsheid, windshild, winsheld, windshiel, windsheald, wendshield
shield: sheild, shiled, sheeld, shild, sheld, sheid
shielding: sheilding, shilding
window: windo, windoe, windwo, winow, widnow, windaw
wiper: whiper, wipper, wipor, wipar, wippers, wippor
mirror: miror, mirrow, mirrer, mirrir, mirorr, mirrior, morror, merror
handle: handel, handl, hanlde, hadle, handal
door: doorr, doar
striker: stricker, strikor, stryker
panel: pannel, panal, panell, panle, pannell, ~pnl
  beside: door quarter rocker kick dash tail trim inner lower rear qtr
quarter: quater, quarer, qaurter, qarter, quartor, quorter, quator, quartar
gate: ~gait
  beside: tail lift end
tailgate: talegate, tailgait, tailgat, tailagte, tailgaite
trunk: trunck, trunc, trunl
decklid: decklide, deklid, deckled, declid
cowl: cowel, coul, cowll, kowl
firewall: firwall, firewal, fierwall
floor: flor, floar, flooor
floorboard: floorbord, florboard
skirt: skert, skrit, skurt
spoiler: spolier, spoyler, spoilor
louver: louvre, luver, loover, louvor
visor: vizor, viser, visior, vizer, viszor
ornament: ornement, orniment, orment, ornamet, ornimet, ornamint, orniament
emblem: emblum, emblam, emblim, emblom, emblen, embelm, embelem
badge: badg, bagde
nameplate: namplate, nameplait
script: scirpt, scrpit
medallion: medalion, medallian, medalian
chrome: crome, chorme, chrom, chome, crhome, chroom
stainless: stainles, staineless, stanless, stainess, stianless, stainlees
trim: trimm
horn: horne, hornn
antenna: antena, antanna, antenae, antennae, antina, anntena, antennna, antenea, anteana
running: runing, runnin, runnning
tonneau: tonneu, toneau, tonno, tonnau, tonaeu, tonneou, toneu, tonue, tonnea, tonneaux, tonnue, tonnaeu, toneou, tonnueau
convertible: convertable, convertibal, convertble, converible, convertiable, converitble, converterble, convertibel, convirtible, covertible, convertibile
hardtop: hartop, hardtopp, hradtop
coupe: coup, coope, coupee, cuope
sedan: seadan, sedane, sedann, seden
roadster: rodster, roadstar, raodster, roadter
fastback: fastbak, fasback, fastbck
cabriolet: cabrolet, cabriolette, cabirolet, cabreolet, cabriloet
phaeton: pheaton, phaton, phaeten, phateon, phaetan
wagon: waggon, wagan, wagin, waggen
pickup: pickupp, picup, pikup, pickip
tilt: tillt
upper: uper
lower: lowwer, loer
front: frount, fornt, frunt, frontt, fron
rear: reer, reear, raer
inner: iner, innner
outer: outter, ouer, outor
passenger: passanger, pasenger, passeger, passinger, passeneger
driver: drivar, drivver
right: rigth, rihgt
aluminum: aluminium, aluminim, alumium, alumimum, alluminum, alumninum, aluminun, alumunim, alumnium, alumiun
fiberglass: fibreglass, fiberglas, fiberglasss, fibergalss, fiberglss, fiburglass, fibergless, fiberglaas
steel: stell, steell, ~steal
  beside: all wheel body fender hood dash roof stainless sheet tube solid bed bumper top rim spare
plain: ~plane
  beside: jane hubcap black
license: lisence, lisense, liscense, licsense, liscence, lincense, licens, ~licence
  beside: lamp light plate frame bracket tag holder topper
bolt: boltt
fastener: fastner, fastenor, fastiner
valance: valence, vallance, valiance, valanse, valenc, valace, valanc
splash: splach
apron: aporn, apren
support: suport, supprt, supoort
subframe: subfram, subframme
chassis: chasis, chassy, chassie, chassi, chasse, chasie, chasiss, chassiss
frame: fram, frmae, fraim
crossmember: crossmemeber, crosmember, crossmeber, crossmembr, crossmenber
channel: chanel, channal, channell, chanal
rubber: ruber, rubbor, rubbar, rubbr
glass: glas, galss, glasss
# Interior
dash: dashh
dashboard: dashbord, dashborad, dasboard, dashboad
interior: interier, interor, intereor, intirior, intierior, inteior, intrior, enterior
exterior: exteror, exterier, extirior, exerior
upholstery: upolstery, apolstery, upholstry, upholstrey, uphostery, upholestery, opholstery, upholsery, upholstory, upolstry, upholsterey
headliner: headlinner, hedliner, headlinor
carpet: carpit, carpte, carpat, carpett, carprt
console: consol, consule, cosole, concole, counsole, consolle
steering: stearing, sterring, steerin, steeering, stering, steerring, streering, steerig, steeing, sterrring
column: colum, collumn, coloumn, collum, columm, coulmn, colomn, coulumn, collomn, columne
shifter: shiffter, shfter, shiftor, shitfer, shiftter, shiffer
seat: seet, saet, seatt
bench: bentch, benchh
cushion: cusion, cushin, cussion, cushon, cusheon
armrest: armrist, armest
box: ~bx
  beside: glove fuse tool heater steering
glovebox: glovbox, glovebocks, gloveboxx, glovesbox
compartment: compartmant, compartmet, comparment
ashtray: ashtry, ashtrey, ashtay
cigarette: cigarett, cigarete, cigerette, cigaret, cigarrette, ciggarette
lighter: ligther, lightor, ~liter
  beside: cigarette cigar cigarett knob element socket dash
vinyl: vynil, vinal, vinyle, vynal, vinyll, vynl, vynyl, vinil
leather: lether, leahter, leathar, leater
defogger: defoger
speaker: speeker, speakor
radio: raido, radeo
belt: beltt
board: ~bored
  beside: dash floor running
knob: knobb, knop
crank: cranck, crnak
lever: levar, levver, ~leaver
  beside: shift gear brake handle clutch
manual: manul, mannual, manaul, maunal, manuel, manuall, ~man
  beside: shop owner service repair workshop svc owners body assembly
owners: onwers, owneres, ownders
brochure: brosure, broshure, brouchure, brochere, brocure, broucher, brochur, bruchure
# Transmission and drivetrain
transmission: transmision, tranmission, transmition, transmisson, transmissin, tansmission, transmisssion, trasmission, transimission, trannsmission, transmishion, transmittion, transmssion, transsmission, transmissoin
tranny: tranney, trannie, trany, tranie, trannys
automatic: automtic, automatc, autmatic, automattic, automactic, automatik, otomatic, autimatic, atomatic
differential: diferential, differental, diffrential, differentail, differencial, defferential, diferental, diferencial, diffrental, differntial, differenial
driveshaft: driveshaf, drivshaft, driveshft, driveshsft
shaft: shaf, schaft, shfat, shaftt
axle: axil, axell, axal, axale, ~axel
  beside: rear front shaft seal bearing nut half housing tube drive stub boot flange
spline: splin, splyne
gear: geer, gaer, gearr
gearbox: geerbox, gearbx
overdrive: overdive, overdriv, ovedrive, overdirve
universal: univeral, univesal, universel, unaversal, uiniversal
torque: torq, toque, torqe, torkque, torqu, tourque
converter: convertor, convertr, coverter, convetor
transfer: tranfer, transfor, transfir, trasfer
pinion: pinnion, pinyon, pineon, pinoin
carrier: carrior, carier, carriar
synchronizer: syncronizer, synchroniser, syncroniser, sinchronizer
synchro: syncro, sincro, sychro
throwout: throwoutt, thowout, ~throughout
  beside: bearing fork
# Steering, suspension, wheels
suspension: suspention, suspenion, suspesion, suspenson, supension, susspension, suspenshun
spring: sping, srping, sprinng
leaf: leef, ~leave
  beside: spring pack
shackle: shackel, shakle, shackal, shacle, shackl
shock: shok, schock, schok, shocck
absorber: absorbor, absober, obsorber, absorver, asorber, absorbar
stabilizer: stabiliser, stabalizer, stablizer, stabelizer, stabilzer, stabolizer
spindle: spindel, spindal, spendle, spinle, spindl
knuckle: nuckle, knuckel, knucle
kingpin: kingpen, kingpinn
idler: idlar, idlor, iddler, ~idol, ~idle
  beside: arm pulley
tie: ~tire
  beside: rod
pitman: pittman, pitmen, pitmann, pitmam
bushing: bushin, busing, bushng, bushhing, buching
wheel: whell, weel, wheell, whel, wheal, wheeel, wehel, whele
tire: tyre, tirre
hubcap: hubcab, hupcap, hubkap, hubacp, hubcapp
center: centre, cener, senter, centor, certer
whitewall: whitewal, whitwall, whitewhall, wihtewall
spinner: spiner, spinnor
spare: spair
balance: ballance, balence, balanse
alignment: alinement, allignment, alignmet, alignement
# Makes and models: General Motors
chevrolet: chevorlet, cheverolet, chevrolett, cheverlet, chevrolete, chevolet, cheverlot, chevelot, chevrelet, chevralet, chervolet, chevroelt, cheverolette, chevrolette, chevrolt, shevrolet
chevy: chevey, chevie, cheve, chevvy, chevi, chevry, shevy
chevelle: chevele, chevell, chevel, chevvelle, cheville, chevlle, shevelle, chevella
camaro: camero, comaro, cameroo, camarro, cammaro, camaroo, camarao, camerro, chamaro
corvette: corvett, covette, corvete, corvet, corvettte, carvette, corvetter, corevette
corvair: corvare, corvar, corviar, corvaire, corvaair
impala: impalla, impalia, impalah, imapla, empala, inpala
bel air: belair, bellair, belaire, bellaire, balair
biscayne: biscane, biscaine, biscayn, byscane, biscanye
caprice: caprise, caprics, capprice, capreece
malibu: malabu, mailbu, mallibu, malibou, maliboo, malibue
nova: novva
monte: montie, ~monty
  beside: carlo
carlo: carlow, calro
el camino: elcamino, elcamno, elcameno
camino: camono, cameno, cammino, camnio
suburban: suburbon, surburban, suberban, suburben, subarban, suburan
silverado: silvarado, silerado, siverado
cheyenne: cheyanne, chyenne, chayenne, cheynne, cheyene, shyanne, shyenne
scottsdale: scotsdale, scottdale
apache: appache, apachee
fleetline: fleatline
fleetmaster: fleatmaster, fleetmastr
cadillac: cadilac, caddilac, cadillack, cadilliac, caddillac, cadalac, cadallac, caddalac, cadillas, cadillic, cadlillac, cadilack
eldorado: eldarado, elderado, eldorodo, eldorada, elderodo, eldoradow
deville: devile, devill, devillle
fleetwood: fleetwod, fleetwoood, fleatwood
brougham: broham, broughm, brogham, brougam, broughman
pontiac: pontaic, pontiack, pontiak, ponitac, pontic, pontica, pontiace, poniac
bonneville: bonnevile, boneville, bonnaville, bonnevill, bonnieville, bonnville, bonniville, bonevile
catalina: catilina, catallina, catelina, catalena
lemans: lamans, lemanns, lemands, lamanns
tempest: tempist, tempast, temepst
firebird: firbird, firebrid, firebrd, fierbird, firebirdd, firebid
trans am: transam, transaam, tranzam
catalog: catolog, catlog, catalouge, cataloge
starchief: starcheif
chief: cheif, chieff
buick: buik, buic, biuck, buiick, buuck
riviera: rivera, riveria, rivieria, riviara, rivieara, rivierra, riverra, riveara, rivierea
skylark: skylarck, skylard, skyalrk
lesabre: lesaber, lesabra, lasabre, lesable, lasaber
electra: elektra, electera, elctra
roadmaster: roadmastr, roadmastor, rodmaster
invicta: invictor, envicta
oldsmobile: oldsmobil, oldmobile, oldsmoble, oldsmobiel, oldsmoblie, olsmobile, oldsmible, oldsmobille, oldesmobile, oldsmbile
toronado: toranado, torando, toronada, torondo, ~tornado
  beside: olds oldsmobile
cutlass: cutlas, cuttlass, cutless, cuttlas, cutlus, cutlasss, cultass
starfire: starfir, starfier
# Makes and models: Ford
ford: frod, foord
thunderbird: thunderburd, thuderbird, thunderbid, thunderbrid, thuderbrid, tunderbird, thunderird, thunberbird
tbird: tbrid, tbrd
mustang: mustange, mustag, mustand, mustng, mustnag, musang, mustaang, moustang
galaxie: galaxy, galaxi, gallaxie, gallaxy, galxie, galaxiee, galazie, galexie, glaxie
fairlane: farlane, fairlain, fairlaine, farelane, firlane, fairlan, fairlne
falcon: falcan, falkon, flacon, falcom, falcoln
torino: tarino, torinno, tornio, torrino, toreno
ranchero: rancharo, ranchera, ranchiro, rancherro, rancherio
bronco: bronko, broncho, bronoco
econoline: econline, economline, ecconoline, econoliner
maverick: maveric, mavrick, maverik
crestline: crestlin
victoria: victorea, victora, victoira
mainline: manline, mainlin
mercury: mercery, murcury, mercurey, mecury, mercurry, mercuary
cougar: couger, cugar, coguar, cougor, cougr
comet: commet, comit
monterey: montery, monteray, monterrey, montaray
montclair: montclare, monclair, montclaire, mountclair
meteor: meator, meteror
lincoln: lincon, lincln, licoln, linclon, linclin, lincol, lincoin, lincolin
continental: continetal, contenental, contintal, contential, continenental, cotinental, contintental, continential
zephyr: zepher, zephr, zephyer, zephry, zepyr, zephir, zehpyr, zefer, zephyre, zephire
capri: capry, cappri
edsel: edsal, edsle, edcel, edsell, edsil, etsel
pacer: pacor
# Makes and models: Chrysler, AMC and the independents
chrysler: chrystler, chrysller, crysler, chrystlar, chryler, chyrsler, chysler, chrisler, christler, chrylser, crystler, chryslar, chrsyler, cryslar, chrystle, chyrstler
plymouth: plymoth, plymoutn, plymoouth, plymouht, plimouth, plymuth, plymout, plymounth, plymoutth, pylmouth
dodge: dogde, dodg, dodgge, dodje
desoto: desota, disoto, desotto, dasoto, dessoto
imperial: imperal, emperial, imperiel, imperail, impirial
barracuda: baracuda, barracude, barrcuda, barricuda, baraccuda, barracuta, barracudda, berracuda, baracudda
challenger: challanger, chalenger, chalanger, challeneger, challengar, challeger, challinger
charger: chargar, chager, chargger
coronet: coronett, corronet, cornet, coranet
belvedere: belvidere, belvadere, belvedeer, belvedare, belveder, belvediere, bellvedere
satellite: satelite, satillite, satalite, satellit, sattelite, satallite, setellite, satelitte
valiant: valient, valliant, valant, vailant, valaint, valiente, velient
fury: furey, ~furry
  beside: plymouth sport iii ii
roadrunner: roadruner, rodrunner, roadrunnner, raodrunner
polara: pollara, polaro, polera
monaco: monoco, manaco, monacco
windsor: winsor, windser, winsdor, windosr
saratoga: saratogo, sarratoga, sarotoga
rambler: rambeler, ramblar, ramblr, rambular, ramber, rambller, rambeller, rambla
metropolitan: metropolitian, metroplitan, metropolitain, metropoliton, metropoltan
ambassador: ambasador, ambassader, ambassedor, ambasadore, embassador
javelin: javalin, javlin, javelyn, javellin, javeline
gremlin: gremlen, gremlim, gremelin
nash: nahs
hudson: hudsen, hutson, hudsin, husdon, hudsun
hornet: hornit
kaiser: kiaser, kaizer, keiser, kasier, kayser
frazer: fraser
willys: willies, willeys, wilys, wyllis, wyllys
jeep: jeap, jepp
wagoneer: waggoneer, wagonner, wagoner, wagonear, waggonner
international: internatinal, interntional, internation, internationl, interational, internatonal, intenational, internationial
travelall: travelal, travellall
harvester: harvestor, havester
packard: packerd, packhard, packart, packrd, paccard, pakard, packward
clipper: cliper, clippar
caribbean: carribean, caribean, carribbean, carribian
studebaker: studabaker, studebacker, studibaker, studebakker, studabacker, studebake, studerbaker, studdebaker, studebeker, studibacker, studebakor, stuebaker
champion: champian, champoin, champin
avanti: avante, avanty, avantii
duesenberg: dusenberg, duesenburg, dusenburg, deusenberg, deusenburg, dussenberg
pierce: peirce, peerce
auburn: auburne, aubern, auborn
graham: grahm, gramham
crosley: crosly, crosely
# Makes and models from elsewhere
porsche: porche, porshe, porsch, porsh, porscha, porshce, porsce, porchse, porschie
volkswagen: volkswagon, volkswagan, volkswagin, wolkswagen, volkwagen, vokswagen, volkwagon, volkswaggon, volkswaggen, voltswagon, volksvagen, volkswgen, voltswagen, volkswegen
karmann: karman, carmann, karmman
ghia: giha, ghai, gihia, ghea
mercedes: merced, mercedee, mercedez, mercedies, mercades, mersedes, mercedec, mercedese, mercadies, merecedes, merceds, mercedees
jaguar: jaquar, jagaur, jauguar, jagwar, jaguer, jagure, jaguarr, jagur, juguar
austin: austen, asutin, ausin, austine
healey: healy, heally, healley, heeley, heely
triumph: triumf, truimph, triump, triumhp, tryumph, triumpf, trimuph, triumphe
spitfire: spitfier, spitfir, spitefire
minor: minnor, ~miner
  beside: morris
sunbeam: sunbean, sunbeem
bentley: bently, bentely, bentlee, bentlley
royce: roice, royse, rocye
lotus: lotas, lotis
alfa: ~alpha
  beside: romeo
giulia: guilia, giula, guila
giulietta: guilietta, giuletta, guiletta, guillietta
ferrari: ferarri, ferrarri, ferari, ferrarie, farrari, ferreri
maserati: masarati, mazerati, maseratti, masserati, mazeratti, masurati
lamborghini: lamborgini, lambourghini, lamberghini, lamborghinni, lamborgihni, lambergini
lancia: lancha, lansia, lancea, lanchia
peugeot: puegeot, peugot, pugeot, peugeut, peogeot, pugot, peugoet
renault: renalt, reneault, renualt, renult, renalut
citroen: citreon, citroin, citoren, citrone
volvo: valvo, vovlo
datsun: dotsun, datson, datsan, dastun, datusn, datsen
toyota: toyoda, toyotta, toyata, tayota, toyoto
nissan: nisan, nissian, nissen
subaru: suburu, subura, subaroo, suberu
mitsubishi: mitsubichi, mitsubushi, mitsibishi, mitsubshi, mitshubishi
messerschmitt: messerschmidt, messershmitt, messerschmit
isetta: isseta, issetta, iseta
kawasaki: kawasacki, kawaski, kawisaki, kawaskai
yamaha: yahama, yamahaha, yamha
suzuki: suziki, susuki, zuzuki
harley: harly, harely, harlley
davidson: davison, davidsen, daividson
motorcycle: motercycle, motorcyle, motocycle, moterscycle, motorcyccle
# Makers of parts, and their models
edelbrock: eldebrock, edlebrock, edelbrok, eddlebrock, edelbock, edelbroc, edlebrok, eldelbrock, edelbrook, eddelbrock, endelbrock, elderbrock
holley: holly, hollie, hollye, holely, hollly
rochester: rotchester, rochestor, rochster, rodchester, rochestr, roachester
stromberg: stromburg, stromber, stromborg, strombergh, strumberg
offenhauser: offenhouser, offenhausser, ofenhauser, offenhaser, offenhuaser, offenhowser
weiand: weind, wieand, weiland, wiand, weyand, wiend
quadrajet: quadrojet, quadrajett, quadrijet, quadrejet, quadjet, quadajet, quadrajeck
thermoquad: thermaquad, thermoqaud
muncie: muncy, munsey, munci, muncey, munice, munsie, munckie
hurst: hirst, hursh, ~hearst
  beside: shifter linkage olds
warner: waner, wanrer
stewart: ~stuart, ~steward
  beside: warner
autolite: autolight, autolit, autollite
motorcraft: motorcaft, motocraft, motercraft
mallory: malory, mallary, mallery, mallorey
hilborn: hillborn, hilbourn, hillbourn
halibrand: hallibrand, halabrand, halibrant, haliband
cragar: craiger, crager, craggar, cregar, kragar, kraeger, cragger
firestone: firestome, fireston, fierstone
goodyear: goodyer, goodyar, goodyeat
michelin: michelan, michellin, mitchelin, michilin
bendix: bendex, bendic, bendicks
lucas: lukas, luccas
girling: gurling, girlling
bosch: bosh, bosche, boshe
weber: ~webber, webbr
  beside: carb carburetor carbs dcoe
solex: solax, sollex
timken: timkin, timkn
torqueflite: torqflite, torqueflight, torqflight, torqeflite, torkflite, torquflite, torquelite, torqueflyte
powerglide: powerglyde, powergilde, powerglid, powergide
hydramatic: hydromatic, hydrmatic, hydrimatic, hidramatic
dynaflow: dynoflow, dynafow, dinaflow
fordomatic: fordamatic, fordmatic
positraction: positrack, posatraction, positration, positractin, posittraction, positrac, possitraction
mopar: mopare, moper, mopor, moppar
delco: delko, delcco
# Words of state and of the trade
original: orignal, orginal, origional, originl, orgininal, oringinal, origanal, originial, orriginal, orgional, orginial, originall, origial, oriignal
rebuilt: rebiult, rebult, rebuit, rebuillt, rebilt, rebuildt, reblt
reconditioned: reconditoned, recondtioned, reconditionned, recondishoned, reconditiond
remanufactured: remanufactered, remanufacterd, remanufacured, remanfactured
restored: restord, restoured, restorred, resored
restoration: restoraton, restortion, resteration, restoation, restration
restorable: restoreable, resorable
excellent: excelent, excellant, exellent, excelant, excellet, exelent, excelllent, excellend, exellant
beautiful: beutiful, beautifull, beautful, beatiful, beutifull
complete: compleat, complet, compete, complette, compelte, complte
genuine: genuin, geniune, genuwine, genine, genunie
reproduction: reproducton, repoduction, reproducion, reproductin
accessory: accesory, acessory, accessary, accesorry
authentic: authenic, autentic, athentic, authentc
available: availible, avaliable, avalable, availabe, availble
separate: seperate, seprate, seperat
separately: seperately, seperatly, separatly
guarantee: garantee, guarentee, gaurantee, garuntee
guaranteed: garanteed, guarenteed, gauranteed
necessary: neccessary, necesary, neccesary
received: recieved, receved
missing: mising, misssing
matching: maching, mathcing, matcing
numbers: numers, nubmers, numbes
polished: pollished, polised
damaged: damged, dammaged, damadged
damage: damge, dammage, damadge
rusted: rustted
surface: serface, surfice, sufrace
professional: profesional, proffesional, professinal
professionally: profesionally, professionaly, proffesionally, profesionaly
vehicle: vehical, vehicule, vehicel, vechicle, vehcile, vechile, viehicle
vintage: vintege, vinatge, vintadge
antique: antiqe, anteque, antque, antigue
classic: clasic, classsic, classick, clasik
miscellaneous: miscellanous, miscelaneous, miscelanious, miscellanious
auxiliary: auxilary, auxillary, auxilliary, auxilery
refurbished: refurbised, referbished, refubished
color: colour, coler, collor
gray: grey
literature: literture, litrature, literatur, liturature, ~lit
  beside: sale dealer showroom factory
equipment: equiptment, equipement, equipmant
# Words of European cars
spanner: spaner, spannar, spannner
counter: countor, counteer
vauxhall: vauxhal, vauxall, voxhall
wolseley: wolsely, wolsley, woolseley
morris: morriss, moris
escutcheon: escutchion, escuchion, escution, esscutcheon, escutcheun
windscreen: windscren, winscreen, windcreen, windscrean
trafficator: traficator, trafficater, traffiator
overrider: overider, overidder, overrrider
scuttle: scutle, scuttel
quarterlight: quaterlight, quarterlite, quaterlite
sidescreen: sidescren
mascot: masscot, mascott
walnut: wallnut
`;
