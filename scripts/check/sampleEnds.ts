import type {Fence} from '../../src/sets/page/fences';
import type {Problem} from '../../src/sets/problem';
import {lineAt} from './sourceLines';

const MADE = (call: string) =>
  new RegExp(`\\b(?:const|let) (\\w+) = await ${call}\\(`, 'g');

/** Samples that end things in the wrong order, or leave a subscription behind. */
export function endProblems(fence: Fence): Problem[] {
  return [...earlyEngines(fence), ...lastingSubscriptions(fence)];
}

/** An engine that is disposed of before the spreadsheets that it computes, in the lines one below the other. */
function earlyEngines({file, line, code}: Fence): Problem[] {
  const engines = [...code.matchAll(MADE('createEngine'))].map(
    ([, name]) => name!,
  );
  const sheets = [...code.matchAll(MADE('createSpreadsheet'))].map(
    ([, name]) => name!,
  );
  return engines.flatMap((engine) => {
    const end = code.indexOf(`${engine}.dispose()`);
    // Up to the end of the block: what comes in another function comes at another time.
    const [rest = ''] = end < 0 ? [] : code.slice(end).split('}', 1);
    const late = sheets.find((sheet) => rest.includes(`${sheet}.dispose()`));
    return late === undefined
      ? []
      : [
          {
            file,
            line: line + lineAt(code, end) - 1,
            found: `${engine}.dispose() before ${late}.dispose()`,
            expected: 'spreadsheets to be disposed of before their engine',
            remedy: `Move ${engine}.dispose() below: a spreadsheet in use keeps its engine, and the call fails.`,
          },
        ];
  });
}

/** A subscription inside an effect of React that nothing ends: each time the component mounts, one more is added. */
function lastingSubscriptions({file, line, code}: Fence): Problem[] {
  return [...code.matchAll(/\buse(?:Layout)?Effect\(\(\) => \{/g)].flatMap(
    ({index}): Problem[] => {
      const [body = ''] = code.slice(index).split(/^ {0,2}\}, /m, 1);
      const call = /\.(?:on|onChange|addEventListener|subscribe)\(/.exec(body);
      return !call ||
        /\bunsubscribe\(|\bsignal\b|\bremoveEventListener\(|\.abort\(|\.dispose\(/.test(
          body,
        )
        ? []
        : [
            {
              file,
              line: line + lineAt(code, index + call.index) - 1,
              found: 'a subscription in an effect, which nothing ends',
              expected:
                'an effect that returns what ends it: with each mount, another listener is added',
              remedy:
                'Keep the subscription, and return () => subscription.unsubscribe().',
            },
          ];
    },
  );
}
