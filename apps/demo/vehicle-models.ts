import type { BodyDrawing } from './drawings/index.js';

/** A model as it was built: years, bodies, engines (some only in some years), gearboxes, and the value of one in good driving condition. */
export interface VehicleModel {
  readonly make: string;
  readonly model: string;
  readonly from: number;
  readonly to: number;
  /** Names of `bodies`. */
  readonly bodies: readonly InYears<BodyName>[];
  readonly engines: readonly InYears[];
  readonly gearboxes: readonly InYears[];
  /** Thousands of dollars for a good driver with a closed body. */
  readonly worth: number;
}

export interface InYears<Name extends string = string> {
  readonly name: Name;
  readonly from: number;
  readonly to: number;
}

export type BodyName = keyof typeof bodies;

/** A body's name, category, drawing, and factor of the value. */
export const bodies = {
  sedan: { label: '4-door sedan', sub: 'Sedan', drawing: 'sedan', worth: 0.55 },
  hardtop: { label: '2-door hardtop', sub: 'Hardtop', drawing: 'hardtop', worth: 1 },
  ht: { label: '2-door hardtop', sub: 'Hardtop', drawing: 'muscle', worth: 1 },
  conv: { label: 'convertible', sub: 'Convertible', drawing: 'convertible', worth: 1.45 },
  wagon: { label: 'station wagon', sub: 'Wagon', drawing: 'wagon', worth: 0.75 },
  coupe: { label: 'coupe', sub: 'Coupe', drawing: 'coupe', worth: 1 },
  muscle: { label: 'coupe', sub: 'Coupe', drawing: 'muscle', worth: 0.9 },
  fastback: { label: 'fastback', sub: 'Coupe', drawing: 'fastback', worth: 1.2 },
  roadster: { label: 'roadster', sub: 'Convertible', drawing: 'roadster', worth: 1.3 },
  rod: { label: 'hot rod', sub: 'Hot Rod', drawing: 'hot-rod', worth: 1.3 },
  step: { label: 'stepside pickup', sub: 'Pickup', drawing: 'stepside', worth: 1 },
  pickup: { label: 'pickup', sub: 'Pickup', drawing: 'pickup', worth: 1 },
  van: { label: 'van', sub: 'Van', drawing: 'van', worth: 1 },
} as const satisfies Record<
  string,
  { readonly label: string; readonly sub: string; readonly drawing: BodyDrawing; readonly worth: number }
>;

