import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {QuestionGroup} from '@site/src/site/openQuestions';
import Question from './Question';

interface Props {
  readonly groups: readonly QuestionGroup[];
}

/** The questions to the vendor, a section for each documentation set. */
export default function QuestionGroups({groups}: Props): ReactNode {
  return groups.map(({id, label, questions}) => (
    <section key={id}>
      <Heading as="h2" id={id}>
        {label}
      </Heading>
      <ul>
        {questions.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </ul>
    </section>
  ));
}
