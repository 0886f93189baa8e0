import {appendTo, quoted} from '../editModule';
import {shaped, unless, type Scaffold} from '../scaffold';
import {
  chosenSet,
  pagesOfSet,
  setConstant,
  setFile,
  WHICH_SET,
} from '../setFiles';

/** An address of a set that leads to one of its pages. */
export const redirect: Scaffold = {
  name: 'redirect',
  makes: 'a redirect to a page of a documentation set',
  questions(answers, files) {
    if (!answers['set']) {
      return [WHICH_SET];
    }
    const set = chosenSet(answers);
    const ids = pagesOfSet(set, files).map(({id}) => id);
    return [
      WHICH_SET,
      unless(
        shaped(
          'from',
          `From which address below /${set.routeBasePath}/, such as installation?`,
          /^[\w-]+(?:\/[\w-]+)*$/,
          `a path below /${set.routeBasePath}/, without slashes at its ends`,
        ),
        (answer) =>
          ids.includes(answer) || Object.hasOwn(set.groups, answer)
            ? {
                expected: 'an address that is neither a page nor a redirect',
                remedy:
                  'Choose another one, or edit the page or the redirect that is there.',
              }
            : undefined,
      ),
      {
        name: 'to',
        asks: 'To which page of the set, such as installation/gpu_support?',
        refuses: (answer) =>
          ids.includes(answer)
            ? undefined
            : {
                expected: 'the path of a page below the set, without extension',
                remedy: 'Correct it; mind upper and lower case.',
              },
      },
    ];
  },
  plan(answers, files) {
    const {id} = chosenSet(answers);
    const {from = '', to = ''} = answers;
    const file = setFile(id);
    return {
      created: {},
      changed: {
        [file]: appendTo(
          {file, text: files.read(file)},
          [setConstant(id), 'groups'],
          `${quoted(from)}: ${quoted(to)}`,
        ),
      },
      next: [],
    };
  },
};
