import {builtAnchors} from '../../../src/sets/builtAnchors';
import {meant} from '../../../src/sets/meant';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import {TOPIC_IDS} from '../../check/rules/tableLinks';
import {helpTopicsFile} from '../../check/siteTables';
import {appendTo, keysAt, quoted} from '../editModule';
import {shaped, text, unless, type Question, type Scaffold} from '../scaffold';
import {chosenSet, pagesOfSet, WHICH_SET} from '../setFiles';

const PATH = ['HELP_TOPICS'];
const EMPTY = `import type {HelpTopicTable} from '../helpTopics';

export const HELP_TOPICS = {} as const satisfies HelpTopicTable;
`;

/** A topic of context-sensitive help. */
export const topic: Scaffold = {
  name: 'topic',
  makes: 'a help topic that applications open',
  questions(answers, files) {
    if (!answers['set']) {
      return [WHICH_SET];
    }
    const set = chosenSet(answers);
    const file = helpTopicsFile(set.id);
    const known = files.has(file)
      ? keysAt({file, text: files.read(file)}, PATH)
      : [];
    return [
      WHICH_SET,
      unless(
        shaped(
          'id',
          'Its id, which is compiled into products and never changes?',
          /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
          'lower-case words joined by "-"',
        ),
        (answer) =>
          known.includes(answer)
            ? {
                expected: 'an id that is free',
                remedy: 'A topic keeps its id: choose another one.',
              }
            : undefined,
      ),
      text('label', 'Its label in the list of topics?'),
      targetQuestion(pagesOfSet(set, files)),
    ];
  },
  plan(answers, files) {
    const set = chosenSet(answers);
    const {id = '', label = '', to = ''} = answers;
    const file = helpTopicsFile(set.id);
    const there = files.has(file);
    const row = `${quoted(id)}: {label: ${quoted(label)}, to: ${quoted(`/${set.routeBasePath}/${to}`)}}`;
    const added = appendTo(
      {file, text: there ? files.read(file) : EMPTY},
      PATH,
      row,
    );
    return {
      created: there ? {} : {[file]: added},
      changed: {
        ...(there && {[file]: added}),
        [TOPIC_IDS]: withId(files.read(TOPIC_IDS), set.id, id),
      },
      next: files.has(`${set.folder}/csh-redirect.mdx`)
        ? []
        : [
            `Write ${set.folder}/csh-redirect.mdx, which lists the topics: docs-ocr/csh-redirect.mdx is the model.`,
          ],
    };
  },
};

/** The record of ids with a further one, sorted: such lists merge without conflicts. */
function withId(text: string, set: string, id: string): string {
  const ids = JSON.parse(text) as Record<string, string[]>;
  return JSON.stringify(
    {...ids, [set]: [...(ids[set] ?? []), id].sort()},
    null,
    2,
  );
}

/** A page of the set, with an anchor that it has. */
export function targetQuestion(pages: readonly SourcePage[]): Question {
  return {
    name: 'to',
    asks: 'To which page of the set does it lead, such as api/run#options?',
    refuses: async (answer) => {
      const [id, anchor] = answer.split('#', 2);
      const page = pages.find((candidate) => candidate.id === id);
      if (!page) {
        return {
          expected:
            'the path of a page below the set, without extension, and an anchor if need be',
          remedy: 'Correct it; mind upper and lower case.',
        };
      }
      if (!anchor) {
        return undefined;
      }
      const anchors = await builtAnchors(page, (file) =>
        pages.find((candidate) => candidate.file === file),
      );
      return anchors.has(anchor)
        ? undefined
        : {
            expected: `an anchor of ${page.file}: ${[...anchors].join(', ')}`,
            remedy: `${meant(anchor, [...anchors])}Correct the anchor, or give the heading an id first.`,
          };
    },
  };
}