/** make | model | years | bodies | engines (name@years) | gearboxes | worth */
const table = `
Ford|Model A|28-31|roadster coupe|201 four-cylinder|3-speed manual|18
Ford|Model A|28-31|rod|flathead V8; 283 Chevy V8; 302 V8|3-speed manual; C4 automatic; T-5 five-speed|26
Ford|Model 18|32-32|rod|flathead V8; 283 Chevy V8; 350 Chevy V8|C4 automatic; TH350 automatic; T-5 five-speed|42
Ford|Model 40|33-34|rod|flathead V8; 302 V8; 350 Chevy V8|C4 automatic; TH350 automatic; T-5 five-speed|39
Chevrolet|Confederate|32-32|rod|235 six; 350 V8|TH350 automatic; 4-speed manual|32
Plymouth|PD|33-33|rod|318 V8; 360 V8|727 TorqueFlite|34
Ford|Deluxe|35-40|coupe|221 flathead V8|3-speed manual|29
Ford|Super Deluxe|46-48|coupe conv|239 flathead V8; 226 six|3-speed manual|22
Ford|Custom|49-51|sedan conv|239 flathead V8; 226 six|3-speed manual; 3-speed with overdrive; Fordomatic@51|17
Ford|Crestline|52-54|hardtop conv|239 flathead V8@52-53; 239 Y-block V8@54; 215 six@52-53; 223 six@54|3-speed manual; Fordomatic|19
Ford|Fairlane|55-56|sedan hardtop conv|272 Y-block V8; 292 Y-block V8; 223 six|3-speed manual; Fordomatic|24
Ford|Country Sedan|57-59|wagon|292 Y-block V8; 223 six; 352 V8@58-59|3-speed manual; Fordomatic; Cruise-O-Matic@58-59|22
Ford|Galaxie 500|60-64|ht conv sedan|292 Y-block V8@60-62; 352 V8; 390 V8@61-64; 289 V8@63-64|Cruise-O-Matic; 3-speed manual; 4-speed manual|21
Ford|Falcon|60-63|sedan ht@63 wagon|144 six; 170 six|3-speed manual; 2-speed Fordomatic|13
Ford|Falcon Futura|63-65|ht conv|170 six; 260 V8@63-64; 289 V8@65; 200 six@65|3-speed manual; 4-speed manual; C4 automatic@65|18
Ford|Fairlane 500|62-65|sedan ht|221 V8@62-63; 260 V8@62-64; 289 V8@63-65; 170 six@62-64; 200 six@65|3-speed manual; 4-speed manual; 2-speed Fordomatic@62-64; C4 automatic@64-65|16
Ford|Fairlane GT|66-67|ht conv|390 V8|4-speed manual; C6 automatic|36
Ford|Torino GT|68-71|fastback conv|302 V8@68-71; 351 Windsor V8@69-70; 351 Cleveland V8@70-71; 390 V8@68-69|4-speed manual; FMX automatic; C6 automatic|31
Ford|Mustang|65-66|ht conv fastback|200 six; 289 V8|3-speed manual; 4-speed manual; C4 automatic|27
Ford|Mustang|67-68|ht conv fastback|200 six; 289 V8; 302 V8@68; 390 V8|3-speed manual; 4-speed manual; C4 automatic|31
Ford|Mustang|69-70|ht conv fastback|250 six; 302 V8; 351 Windsor V8; 351 Cleveland V8@70|3-speed manual; 4-speed manual; FMX automatic|33
Ford|Mustang Mach 1|71-73|fastback|302 V8; 351 Cleveland V8|4-speed manual; FMX automatic; C6 automatic|27
Ford|Thunderbird|55-57|conv|292 Y-block V8@55-56; 312 Y-block V8@56-57|3-speed with overdrive; Fordomatic|31
Ford|Thunderbird|58-60|hardtop conv|352 V8; 430 V8@59-60|Cruise-O-Matic|22
Ford|Thunderbird|61-63|ht conv|390 V8|Cruise-O-Matic|21
Ford|Ranchero|57-59|pickup|292 Y-block V8; 223 six|3-speed manual; Fordomatic|23
Ford|F-1|48-52|step|226 flathead six@48-51; 215 six@52; 239 flathead V8|3-speed manual; 4-speed manual|24
Ford|F-100|53-56|step|215 six@53; 223 six@54-56; 239 Y-block V8@54-55; 272 Y-block V8@56|3-speed manual; 4-speed manual; Fordomatic|33
Ford|F-100|61-66|pickup step|223 six@61-64; 240 six@65-66; 292 Y-block V8@61-64; 352 V8@65-66|3-speed manual; 4-speed manual|20
Ford|F-100|67-72|pickup step|240 six; 300 six; 302 V8@69-72; 360 V8@68-72; 390 V8@68-72|3-speed manual; 4-speed manual; C6 automatic|22
Ford|Econoline|61-67|van|144 six@61-64; 170 six; 240 six@65-67|3-speed manual|14
Mercury|Eight|49-51|coupe sedan conv|255 flathead V8|3-speed manual; 3-speed with overdrive|31
Mercury|Monterey|55-58|hardtop sedan|292 Y-block V8@55; 312 Y-block V8@56-58; 383 V8@58|Merc-O-Matic; 3-speed manual|21
Mercury|Comet Cyclone|64-67|ht|289 V8@64-66; 390 V8@66-67|4-speed manual; C6 automatic@66-67; Merc-O-Matic@64-66|24
Mercury|Cougar|67-70|ht conv@69-70|289 V8@67-68; 302 V8@68; 351 Windsor V8@69-70; 390 V8@67-69|3-speed manual; 4-speed manual; C4 automatic@67-68; FMX automatic@69-70|24
Lincoln|Continental|61-67|sedan|430 V8@61-65; 462 V8@66-67|Turbo-Drive automatic|24
Chevrolet|Master Deluxe|37-40|coupe sedan|216 six|3-speed manual|21
Chevrolet|Fleetline|46-52|sedan coupe|216 six; 235 six@50-52|3-speed manual; Powerglide@50-52|18
Chevrolet|3100|47-55|step|216 six@47-53; 235 six@54-55|3-speed manual; 4-speed manual|27
Chevrolet|3100|55-59|step|235 six; 265 V8@55-56; 283 V8@57-59|3-speed manual; 4-speed manual|34
Chevrolet|210|55-57|sedan wagon hardtop|235 six; 265 V8; 283 V8@57|3-speed manual; Powerglide|29
Chevrolet|Bel Air|55-57|sedan hardtop conv wagon|235 six; 265 V8; 283 V8@57|3-speed manual; 3-speed with overdrive; Powerglide|45
Chevrolet|Impala|58-60|hardtop conv|283 V8; 348 V8; 235 six|3-speed manual; Powerglide; Turboglide|39
Chevrolet|Impala|61-64|ht conv sedan|283 V8; 327 V8@62-64; 348 V8@61; 409 V8@62-64; 235 six@61-62; 230 six@63-64|3-speed manual; 4-speed manual; Powerglide|30
Chevrolet|Impala|65-68|ht conv|283 V8@65-67; 307 V8@68; 327 V8; 396 V8@65-67|Powerglide; 3-speed manual; TH400 automatic@66-68|23
Chevrolet|Nomad|55-57|wagon|265 V8; 283 V8@57|3-speed manual; Powerglide|52
Chevrolet|El Camino|59-60|pickup|283 V8; 348 V8; 235 six|3-speed manual; Powerglide|31
Chevrolet|El Camino|68-72|pickup|307 V8@68-72; 350 V8@69-72; 396 V8@68-70; 327 V8@68|TH350 automatic@69-72; Powerglide@68-72; 4-speed manual|26
Chevrolet|Corvair Monza|60-64|muscle conv@62-64 sedan|140 flat six@60; 145 flat six@61-63; 164 flat six@64|3-speed manual; 4-speed manual; Powerglide|14
Chevrolet|Chevy II Nova|62-67|ht conv@62-63 wagon|194 six; 283 V8@64-67; 327 V8@65-67|3-speed manual; 4-speed manual@64-67; Powerglide|25
Chevrolet|Nova|68-72|muscle|250 six; 307 V8; 350 V8|3-speed manual; 4-speed manual; Powerglide; TH350 automatic@69-72|27
Chevrolet|Chevelle Malibu|64-67|ht conv|194 six@64-65; 230 six; 283 V8; 327 V8|3-speed manual; 4-speed manual; Powerglide|29
Chevrolet|Chevelle SS 396|66-70|ht conv|396 V8|4-speed manual; TH400 automatic@67-70; Powerglide@66-67|55
Chevrolet|Chevelle Malibu|68-72|ht conv|307 V8; 350 V8@69-72; 250 six|TH350 automatic@69-72; Powerglide; 3-speed manual|32
Chevrolet|Camaro|67-69|ht conv|327 V8; 350 V8; 230 six; 396 V8|3-speed manual; 4-speed manual; Powerglide; TH350 automatic@69|40
Chevrolet|Camaro|70-73|fastback|307 V8@70-73; 350 V8|4-speed manual; TH350 automatic|27
Chevrolet|Camaro Z28|77-81|fastback|350 V8|4-speed manual; TH350 automatic|23
Chevrolet|Monte Carlo|70-72|ht|350 V8; 400 V8@70; 402 V8@71-72|TH350 automatic; TH400 automatic|23
Chevrolet|Corvette|56-62|conv|265 V8@56; 283 V8@57-61; 327 V8@62|3-speed manual; 4-speed manual@57-62; Powerglide|58
Chevrolet|Corvette|63-67|conv fastback|327 V8; 396 V8@65; 427 V8@66-67|4-speed manual; Powerglide|62
Chevrolet|Corvette|68-72|fastback conv|327 V8@68; 350 V8@69-72; 427 V8@68-69; 454 V8@70-72|4-speed manual; TH400 automatic|31
Chevrolet|C10|60-66|step pickup|230 six@63-66; 235 six@60-62; 283 V8|3-speed manual; 4-speed manual; Powerglide|22
Chevrolet|C10|67-72|step pickup|250 six; 292 six; 283 V8@67; 307 V8@68-72; 327 V8@67-68; 350 V8@69-72|3-speed manual; 4-speed manual; TH350 automatic@69-72|31
Chevrolet|C10|73-80|step pickup|250 six; 305 V8@77-80; 350 V8; 454 V8@73-80|3-speed manual; 4-speed manual; TH350 automatic|21
Chevrolet|Chevy Van|64-66|van|153 four-cylinder@64; 194 six; 230 six@65-66|3-speed manual; Powerglide|14
GMC|100|47-55|step|228 six@47-53; 248 six@54-55|3-speed manual; 4-speed manual|23
GMC|C1500|67-72|pickup step|250 six; 292 six; 350 V8@69-72; 305 V6@67-69|3-speed manual; 4-speed manual; TH350 automatic@69-72|25
Pontiac|Chieftain|53-57|hardtop sedan|239 straight six@53-54; 268 straight eight@53-54; 287 V8@55; 316 V8@56; 347 V8@57|Hydra-Matic; 3-speed manual|20
Pontiac|Catalina|61-64|ht conv|389 V8|Hydra-Matic; 3-speed manual; 4-speed manual|24
Pontiac|LeMans|64-67|ht conv|326 V8; 215 six@64-65; 230 OHC six@66-67|3-speed manual; 4-speed manual; 2-speed automatic|22
Pontiac|GTO|64-67|ht conv muscle|389 V8@64-66; 400 V8@67|4-speed manual; 2-speed automatic@64-66; TH400 automatic@67|50
Pontiac|GTO|68-72|ht conv|400 V8; 455 V8@70-72|4-speed manual; TH400 automatic|41
Pontiac|Firebird|67-69|ht conv|326 V8@67; 350 V8@68-69; 400 V8; 230 OHC six@67; 250 OHC six@68-69|3-speed manual; 4-speed manual; TH400 automatic; 2-speed automatic|33
Pontiac|Firebird Formula|70-76|fastback|350 V8; 400 V8|4-speed manual; TH350 automatic; TH400 automatic|24
Pontiac|Trans Am|77-79|fastback|400 V8; 403 V8|4-speed manual; TH350 automatic|35
Oldsmobile|88|50-53|sedan coupe@50|303 Rocket V8|Hydra-Matic; 3-speed manual|20
Oldsmobile|Super 88|55-58|hardtop conv sedan|324 Rocket V8@55-56; 371 Rocket V8@57-58|Hydra-Matic|25
Oldsmobile|Cutlass|64-67|ht conv|330 V8|4-speed manual; Jetaway automatic|20
Oldsmobile|Cutlass Supreme|68-72|ht conv|350 V8|TH350 automatic@69-72; Jetaway automatic@68; 4-speed manual|24
Oldsmobile|442|66-70|ht conv|400 V8@66-69; 455 V8@70|4-speed manual; TH400 automatic@67-70; Jetaway automatic@66|47
Oldsmobile|Toronado|66-70|fastback|425 V8@66-67; 455 V8@68-70|TH425 automatic|19
Buick|Special|46-49|sedan|248 straight eight|3-speed manual|14
Buick|Special|54-57|hardtop sedan wagon|264 Nailhead V8@54-55; 322 Nailhead V8@56; 364 Nailhead V8@57|Dynaflow; 3-speed manual|20
Buick|Riviera|63-65|ht|401 Nailhead V8; 425 Nailhead V8|TH400 automatic@64-65; Dynaflow@63|28
Buick|Skylark|64-67|ht conv|300 V8; 225 V6|2-speed automatic; 4-speed manual|18
Buick|GS 400|67-69|ht conv|400 V8|4-speed manual; TH400 automatic|36
Cadillac|Series 62|49-53|hardtop sedan conv|331 V8|Hydra-Matic|29
Cadillac|Coupe de Ville|56-60|hardtop|365 V8@56-58; 390 V8@59-60|Hydra-Matic|36
Cadillac|de Ville|63-68|ht conv|390 V8@63; 429 V8@64-67; 472 V8@68|Hydra-Matic@63-64; TH400 automatic@64-68|21
Plymouth|P15 Deluxe|46-48|sedan coupe|218 flathead six|3-speed manual|14
Plymouth|Belvedere|55-58|hardtop sedan conv|230 flathead six; 260 V8@55; 277 V8@56; 301 V8@57; 318 Poly V8@58|3-speed manual; PowerFlite; TorqueFlite@57-58|28
Plymouth|Valiant|63-66|ht conv sedan|170 Slant Six; 225 Slant Six; 273 V8@64-66|3-speed manual; 4-speed manual@64-66; TorqueFlite|14
Plymouth|Barracuda|64-66|fastback|225 Slant Six; 273 V8|4-speed manual; TorqueFlite|21
Plymouth|Barracuda|67-69|fastback ht conv|225 Slant Six; 273 V8@67; 318 V8@68-69; 340 V8@68-69; 383 V8|4-speed manual; TorqueFlite|28
Plymouth|'Cuda|70-74|ht|340 V8@70-73; 383 V8@70-71; 360 V8@74|4-speed manual; TorqueFlite|58
Plymouth|Duster|70-74|muscle|225 Slant Six; 318 V8; 340 V8@70-73|3-speed manual; 4-speed manual@70-74; TorqueFlite|21
Plymouth|Satellite|65-67|ht conv|318 V8; 361 V8@65-66; 383 V8|4-speed manual; TorqueFlite|25
Plymouth|Road Runner|68-70|ht muscle|383 V8; 440 V8@69-70|4-speed manual; TorqueFlite|49
Plymouth|Fury|65-68|ht conv|318 V8; 383 V8|3-speed manual; TorqueFlite|17
Dodge|Coronet|49-53|sedan|230 flathead six; 241 Red Ram V8@53|Gyro-Matic; 3-speed manual|13
Dodge|Coronet 440|65-69|ht conv|318 V8; 361 V8@65-66; 383 V8|TorqueFlite; 4-speed manual|25
Dodge|Charger|66-67|fastback|318 V8; 361 V8@66; 383 V8|4-speed manual; TorqueFlite|32
Dodge|Charger|68-70|ht|318 V8; 383 V8; 440 V8|4-speed manual; TorqueFlite|59
Dodge|Dart|63-66|sedan ht conv|170 Slant Six; 225 Slant Six; 273 V8@64-66|3-speed manual; TorqueFlite|13
Dodge|Dart Swinger|69-73|ht|225 Slant Six; 318 V8; 340 V8@69-70|3-speed manual; 4-speed manual; TorqueFlite|20
Dodge|Challenger|70-74|ht conv@70-71|318 V8; 340 V8@70-73; 383 V8@70-71; 360 V8@74|4-speed manual; TorqueFlite|46
Dodge|D100|61-71|pickup step|225 Slant Six; 318 V8|3-speed manual; 4-speed manual; TorqueFlite@64-71|15
Dodge|A100|64-70|van|170 Slant Six@64-66; 225 Slant Six; 273 V8@65-66; 318 V8@67-70|3-speed manual; TorqueFlite|19
DeSoto|Firedome|52-57|sedan hardtop@53-57|276 Hemi V8@52-54; 291 Hemi V8@55; 330 Hemi V8@56; 341 Hemi V8@57|PowerFlite@54-56; 3-speed manual; TorqueFlite@57|21
Chrysler|New Yorker|55-59|hardtop sedan|331 Hemi V8@55; 354 Hemi V8@56; 392 Hemi V8@57-58; 413 V8@59|PowerFlite@55-56; TorqueFlite@57-59|25
Chrysler|300|62-66|ht conv|383 V8; 413 V8@62-65; 440 V8@66|TorqueFlite|22
AMC|Javelin|68-70|ht|232 six; 290 V8@68-69; 343 V8@68-69; 304 V8@70; 360 V8@70; 390 V8|4-speed manual@68-70; 3-speed manual; Shift-Command automatic|21
AMC|AMX|68-70|fastback|290 V8@68-69; 343 V8@68-69; 360 V8@70; 390 V8|4-speed manual; Shift-Command automatic|35
AMC|Rambler American|61-65|sedan conv wagon|195.6 six|3-speed manual; 3-speed with overdrive; Flash-O-Matic|11
Nash|Ambassador|49-54|sedan|234 six@49-51; 252 six@52-54|3-speed with overdrive; Hydra-Matic|13
Hudson|Hornet|51-54|sedan hardtop|308 six|3-speed manual; Hydra-Matic|33
Packard|Clipper|53-56|sedan hardtop@55-56|288 straight eight@53-54; 327 straight eight@53-54; 320 V8@55; 352 V8@56|Ultramatic; 3-speed with overdrive|17
Studebaker|Champion|47-52|sedan coupe conv|169 six|3-speed manual; 3-speed with overdrive|15
Studebaker|Commander|51-55|sedan hardtop@52-55|232 V8@51-54; 224 V8@55; 259 V8@55|3-speed with overdrive; Automatic Drive|16
Studebaker|Golden Hawk|56-58|hardtop|352 V8@56; 289 supercharged V8@57-58|3-speed with overdrive; Flightomatic|34
Studebaker|Lark|59-63|sedan hardtop conv@60-63 wagon|169 six; 259 V8; 289 V8@62-63|3-speed manual; 3-speed with overdrive; Flightomatic|12
Studebaker|2R5|49-53|step|169 six|3-speed manual; 3-speed with overdrive|20
International|L-110|50-52|step|220 Silver Diamond six|3-speed manual; 4-speed manual|19
International|B-110|59-61|step pickup|220 Black Diamond six; 266 V8|3-speed manual; 4-speed manual|16
International|1000C|65-68|pickup step|241 six; 266 V8; 304 V8|3-speed manual; 4-speed manual|14
Willys|Pickup|47-56|step|134 flathead four-cylinder@47-50; 134 F-head four-cylinder@50-56; 226 six@54-56|3-speed manual|17
Volkswagen|Type 2 Bus|58-67|van|1200 flat four@58-62; 1500 flat four@63-67|4-speed manual|38
Volkswagen|Type 2 Bus|68-74|van|1600 flat four@68-71; 1700 flat four@72-73; 1800 flat four@74|4-speed manual|24
MG|TD|50-53|roadster|1250 four-cylinder|4-speed manual|18
MG|MGB|63-74|conv|1798 four-cylinder|4-speed manual; 4-speed with overdrive|13
Triumph|TR4|62-65|conv|2138 four-cylinder|4-speed manual; 4-speed with overdrive|22
Triumph|TR6|69-76|conv|2498 six|4-speed manual; 4-speed with overdrive|21
Austin-Healey|3000|59-67|conv|2912 six|4-speed with overdrive|46
Jaguar|E-Type|64-68|fastback conv|4.2 six|4-speed manual|78
Datsun|240Z|70-73|fastback|2.4 six|4-speed manual; 3-speed automatic@71-73|32
Datsun|280Z|75-78|fastback|2.8 six|4-speed manual; 5-speed manual@77-78|21
Datsun|620|72-79|pickup|1595 four-cylinder@72-73; 1770 four-cylinder@74; 1952 four-cylinder@75-79|4-speed manual|12
Toyota|Celica GT|76-77|fastback|2.2 four-cylinder|5-speed manual; 3-speed automatic|14
Volvo|122S|60-68|sedan|1583 four-cylinder@60-61; 1778 four-cylinder@62-68|4-speed manual|15
Opel|GT|69-73|fastback|1.9 four-cylinder|4-speed manual|14
`;

