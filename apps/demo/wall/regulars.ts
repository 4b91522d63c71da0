/** Members who write often: number among the demo people | handle | cars of their garage | what they say of themselves. */
const table = `
0|ray-kowalski|1957 Chevrolet 3100; 1959 Chevrolet 3100|Task Force trucks since 1981. If it fits a 55-59, I probably have two of it in the barn.
1|donna-w|1951 Chevrolet 3100|A 51 pickup in more pieces than it was built of. Weekends, and some weeknights.
2|marge-lindqvist|1962 Studebaker Lark|Larks, swap meets, and a thermos of coffee at the gate.
6|bill-park|1932 Ford Model 18|Retired machinist. I still have the Bridgeport.
8|tamika-c|1963 Ford Falcon Futura|My mother bought the Falcon new. It is staying.
9|bob-rivera|1951 Ford F-1|Flatheads. Slow, hot and mine.
10|todd-240z|1971 Datsun 240Z|Series 1 Z, owned since college.
17|greg-turner|1967 MG MGB|MGB, positive ground and positive attitude.
19|diane-nash|1951 Nash Ambassador|Nash Ambassador with the seats that fold into a bed.
24|scott-fontenot|1964 Ford Econoline (170 six)|Vans and dusty roads.
25|yolanda-brooks|1955 DeSoto Firedome|One DeSoto, one patient husband.
30|teresa-murphy|1958 Chevrolet 3100|Ranch truck brought back to ranch work.
31|marcus-m|1968 Dodge Charger (383 V8)|Charger, 383, four-speed. Milwaukee.
35|todd-reed|1967 Chevrolet Chevelle Malibu|Body man by trade, Chevelle man by choice.
38|mark-tanaka|1952 Chevrolet Fleetline|English wheel, planishing hammer, patience.
39|thomas-torres|1972 Triumph TR6|It marks its spot wherever I park.
40|kyle-p|1972 Chevrolet C10|First truck. Learning as I go.
43|gus-rivera|1964 Chevrolet Impala|Organizer of the Harbor breakfast run.
44|sheila-z|1955 Ford Thunderbird|Upholstery shop for 34 years. Ask me about your seats.
47|carl-simmons|1965 Dodge Dart (225 Slant Six)|Slant Six. Still running, always will.
50|ashley-corvair|1963 Chevrolet Corvair Monza|Nurse by night, Corvair by day.
51|charles-stewart|1930 Ford Model A|Model A club tech adviser. 77 and still under the car.
53|stan-wagner|1940 Ford Deluxe|Metal shaper in Sun Prairie. I teach twice a year.
56|angelo-rogers|1964 Ford Galaxie 500 (390 V8)|Galaxie with a 390 and a leak I have named.
59|nancy-bennett|1956 Ford Thunderbird|Little Bird owner, member of two clubs.
64|peggy-russell|1969 AMC Javelin|AMC. Yes, on purpose.
65|james-vance|1969 Plymouth Road Runner|B-bodies, fender tags, broadcast sheets.
67|ruth-lopez|1954 Buick Special|I sew. Headliners, door panels, tops.
72|ashley-peterson|1974 Datsun 620|Little truck, big city.
76|brandon-becker|1955 Studebaker Commander|26, fourth generation Studebaker people.
78|karen-taylor|1953 Hudson Hornet|Twin H-Power and no hurry.
79|kyle-wilson|1969 Chevrolet Camaro (350 V8)|Restoring a small block Camaro with my dad.
83|ernie-vance|1964 Buick Riviera|Nailheads. I run the breakfast meet in Goodyear.
86|doug-kessler|1966 Plymouth Satellite (383 V8)|Satellite, 383 Commando, driven.
92|craig-pruitt|1956 Chevrolet 3100|Panhandle truck with panhandle patina.
97|carl-stewart|1962 Austin-Healey 3000|Healey, and the tools to keep it alive in Maine.
99|hiro-allen|1976 Datsun 280Z|Fuel injection is only plumbing with wires.
106|gene-park|1950 Ford Custom|31 years at the Rouge. Ford castings are my reading.
111|maria-hayes|1952 Chevrolet 3100|High plains, dry metal, lots of wind.
112|harold-wright|1947 Ford Super Deluxe|Carburetors since 1966. I read every number.
116|tony-baker|1969 Pontiac Firebird|Pontiac drivetrains, nothing else.
125|grace-becker|1970 Oldsmobile 442|Oldsmobile, because Lansing.
126|eric-campbell|1967 Volkswagen Type 2 Bus|Bus. Slow lane. Happy.
128|cody-white|1970 Chevrolet Nova|Nova, six-cylinder, and it stays that way.
134|walt-miller|1939 Ford Deluxe|Flatheads since 1955. I was there.
138|ruth-wright|1948 Plymouth P15 Deluxe|Drives to church and back, and to Indiana shows.
144|eric-hatfield|1962 Chevrolet Corvette|Fiberglass and small block numbers.
152|jeff-yoder|1966 Chevrolet C10 (250 six)|C10, 250 six, three on the tree.
159|tim-okafor|1959 Chevrolet 3100|Apache in the hills.
161|tyler-evans|1966 Ford F-100|Up north. Works at the mill, wrenches at night.
162|charles-king|1967 Dodge Coronet 440|Detroit, born and bolted.
164|jen-davis|1966 Pontiac GTO|Tri-power tuner.
171|carl-obrien|1961 Volvo 122S|Old Swedish iron in the rain.
176|terry-k|1956 Chevrolet 3100|Carburetor bench in Janesville. Rochester, Carter, Holley, Stromberg.
178|loretta-r|1950 Studebaker Champion|My Champion and I are nearly the same age.
202|harold-kramer|1957 Chrysler New Yorker|Early Hemi. Heavy, and worth it.
203|stan-larsen|1963 Studebaker Lark|South Bend built, Elkhart kept.
209|tony-hernandez|1964 Chevrolet Impala|Impala and chrome polish.
212|otto-kessler|1960 Volkswagen Type 2 Bus|Air-cooled, since before it was a hobby.
214|vince-tran|1959 Cadillac Coupe de Ville|Fins are not optional.
215|katie-lindgren|1965 Volkswagen Type 2 Bus|Bus restoration, taught myself to weld for it.
220|ernie-park|1960 International B-110|Corn Binders. Farm kid, farm trucks.
223|bill-rivera|1970 Plymouth Duster (340 V8)|Swap meet promoter and Duster owner.
231|elena-sato|1964 Lincoln Continental|Suicide doors and vacuum lines.
238|amy-ward|1967 Ford Mustang|Six-cylinder Mustang, my first restoration.
240|rosa-morris|1957 Studebaker Golden Hawk|Supercharged, when the belt holds.
246|james-peterson|1956 Chevrolet 210 (265 V8)|Post sedan, 265, three-speed overdrive.
260|jeff-hayes|1966 Dodge A100 (225 Slant Six)|Slant Six between the seats.
275|elena-young|1966 Volvo 122S|Boston winters, twin SUs.
292|james-wright|1951 Willys Pickup|Willys truck. Thirty-five miles an hour is plenty.
`;

/** A vehicle in a member's garage. */
export interface OwnCar {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Where it is not the usual one. */
  readonly engine?: string;
}

/** A member who writes often. */
export interface Regular {
  readonly handle: string;
  readonly cars: readonly OwnCar[];
  readonly bio: string;
}

export const regulars: ReadonlyMap<number, Regular> = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [at = '', handle = '', cars = '', bio = ''] = row.split('|');
      return [Number(at), { handle, bio, cars: cars.split('; ').map(readCar) }];
    }),
);

/** "1968 Dodge Charger (383 V8)": makes are one word here. */
function readCar(text: string): OwnCar {
  const [, year = '', make = '', model = '', engine] =
    /^(\d{4}) (\S+) ([^(]+?)(?: \((.+)\))?$/.exec(text) ?? [];
  return { year: Number(year), make, model, ...(engine && { engine }) };
}

/** Everybody's handle, by number: that of a regular, else their name. */
export const handlesOf = (people: readonly { readonly name: string }[]): readonly string[] =>
  people.map(
    ({ name }, at) =>
      regulars.get(at)?.handle ??
      name
        .toLowerCase()
        .replaceAll("'", '')
        .replaceAll(/[^a-z0-9]+/g, '-')
        .slice(0, 30),
  );
