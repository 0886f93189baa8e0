/** Every question to the vendor, as the plugin `open-questions` gathers them. */
declare module '@generated/open-questions/default/questions.json' {
  import type {QuestionGroup} from '@site/src/site/openQuestions';

  const groups: readonly QuestionGroup[];
  export default groups;
}
