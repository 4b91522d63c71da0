/** Nicknames and body codes with the cars and years that they mean, a line each: `nickname, other spelling: Make Model years,
 *  Make years`. Case and blanks do not matter, and a hyphen is a blank. */
export const nicknames = `
# Chevrolet and GMC
tri five, tri 5, trifive: Chevrolet 1955-1957, Pontiac 1955-1957, GMC 1955-1957
shoebox, shoe box: Ford 1949-1951, Chevrolet 1955-1957
gullwing chevy, bat wing, batwing: Chevrolet Impala 1959, Chevrolet Bel Air 1959, Chevrolet Biscayne 1959, Chevrolet El Camino 1959-1960
advance design, advanced design: Chevrolet 1947-1955, GMC 1947-1955
task force, taskforce: Chevrolet 1955-1959, GMC 1955-1959
blue chip: GMC 1955-1959
thriftmaster: Chevrolet 1947-1955
square body, squarebody: Chevrolet 1973-1991, GMC 1973-1991
action line: Chevrolet 1967-1972, GMC 1967-1972
mid year, midyear: Chevrolet Corvette 1963-1967
straight axle corvette, solid axle corvette, straight axle vette: Chevrolet Corvette 1953-1962
chrome bumper corvette, chrome bumper vette: Chevrolet Corvette 1968-1972
mako shark: Chevrolet Corvette 1968-1982
shovelnose camaro, catfish camaro: Chevrolet Camaro 1998-2002
early model corvair: Chevrolet Corvair 1960-1964
late model corvair: Chevrolet Corvair 1965-1969
# GM bodies
gm a body: Chevrolet Chevelle 1964-1977, Chevrolet Malibu 1964-1977, Chevrolet El Camino 1964-1977, Chevrolet Monte Carlo 1970-1977, Pontiac GTO 1964-1973, Pontiac LeMans 1964-1977, Pontiac Tempest 1964-1970, Oldsmobile Cutlass 1964-1977, Oldsmobile 442 1964-1977, Buick Skylark 1964-1972, Buick Gran Sport 1965-1975
gm b body: Chevrolet Impala 1959-1990, Chevrolet Bel Air 1959-1975, Chevrolet Biscayne 1959-1972, Chevrolet Caprice 1966-1990, Pontiac Catalina 1959-1981, Oldsmobile 88 1959-1985, Buick LeSabre 1959-1985
gm c body: Cadillac DeVille 1959-1984, Buick Electra 1959-1984, Oldsmobile 98 1959-1984
gm e body: Buick Riviera 1963-1985, Oldsmobile Toronado 1966-1985, Cadillac Eldorado 1967-1985
f body, fbody: Chevrolet Camaro 1967-2002, Pontiac Firebird 1967-2002, Pontiac Trans Am 1969-2002
g body, gbody: Chevrolet Monte Carlo 1978-1988, Chevrolet Malibu 1978-1983, Chevrolet El Camino 1978-1987, Buick Regal 1978-1987, Buick Grand National 1982-1987, Oldsmobile Cutlass 1978-1988, Oldsmobile 442 1978-1987, Pontiac Grand Prix 1978-1987
gm x body: Chevrolet Nova 1962-1979, Pontiac Ventura 1971-1977, Oldsmobile Omega 1973-1979, Buick Apollo 1973-1975
h body: Chevrolet Vega 1971-1977, Chevrolet Monza 1975-1980, Pontiac Astre 1973-1977, Pontiac Sunbird 1976-1980
y body: Chevrolet Corvette 1953-1996, Buick Special 1961-1963, Oldsmobile F-85 1961-1963, Pontiac Tempest 1961-1963
a body, abody: Chevrolet Chevelle 1964-1977, Chevrolet Malibu 1964-1977, Chevrolet El Camino 1964-1977, Chevrolet Monte Carlo 1970-1977, Pontiac GTO 1964-1973, Pontiac LeMans 1964-1977, Pontiac Tempest 1964-1970, Oldsmobile Cutlass 1964-1977, Oldsmobile 442 1964-1977, Buick Skylark 1964-1972, Buick Gran Sport 1965-1975, Plymouth Valiant 1960-1976, Plymouth Barracuda 1964-1969, Plymouth Duster 1970-1976, Plymouth Scamp 1971-1976, Dodge Dart 1963-1976, Dodge Demon 1971-1972, Dodge Lancer 1961-1962
b body, bbody: Chevrolet Impala 1959-1990, Chevrolet Bel Air 1959-1975, Chevrolet Biscayne 1959-1972, Chevrolet Caprice 1966-1990, Pontiac Catalina 1959-1981, Oldsmobile 88 1959-1985, Buick LeSabre 1959-1985, Plymouth Road Runner 1968-1975, Plymouth GTX 1967-1971, Plymouth Satellite 1965-1974, Plymouth Belvedere 1962-1970, Plymouth Fury 1962-1964, Plymouth Superbird 1970, Dodge Charger 1966-1978, Dodge Coronet 1965-1976, Dodge Super Bee 1968-1971, Dodge Polara 1962-1964, Chrysler Cordoba 1975-1979
c body: Cadillac DeVille 1959-1984, Buick Electra 1959-1984, Oldsmobile 98 1959-1984, Plymouth Fury 1965-1973, Dodge Polara 1965-1973, Dodge Monaco 1965-1977, Chrysler 300 1965-1971, Chrysler Newport 1965-1978, Chrysler New Yorker 1965-1978
e body, ebody: Plymouth Barracuda 1970-1974, Dodge Challenger 1970-1974, Buick Riviera 1963-1985, Oldsmobile Toronado 1966-1985, Cadillac Eldorado 1967-1985
x body, xbody: Chevrolet Nova 1962-1979, Pontiac Ventura 1971-1977, Oldsmobile Omega 1973-1979, Buick Apollo 1973-1975
forward look: Chrysler 1955-1961, DeSoto 1955-1961, Dodge 1955-1961, Plymouth 1955-1961
pilot house, pilothouse: Dodge 1948-1953
job rated: Dodge 1939-1953
sweptline: Dodge 1961-1971
winged warrior, wing car, aero car: Dodge Daytona 1969, Plymouth Superbird 1970
fish bowl barracuda: Plymouth Barracuda 1964-1966
letter car: Chrysler 300 1955-1965
# Ford
bullet nose, bulletnose: Studebaker 1950-1951
spinner nose: Ford 1950
single spinner: Ford 1950
dual spinner: Ford 1951
deuce, deuce coupe, deuce roadster: Ford 1932
fat fender: Ford 1935-1948, Chevrolet 1935-1948
early v8 ford: Ford 1932-1953
effie: Ford 1948-1952, Ford F-1 1948-1952, Ford F-100 1953-1956
bonus built: Ford 1948-1952
slick sixties, slick 60s: Ford F-100 1961-1966
bumpside, bump side, bumpsides: Ford F-100 1967-1972, Ford F-250 1967-1972, Ford F-350 1967-1972
dentside, dent side, dentsides: Ford F-100 1973-1979, Ford F-150 1975-1979, Ford F-250 1973-1979, Ford F-350 1973-1979, Ford Bronco 1978-1979
bullnose ford, bull nose ford: Ford F-100 1980-1983, Ford F-150 1980-1986, Ford F-250 1980-1986, Ford Bronco 1980-1986
bricknose, brick nose: Ford F-150 1987-1991, Ford F-250 1987-1991, Ford Bronco 1987-1991
obs ford: Ford F-150 1992-1996, Ford F-250 1992-1997, Ford Bronco 1992-1996
early bronco: Ford Bronco 1966-1977
fox body, foxbody: Ford Mustang 1979-1993, Mercury Capri 1979-1986, Ford Fairmont 1978-1983, Ford Thunderbird 1980-1988, Mercury Cougar 1980-1988
sn95: Ford Mustang 1994-2004
baby bird, little bird, two seat thunderbird: Ford Thunderbird 1955-1957
square bird, squarebird: Ford Thunderbird 1958-1960
bullet bird, bulletbird: Ford Thunderbird 1961-1963
flair bird, flairbird: Ford Thunderbird 1964-1966
glamour bird, glamor bird: Ford Thunderbird 1967-1971
big bird: Ford Thunderbird 1972-1976
lead sled: Mercury 1949-1951
suicide door lincoln, slab side lincoln: Lincoln Continental 1961-1969
# Independents
step down, stepdown: Hudson 1948-1954
bathtub nash: Nash 1949-1951
bathtub packard, pregnant elephant, upside down bathtub: Packard 1948-1950
bathtub, bath tub: Nash 1949-1951, Porsche 356 1948-1965, Packard 1948-1950
coffin nose: Cord 810 1936-1937, Cord 1936-1937
loewy coupe: Studebaker 1953-1954
shark nose graham: Graham 1938-1940
packardbaker: Packard 1957-1958
# British
bug eye, bugeye, frog eye, frogeye, bug eye sprite: Austin-Healey Sprite 1958-1961
spridget: Austin-Healey Sprite 1958-1971, MG Midget 1961-1979
big healey: Austin-Healey 100 1953-1956, Austin-Healey 100-6 1956-1959, Austin-Healey 3000 1959-1967
square body midget, square body sprite: Austin-Healey Sprite 1961-1971, MG Midget 1961-1974
chrome bumper mg, chrome bumper b: MG MGB 1962-1974, MG Midget 1961-1974
rubber bumper mg, rubber bumper b: MG MGB 1974-1980, MG Midget 1974-1979
flat floor e type, flat floor xke: Jaguar E-Type 1961-1962
small mouth tr3: Triumph TR3 1955-1957
wide mouth tr3: Triumph TR3 1957-1962
series one e type, series 1 xke, series 1 e type: Jaguar E-Type 1961-1968
series two e type, series 2 xke, series 2 e type: Jaguar E-Type 1969-1971
series three e type, series 3 xke, series 3 e type: Jaguar E-Type 1971-1974
duetto, round tail spider, roundtail spider, boat tail spider: Alfa Romeo Spider 1966-1969
kamm tail, kammtail, kamm tail spider: Alfa Romeo Spider 1970-1993
step nose, stepnose, step front: Alfa Romeo GTV 1963-1970, Alfa Romeo Giulia 1963-1970
# German and Japanese
pretzel window, brezel, brezelfenster, split window beetle, split window bug: Volkswagen Beetle 1938-1953
samba, samba bus: Volkswagen Type 2 1951-1967
neue klasse, new class bmw: BMW 1962-1972
w114, w115, stroke 8, strich acht: Mercedes-Benz 1968-1976
w116: Mercedes-Benz 1972-1980
w126: Mercedes-Benz 1979-1991
w111, w112, w110: Mercedes-Benz 1959-1971
w121: Mercedes-Benz 190SL 1955-1963
w198: Mercedes-Benz 300SL 1954-1963
w109: Mercedes-Benz 1966-1972
hakosuka: Nissan Skyline 1968-1972
kenmeri: Nissan Skyline 1972-1977
oval window, oval bug, ovali: Volkswagen Beetle 1953-1957
super beetle: Volkswagen Beetle 1971-1979
low light ghia, lowlight: Volkswagen Karmann Ghia 1955-1959
splitty, splittie, split screen, split bus, barndoor bus, 21 window, 23 window: Volkswagen Type 2 1950-1967
barn door bus: Volkswagen Type 2 1950-1955
bread loaf, breadloaf: Volkswagen Type 2 1968-1979
pre a, pre a 356: Porsche 356 1948-1955
356 a, 356a, t1 356, t2 356: Porsche 356 1955-1959
356 b, 356b, t5 356, t6 356: Porsche 356 1959-1963
356 c, 356c, 356sc, 356 sc: Porsche 356 1963-1965
short wheelbase 911, swb 911, early 911: Porsche 911 1964-1968
long hood 911, longhood 911, long hood porsche: Porsche 911 1964-1973
g body 911, g series: Porsche 911 1974-1989
gullwing mercedes: Mercedes-Benz 300SL 1954-1957
pagoda: Mercedes-Benz 230SL 1963-1967, Mercedes-Benz 250SL 1966-1968, Mercedes-Benz 280SL 1967-1971
ponton: Mercedes-Benz 1953-1962
fintail, heckflosse: Mercedes-Benz 1959-1968
w113: Mercedes-Benz 230SL 1963-1967, Mercedes-Benz 250SL 1966-1968, Mercedes-Benz 280SL 1967-1971
r107: Mercedes-Benz 1971-1989
w108: Mercedes-Benz 1965-1972
w123: Mercedes-Benz 1976-1985
round taillight 2002, round tail 2002, roundie: BMW 2002 1966-1973
square taillight 2002, square tail 2002: BMW 2002 1974-1976
series one z: Datsun 240Z 1969-1971
s30: Datsun 240Z 1969-1973, Datsun 260Z 1974, Datsun 280Z 1975-1978
fj40: Toyota Land Cruiser 1960-1984
fj60: Toyota Land Cruiser 1980-1987
`;

