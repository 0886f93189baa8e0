// Implements CONVERT.
import {throwCellError} from '../value';

/**
 * Units and their sizes, with one quantity for each line. Areas are in m², volumes in m³. Units that are marked
 * with `+` take decimal prefixes, and those marked with `*` also take binary prefixes.
 */
const QUANTITIES = `
  +g=1 +u=1.6605390666e-24 sg=14593.90293720636 lbm=453.59237 ozm=28.349523125 grain=0.06479891 cwt=45359.237 shweight=45359.237 uk_cwt=50802.34544 lcwt=50802.34544 hweight=50802.34544 stone=6350.29318 ton=907184.74 uk_ton=1016046.9088 LTON=1016046.9088 brton=1016046.9088
  +m=1 mi=1609.344 Nmi=1852 in=0.0254 ft=0.3048 yd=0.9144 ell=1.143 +ly=9460730472580800 +ang=1e-10 +parsec=30856775814913673 +pc=30856775814913673 Pica=0.00035277777777777776 Picapt=0.00035277777777777776 pica=0.004233333333333333 survey_mi=1609.3472186944374
  +sec=1 +s=1 mn=60 min=60 hr=3600 day=86400 d=86400 yr=31557600
  +Pa=1 +p=1 +atm=101325 +at=101325 +mmHg=133.322 psi=6894.757293168361 Torr=133.32236842105263
  +N=1 +dyn=1e-5 +dy=1e-5 lbf=4.4482216152605 +pond=0.00980665
  +J=1 +e=1e-7 +c=4.184 +cal=4.1868 +eV=1.602176634e-19 +ev=1.602176634e-19 HPh=2684519.5376961729 hh=2684519.5376961729 +Wh=3600 +wh=3600 flb=1.3558179483314004 BTU=1055.05585262 btu=1055.05585262
  +W=1 +w=1 HP=745.6998715822702 h=745.6998715822702 PS=735.49875
  +T=1 +ga=1e-4
  +l=1e-3 +L=1e-3 +lt=1e-3 tsp=4.92892159375e-6 tspm=5e-6 tbs=1.478676478125e-5 oz=2.95735295625e-5 cup=2.365882365e-4 pt=4.73176473e-4 us_pt=4.73176473e-4 uk_pt=5.6826125e-4 qt=9.46352946e-4 uk_qt=1.1365225e-3 gal=3.785411784e-3 uk_gal=4.54609e-3 barrel=0.158987294928 bushel=0.03523907016688 GRT=2.8316846592 regton=2.8316846592 MTON=1.13267386368
  ha=1e4 +ar=100 uk_acre=4046.8564224 us_acre=4046.872609874252 Morgen=2500
  *bit=1 *byte=8
  +m/s=1 +m/sec=1 +m/h=0.0002777777777777778 +m/hr=0.0002777777777777778 mph=0.44704 kn=0.5144444444444445 admkn=0.5147733333333333
`;

const LENGTH = 1;
const AREA = 9;
const VOLUME = 8;

interface Unit {
  readonly quantity: number;
  readonly size: number;
  readonly mark?: string;
}

const UNITS: ReadonlyMap<string, Unit> = new Map(
  QUANTITIES.trim()
    .split('\n')
    .flatMap((line, quantity) =>
      [...line.matchAll(/([+*]?)(\S+)=(\S+)/g)].map(
        ([, mark, name, size]) =>
          [name!, {quantity, size: Number(size), mark}] as const,
      ),
    ),
);

const powers = (names: string, factorAt: (index: number) => number) =>
  names.split(' ').map((name, index) => [name, factorAt(index)] as const);

const DECIMAL_PREFIXES: ReadonlyMap<string, number> = new Map([
  ...powers('k M G T P E Z Y', (index) => 10 ** (3 * index + 3)),
  ...powers('m u n p f a z y', (index) => 10 ** (-3 * index - 3)),
  ...powers('h da e d c', (index) => [100, 10, 10, 0.1, 0.01][index]!),
]);

const BINARY_PREFIXES: ReadonlyMap<string, number> = new Map(
  powers('ki Mi Gi Ti Pi Ei Zi Yi', (index) => 1024 ** (index + 1)),
);

/** Finds a unit by its name, with an optional prefix. Lengths can have an exponent, such as `km2` or `ft^3`. */
function findUnit(name: string): Unit | undefined {
  const [, base = name, exponent] = /^(.+?)\^?([23])$/.exec(name) ?? [];
  if (exponent !== undefined) {
    const unit = findUnit(base);
    return unit?.quantity === LENGTH
      ? {
          quantity: exponent === '2' ? AREA : VOLUME,
          size: unit.size ** Number(exponent),
        }
      : undefined;
  }
  const prefixed = [1, 2].flatMap((length) => {
    const prefix = name.slice(0, length);
    const unit = UNITS.get(name.slice(length));
    const factor =
      (unit?.mark && DECIMAL_PREFIXES.get(prefix)) ??
      (unit?.mark === '*' && BINARY_PREFIXES.get(prefix));
    return unit && factor ? [{...unit, size: unit.size * factor}] : [];
  });
  return UNITS.get(name) ?? prefixed[0];
}

/** Temperature scales: size of a degree in kelvin, and number of degrees between absolute zero and 0. */
const DEGREES: Readonly<Record<string, readonly [number, number]>> = {
  C: [1, 273.15],
  cel: [1, 273.15],
  F: [5 / 9, 459.67],
  fah: [5 / 9, 459.67],
  K: [1, 0],
  kel: [1, 0],
  Rank: [5 / 9, 0],
  Reau: [1.25, 218.52],
};

/** Converts a number from one unit to another. Names of units are case-sensitive. */
export function convertUnit(value: number, from: string, to: string): number {
  const [own, other] = [DEGREES[from], DEGREES[to]];
  if (own && other) {
    return ((value + own[1]) * own[0]) / other[0] - other[1];
  }
  const [source, target] = [findUnit(from), findUnit(to)];
  return source && source.quantity === target?.quantity
    ? (value * source.size) / target.size
    : throwCellError('#N/A');
}