/** Younger vehicles, for people who look beyond classics. */
const lateTable = `
Chevrolet|Camaro Z28|96-02|fastback|5.7 LT1 V8@96-97; 5.7 LS1 V8@98-02|6-speed manual; 4L60-E automatic|15
Pontiac|Firebird Formula|96-02|fastback|5.7 LT1 V8@96-97; 5.7 LS1 V8@98-02|6-speed manual; 4L60-E automatic|16
Ford|Mustang GT|96-04|muscle conv|4.6 V8|5-speed manual; 4R70W automatic|11
Ford|Thunderbird|02-05|conv|3.9 V8|5-speed automatic|15
Chevrolet|C1500|88-98|pickup step|4.3 V6; 5.0 V8@88-95; 5.7 V8|5-speed manual; 700R4 automatic@88-92; 4L60-E automatic@93-98|11
Buick|Roadmaster Estate|94-96|wagon|5.7 LT1 V8|4L60-E automatic|13
Chevrolet|Corvette|97-04|fastback|5.7 LS1 V8|6-speed manual; 4L60-E automatic|20
Ford|F-150|87-96|pickup step|4.9 six; 5.0 V8; 5.8 V8|5-speed manual; E4OD automatic@89-96|10
`;

export const vehicleModels: readonly VehicleModel[] = read(table);
export const lateModels: readonly VehicleModel[] = read(lateTable);

/** The entries that were available in a year. */
export const inYear = <Name extends string>(list: readonly InYears<Name>[], year: number): readonly Name[] =>
  list.filter(({ from, to }) => from <= year && year <= to).map(({ name }) => name);

function read(rows: string): VehicleModel[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [make = '', model = '', years = '', bodyNames = '', engines = '', gearboxes = '', worth = ''] =
        row.split('|');
      const [from, to] = yearsOf(years);
      const within = (list: string, divider: string) =>
        list.split(divider).map((entry) => {
          const [name = '', only] = entry.split('@');
          const [first, last] = only === undefined ? [from, to] : yearsOf(only);
          return { name, from: first, to: last };
        });
      return {
        make,
        model,
        from,
        to,
        bodies: within(bodyNames, ' ') as InYears<BodyName>[],
        engines: within(engines, '; '),
        gearboxes: within(gearboxes, '; '),
        worth: Number(worth),
      };
    });
}

/** '55-57' is 1955 to 1957, '96-02' is 1996 to 2002, '57' is 1957. */
export function yearsOf(range: string): [number, number] {
  const [from = '', to = from] = range.split('-');
  const year = (two: string) => Number(two) + (Number(two) <= 10 ? 2000 : 1900);
  return [year(from), year(to)];
}
