import type {Fault} from '../../src/sets/problem';

type Props = Readonly<Record<string, unknown>>;

/** A course that a text alternative states: up or down, from one number to another. */
const COURSE =
  /\b(?:(?<up>rises?|rose|rising|grows?|grew|climbs?|increases?)|(?<down>falls?|fell|falling|drops?|shrinks?|sinks?|declines?|decreases?)) from (?<from>-?\d[\d,.]*(?<=\d)) to (?<to>-?\d[\d,.]*(?<=\d))/gi;

/** Captions and text alternatives that say nothing, or say of values another course than they have. */
export function altFaults(props: Props): Fault[] {
  return [
    ...(typeof props['caption'] === 'string' && props['caption'].trim() === ''
      ? [silent('caption')]
      : []),
    ...objectsIn(props).flatMap((spec) => {
      const {alt} = spec;
      if (typeof alt !== 'string') {
        return [];
      }
      return alt.trim() === '' ? [silent('alt')] : wrongCourses(alt, spec);
    }),
  ];
}

function silent(property: string): Fault {
  return {
    found: `\`${property}\` without a word`,
    expected: 'what the drawing shows, for readers who do not see it',
    remedy:
      'Say what a reader takes from it: the values, or what becomes more or less.',
  };
}

function wrongCourses(alt: string, spec: Props): Fault[] {
  const lists = listsIn(spec);
  return [...alt.matchAll(COURSE)].flatMap(({0: found, groups = {}}) => {
    const from = numberOf(groups['from']);
    const to = numberOf(groups['to']);
    const isSo = groups['up'] === undefined ? from > to : from < to;
    const isThere = lists.some((list) => {
      const start = list.indexOf(from);
      return start >= 0 && list.indexOf(to, start) >= 0;
    });
    return isSo && (isThere || lists.length === 0)
      ? []
      : [
          {
            found: `"${found}" of ${lists.map((list) => list.join(', ')).join('; ')}`,
            expected: 'the course of the values that are drawn',
            remedy: 'Correct the text alternative, or the values.',
          },
        ];
  });
}

function numberOf(text = ''): number {
  return Number(text.replaceAll(',', ''));
}

/** Lists of numbers in a chart or a sparkline, those of its series too. */
function listsIn(spec: Props): number[][] {
  return objectsIn(spec)
    .map(({values}) => values)
    .filter(
      (values): values is number[] =>
        Array.isArray(values) && values.every((one) => typeof one === 'number'),
    );
}

/** An object and those in it. */
function objectsIn(value: unknown): Props[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const inside = (Object.values(value) as unknown[]).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Props, ...inside];
}