/** The same, but these mean a car only where the title names its make or model: a C4 is also a transmission. */
export const nicknamesBesideTheirCar = `
first gen, 1st gen, first generation, 1st generation, gen 1, gen i: Chevrolet Camaro 1967-1969, Pontiac Firebird 1967-1969, Ford Mustang 1964-1973, Ford Bronco 1966-1977, Chevrolet Blazer 1969-1972, Chevrolet K5 Blazer 1969-1972, Chevrolet Monte Carlo 1970-1972, Dodge Charger 1966-1967, Mercury Cougar 1967-1970, Plymouth Barracuda 1964-1966, Chevrolet Chevelle 1964-1967, Chevrolet Corvair 1960-1964, Chevrolet Corvette 1953-1962, Chevrolet Nova 1962-1965, Chevrolet El Camino 1959-1960, Ford Falcon 1960-1963, Dodge Challenger 1970-1974, Ford Thunderbird 1955-1957, Buick Riviera 1963-1965, Oldsmobile Toronado 1966-1970, Jeep Cherokee 1974-1983, Ford Ranchero 1957-1959
second gen, 2nd gen, second generation, 2nd generation, gen 2, gen ii: Chevrolet Camaro 1970-1981, Pontiac Firebird 1970-1981, Pontiac Trans Am 1970-1981, Ford Mustang 1974-1978, Dodge Charger 1968-1970, Plymouth Barracuda 1967-1969, Chevrolet Chevelle 1968-1972, Chevrolet Corvair 1965-1969, Chevrolet Corvette 1963-1967, Chevrolet Blazer 1973-1991, Chevrolet K5 Blazer 1973-1991, Chevrolet Monte Carlo 1973-1977, Ford Bronco 1978-1979, Chevrolet Nova 1966-1967, Chevrolet El Camino 1964-1967, Ford Thunderbird 1958-1960, Buick Riviera 1966-1970, Mercury Cougar 1971-1973, Ford Falcon 1964-1965
third gen, 3rd gen, third generation, 3rd generation, gen 3, gen iii: Chevrolet Camaro 1982-1992, Pontiac Firebird 1982-1992, Pontiac Trans Am 1982-1992, Ford Mustang 1979-1993, Dodge Charger 1971-1974, Plymouth Barracuda 1970-1974, Chevrolet Chevelle 1973-1977, Chevrolet Corvette 1968-1982, Chevrolet Monte Carlo 1978-1980, Ford Bronco 1980-1986, Chevrolet Nova 1968-1974, Chevrolet El Camino 1968-1972, Ford Thunderbird 1961-1963, Buick Riviera 1971-1973, Ford Falcon 1966-1970
fourth gen, 4th gen, fourth generation, 4th generation, gen 4: Chevrolet Camaro 1993-2002, Pontiac Firebird 1993-2002, Pontiac Trans Am 1993-2002, Ford Mustang 1994-2004, Chevrolet Corvette 1984-1996, Chevrolet Nova 1975-1979, Ford Thunderbird 1964-1966, Ford Bronco 1987-1991, Chevrolet El Camino 1973-1977
c1: Chevrolet Corvette 1953-1962
c2: Chevrolet Corvette 1963-1967
c3: Chevrolet Corvette 1968-1982
c4: Chevrolet Corvette 1984-1996
shark: Chevrolet Corvette 1968-1982
notchback, notch back: Ford Mustang 1964-1993, Volkswagen Type 3 1961-1973
round body: Ford Falcon 1960-1963
low light: Volkswagen Karmann Ghia 1955-1959
suicide door: Lincoln Continental 1961-1969, Ford Thunderbird 1967-1971
boat tail, boattail: Buick Riviera 1971-1973
big body: Ford Mustang 1971-1973
long nose, long hood: Porsche 911 1964-1973
short hood: Porsche 911 1974-1989
mk1, mk i, mark i, mark 1: MG MGB 1962-1967, Triumph Spitfire 1962-1964, Austin-Healey Sprite 1958-1961, MG Midget 1961-1964, Jaguar 1955-1959, Sunbeam Tiger 1964-1966, Ford Cortina 1962-1966, Ford Escort 1968-1974, Ford Capri 1969-1974, Mini 1959-1967, Triumph GT6 1966-1968, Austin-Healey 3000 1959-1961
mk2, mk ii, mkii, mark ii, mark 2: MG MGB 1967-1969, Triumph Spitfire 1965-1967, Austin-Healey Sprite 1961-1964, MG Midget 1964-1966, Sunbeam Tiger 1967, Jaguar Mark II 1959-1967, Lincoln Mark II 1956-1957, Ford Cortina 1966-1970, Ford Escort 1975-1980, Ford Capri 1974-1977, Mini 1967-1969, Triumph GT6 1968-1970, Austin-Healey 3000 1961-1963
mk3, mk iii, mkiii, mark iii, mark 3: Triumph Spitfire 1967-1970, Austin-Healey Sprite 1964-1966, MG Midget 1966-1974, Lincoln Mark III 1968-1971, Ford Cortina 1970-1976, Ford Capri 1978-1986, Triumph GT6 1970-1973, Austin-Healey 3000 1963-1967
mk4, mk iv, mkiv, mark iv, mark 4: Triumph Spitfire 1970-1974, Austin-Healey Sprite 1966-1971, Lincoln Mark IV 1972-1976
series 1, series i, series one: Jaguar E-Type 1961-1968, Land Rover 1948-1958, Sunbeam Alpine 1959-1960, Jaguar XJ6 1968-1973, Alfa Romeo Spider 1966-1969, Lotus Elan 1962-1964
series 2, series ii, series two: Jaguar E-Type 1969-1971, Land Rover 1958-1961, Sunbeam Alpine 1960-1963, Jaguar XJ6 1973-1979, Alfa Romeo Spider 1970-1982
series 3, series iii, series three: Jaguar E-Type 1971-1974, Land Rover 1971-1985, Jaguar XJ6 1979-1987
series 4, series iv, series four: Sunbeam Alpine 1964-1965, Alfa Romeo Spider 1990-1993
series 5, series v, series five: Sunbeam Alpine 1965-1968
e3, e 3: BMW 1968-1977
e9, e 9: BMW 1968-1975
e12: BMW 1972-1981
e21: BMW 1975-1983
e24: BMW 1976-1989
e28: BMW 1981-1988
e30: BMW 1982-1993
ta22, ra21: Toyota Celica 1970-1975
ae86: Toyota Corolla 1983-1987
series 2a, series iia, iia: Land Rover 1961-1971
split window: Chevrolet Corvette 1963, Volkswagen Beetle 1938-1953, Volkswagen Type 2 1950-1967
split bumper: Chevrolet Camaro 1970-1973
rubber bumper: MG MGB 1974-1980, MG Midget 1974-1979, Chevrolet Corvette 1973-1982
flat fender: Jeep 1941-1968, Willys 1941-1968
impact bumper: Porsche 911 1974-1989
four eye, four eyed, four eye fox: Ford Mustang 1979-1986
bay window, baywindow, early bay, late bay: Volkswagen Type 2 1968-1979
bubble top, bubbletop: Chevrolet Impala 1961-1962, Chevrolet Bel Air 1961-1962, Pontiac Catalina 1961-1962, Pontiac Ventura 1961-1962, Oldsmobile 88 1961-1962, Buick LeSabre 1961-1962
`;
