import {Prism} from 'prism-react-renderer';
import {PRISM} from '../../site/prism';

/** Other names of additional languages, and names that Prism does not know: all of these but `vue` are plain text. */
const ALIASES = ['cs', 'dockerfile', 'sh', 'shell'];
const OTHERS = ['cmake', 'csv', 'vue'];

/** Every name a fence may carry after its back-ticks: languages, their aliases, plain text. */
export function isKnownFenceLanguage(name: string): boolean {
  return (
    Object.hasOwn(Prism.languages, name) ||
    [...PRISM.additionalLanguages, ...ALIASES, ...OTHERS].includes(name)
  );
}
