import type {Problem} from '../../problem';
import type {ApiFunction, ApiHeader} from './headerTypes';

/** The code of a function that may not be called from inside a callback. */
const IN_CALLBACK = /_IN_CALLBACK$/;

/** What a rule says of the function itself, not of another. */
const RETURNS = /(?:^Returns|\bthe call returns) ([A-Z][A-Z0-9_]+)/g;

/**
 * Where the rules of a function and its errors contradict each other: a rule says that it returns a code that no error
 * of it has, or one of the two forbids the call from inside a callback and the other does not.
 */
export function ruleCodeProblems(
  {file, codes}: ApiHeader,
  item: ApiFunction,
): Problem[] {
  if (item.kind !== 'function') {
    return [];
  }
  const at = {file, line: item.line};
  const listed = item.errors.map(({code}) => code);
  const strange = (['thread', 'blocking', 'callback'] as const).flatMap((tag) =>
    [...item[tag].text.matchAll(RETURNS)]
      .map(([, name]) => name!)
      .filter((name) => !listed.includes(name))
      .map((name) => ({
        ...at,
        found: `${item.name}: @${tag} says that it returns ${name}, which no @error of it lists`,
        expected: 'codes that the function returns',
        remedy: 'Add the @error, or correct the sentence.',
      })),
  );
  const code = codes.find(({name}) => IN_CALLBACK.test(name))?.name;
  const isListed = code !== undefined && listed.includes(code);
  const isForbidden = item.callback.keyword === 'forbidden';
  return code === undefined || isListed === isForbidden
    ? strange
    : [
        ...strange.filter(({found}) => !found.includes(code)),
        {
          ...at,
          found: `${item.name}: @callback ${item.callback.keyword}, ${isListed ? 'but' : 'and no'} @error ${code}`,
          expected: `@callback forbidden where ${code} is listed, and there alone`,
          remedy: `Correct the one that is wrong: ${isForbidden ? `add "@error ${code}"` : `take "@error ${code}" away`}, or change @callback.`,
        },
      ];
}
