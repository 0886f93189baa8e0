import type {Visitor} from 'lightningcss';
import {keyOf, nameOf} from './declarations';
import type {Sheet} from './readSheet';
import {isOnRoot} from './selectors';

/** Properties that another one sets as well, where the sheets of packages and ours name them differently. */
const SET_BY: Readonly<Record<string, string>> = {
  'background-color': 'background',
};

/**
 * Takes out of the layers what is never seen: what rules outside of them always set for the same selectors,
 * and the custom properties that the root element always has from outside of them.
 */
export function withoutUnseen(
  {unlayered}: Pick<Sheet, 'unlayered'>,
  ofRoot: ReadonlySet<string>,
): Visitor<never> {
  const isSet = (selector: string, name: string) => {
    const properties = unlayered.get(selector);
    return properties?.has(name) || properties?.has(SET_BY[name] ?? '');
  };
  let layers = 0;
  let unseen: ReadonlySet<string> = new Set();
  return {
    Rule: {
      'layer-block': () => void layers++,
      style({value: {selectors, declarations}}) {
        const keys = selectors.map(keyOf);
        const onRoot = selectors.every(isOnRoot);
        const important = new Set(
          declarations?.importantDeclarations?.map(nameOf),
        );
        unseen = new Set(
          (layers > 0 ? (declarations?.declarations ?? []) : [])
            .map(nameOf)
            .filter(
              (name) =>
                !important.has(name) &&
                ((onRoot && ofRoot.has(name)) ||
                  keys.every((key) => isSet(key, name))),
            ),
        );
      },
    },
    // As functions: by the name of a rule it is not called for layers, and by that of a property not for all.
    RuleExit: ({type}) => void (type === 'layer-block' && layers--),
    Declaration: (declaration) =>
      unseen.has(nameOf(declaration)) ? [] : undefined,
  };
}
