import { yearsOf } from './vehicle-models.js';

/** The maker, who has a format of part numbers. */
export type Maker = 'gm' | 'ford' | 'mopar' | 'amc' | 'stude' | 'ih' | 'vw' | 'brit' | 'datsun' | 'jeep';

/** Cars of one generation that share their parts. */
export interface FitGroup {
  readonly maker: Maker;
  /** Traits that mechanical lines name: 'sbc', 'fe', 'flathead', 'truck'… */
  readonly traits: readonly string[];
  readonly cars: readonly {
    readonly make: string;
    readonly model: string;
    readonly from: number;
    readonly to: number;
  }[];
}

/** maker | traits | make: model years, model years; make: … */
const table = `
gm|stovebolt|Chevrolet: Master Deluxe 37-40, Fleetline 46-48; Pontiac: Torpedo 40-48
gm|stovebolt|Chevrolet: Fleetline 49-52, Styleline Deluxe 49-52
gm|stovebolt truck|Chevrolet: 3100 47-54, 3600 47-54; GMC: 100 47-54
gm|sbc235 sbc truck|Chevrolet: 3100 55-59, 3200 55-59; GMC: 100 55-59
gm|sbc sbc235 tri5|Chevrolet: 150 55-57, 210 55-57, Bel Air 55-57, Nomad 55-57
gm|sbc|Chevrolet: Bel Air 58-60, Impala 58-60, El Camino 59-60
gm|sbc|Chevrolet: Impala 61-64, Bel Air 61-64, Biscayne 61-64
gm|sbc bbc|Chevrolet: Impala 65-68, Caprice 66-68, Biscayne 65-68
gm|sbc|Chevrolet: Chevy II 62-65, Nova 62-65
gm|sbc|Chevrolet: Chevy II 66-67, Nova 66-67
gm|sbc bbc|Chevrolet: Nova 68-72, Chevy II 68-68
gm|sbc abody|Chevrolet: Chevelle 64-65, El Camino 64-65, Malibu 64-65
gm|sbc bbc abody|Chevrolet: Chevelle 66-67, El Camino 66-67, Malibu 66-67
gm|sbc bbc abody|Chevrolet: Chevelle 68-69, El Camino 68-69, Malibu 68-69
gm|sbc bbc abody|Chevrolet: Chevelle 70-72, El Camino 70-72, Monte Carlo 70-72
gm|sbc bbc fbody|Chevrolet: Camaro 67-68; Pontiac: Firebird 67-68
gm|sbc bbc fbody|Chevrolet: Camaro 67-69; Pontiac: Firebird 67-69
gm|sbc fbody|Chevrolet: Camaro 70-73; Pontiac: Firebird 70-73
gm|sbc fbody|Chevrolet: Camaro 74-81; Pontiac: Firebird 74-81
gm|sbc vette|Chevrolet: Corvette 56-62
gm|sbc bbc vette|Chevrolet: Corvette 63-67
gm|sbc bbc vette|Chevrolet: Corvette 68-72
gm|corvair|Chevrolet: Corvair 60-64, Corvair Monza 60-64
gm|sbc truck|Chevrolet: C10 60-66, C20 60-66; GMC: 1000 60-66
gm|sbc truck|Chevrolet: C10 67-72, C20 67-72, K10 67-72; GMC: C1500 67-72
gm|sbc bbc truck|Chevrolet: C10 73-80, K10 73-80, Blazer 73-80; GMC: C1500 73-80
gm|poncho|Pontiac: Catalina 61-64, Bonneville 61-64, Grand Prix 62-64
gm|poncho abody|Pontiac: GTO 64-65, LeMans 64-65, Tempest 64-65
gm|poncho abody|Pontiac: GTO 66-67, LeMans 66-67, Tempest 66-67
gm|poncho abody|Pontiac: GTO 68-70, LeMans 68-70, Tempest 68-70
gm|olds|Oldsmobile: 88 50-53, 98 50-53
gm|olds|Oldsmobile: Super 88 55-56, 98 55-56
gm|olds abody|Oldsmobile: Cutlass 64-67, F-85 64-67, 442 64-67
gm|olds abody|Oldsmobile: Cutlass 68-72, 442 68-71
gm|nailhead|Buick: Special 54-56, Century 54-56
gm|nailhead|Buick: Riviera 63-65, Electra 63-65, Wildcat 63-65
gm|buick abody|Buick: Skylark 64-67, Special 64-67
gm|buick abody|Buick: Skylark 68-72, GS 350 68-69
gm|caddy|Cadillac: Series 62 49-53
gm|caddy|Cadillac: Coupe de Ville 56-60, Series 62 56-60
gm|caddy|Cadillac: de Ville 65-67, Calais 65-67
ford|modela|Ford: Model A 28-29
ford|modela|Ford: Model A 30-31
ford|flathead|Ford: Model 40 33-34, Model 18 32-32
ford|flathead|Ford: Deluxe 37-40, Standard 37-40
ford|flathead|Ford: Super Deluxe 41-48; Mercury: Eight 41-48
ford|flathead|Ford: Custom 49-51; Mercury: Eight 49-51
ford|flathead truck|Ford: F-1 48-52, F-2 48-52
ford|yblock truck|Ford: F-100 53-56, F-250 53-56
ford|yblock|Ford: Fairlane 55-56, Customline 55-56, Crown Victoria 55-56
ford|yblock|Ford: Fairlane 57-59, Country Sedan 57-59, Ranchero 57-59
ford|yblock tbird|Ford: Thunderbird 55-57
ford|fe|Ford: Thunderbird 58-60
ford|fe|Ford: Thunderbird 61-63
ford|fe|Ford: Galaxie 60-64; Mercury: Monterey 60-64
ford|fe sbf|Ford: Galaxie 65-68, LTD 65-68
ford|sbf six|Ford: Falcon 60-63, Ranchero 60-63; Mercury: Comet 60-63
ford|sbf six|Ford: Falcon 64-65, Ranchero 64-65; Mercury: Comet 64-65
ford|sbf|Ford: Fairlane 62-65; Mercury: Meteor 62-63
ford|sbf fe|Ford: Fairlane 66-67, Ranchero 66-67; Mercury: Comet 66-67
ford|sbf fe cleveland|Ford: Torino 68-71, Fairlane 68-70; Mercury: Montego 68-71
ford|sbf six mustang|Ford: Mustang 65-66
ford|sbf fe mustang|Ford: Mustang 67-68; Mercury: Cougar 67-68
ford|sbf fe cleveland mustang|Ford: Mustang 69-70; Mercury: Cougar 69-70
ford|sbf cleveland mustang|Ford: Mustang 71-73; Mercury: Cougar 71-73
ford|yblock truck|Ford: F-100 57-60, F-250 57-60
ford|six truck|Ford: F-100 61-66, F-250 61-66
ford|fe truck|Ford: F-100 67-72, F-250 67-72
ford|fe truck|Ford: F-100 73-79, F-250 73-79, Bronco 78-79
ford|sbf truck|Ford: Bronco 66-77
ford|mel|Lincoln: Continental 61-65
mopar|flatsix|Plymouth: P15 46-48; Dodge: Deluxe 46-48
mopar|flatsix|Dodge: Coronet 49-52; Plymouth: Cranbrook 51-52
mopar|poly|Plymouth: Belvedere 55-56, Savoy 55-56; Dodge: Coronet 55-56
mopar|poly|Plymouth: Fury 57-59, Belvedere 57-59; Dodge: Coronet 57-59
mopar|hemi|Chrysler: New Yorker 55-58, 300 55-58
mopar|hemi|DeSoto: Firedome 52-57, Fireflite 55-57
mopar|la slant|Plymouth: Valiant 63-66, Barracuda 64-66; Dodge: Dart 63-66
mopar|la slant|Plymouth: Valiant 67-76, Duster 70-76; Dodge: Dart 67-76
mopar|la bblock|Plymouth: Barracuda 67-69; Dodge: Dart 67-69
mopar|bblock la|Plymouth: Belvedere 66-67, Satellite 66-67; Dodge: Coronet 66-67, Charger 66-67
mopar|bblock la|Plymouth: Road Runner 68-70, Satellite 68-70; Dodge: Charger 68-70, Coronet 68-70
mopar|bblock la|Plymouth: 'Cuda 70-74, Barracuda 70-74; Dodge: Challenger 70-74
mopar|bblock|Plymouth: Fury 65-68; Chrysler: 300 65-68; Dodge: Polara 65-68
mopar|la slant truck|Dodge: D100 61-71, W100 61-71, A100 64-70
amc|amcv8|AMC: Javelin 68-70, AMX 68-70, Rebel 68-70
amc|amcv8|AMC: Javelin 71-74, Matador 71-74, Hornet 71-74
amc|amcsix|AMC: Rambler American 61-63, Classic 61-62
amc|nash|Nash: Ambassador 49-54, Statesman 49-54
amc|hudson|Hudson: Hornet 51-54, Commodore 51-52
stude|studesix|Studebaker: Champion 47-52, Commander 47-50
stude|studev8|Studebaker: Commander 51-55, Champion 53-55
stude|studev8|Studebaker: Golden Hawk 57-58, Silver Hawk 57-59, Hawk 60-61
stude|studev8|Studebaker: Lark 59-66, Gran Turismo Hawk 62-64
stude|studesix truck|Studebaker: 2R5 49-53, 3R5 54-54
stude|packard|Packard: Clipper 55-56, Patrician 55-56
ih|ihtruck|International: Scout 80 61-65, Scout 800 66-71
ih|ihtruck|International: Scout II 71-80
ih|ihtruck truck|International: L-110 50-52, R-110 53-55
ih|ihtruck truck|International: B-110 59-61, B-120 59-61
jeep|willys|Jeep: CJ-5 55-71, CJ-6 56-71
jeep|willys truck|Willys: Pickup 47-56, Station Wagon 47-56
vw|vw|Volkswagen: Beetle 58-67, Karmann Ghia 58-67
vw|vw|Volkswagen: Beetle 68-77, Karmann Ghia 68-74
vw|vw|Volkswagen: Type 2 Bus 58-67
brit|mgb|MG: MGB 63-67
brit|mgb|MG: MGB 68-74
brit|tr|Triumph: TR4 62-65, TR4A 65-67
brit|tr|Triumph: TR6 69-76, TR250 68-68
brit|healey|Austin-Healey: 3000 59-67
datsun|zcar|Datsun: 240Z 70-73, 260Z 74-74
datsun|zcar|Datsun: 280Z 75-78
`;

export const fitGroups: readonly FitGroup[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [maker = '', traits = '', makes = ''] = row.split('|');
    return { maker: maker as Maker, traits: traits.split(' '), cars: makes.split('; ').flatMap(carsOf) };
  });

function carsOf(entry: string): FitGroup['cars'] {
  const [make = '', models = ''] = entry.split(': ');
  return models.split(', ').map((one) => {
    const [, model = '', years = ''] = /^(.+) (\d\d-\d\d)$/.exec(one) ?? [];
    const [from, to] = yearsOf(years);
    return { make, model, from, to };
  });
}
